/** The captain's table: what he sees, what he has written so far, what he thinks of the enemy, and his fleets with their companies. */
import type { Question } from '../../../kernel/index.ts';
import type { War } from '../data/data.ts';
import type { GreatWarAtSea } from '../kind.ts';
import { companyOf, heads, shipsIn } from '../rules/fleets.ts';
import { type Orders, writtenOf } from '../rules/order-lines.ts';
import type { OrderVerbs } from '../rules/orders.ts';
import { fixed } from '../rules/writing.ts';
import type { Fleet, Move, ShipId, Side } from '../state.ts';
import type { View } from '../view.ts';
import type { Mission } from './errands.ts';
import { type Force, forceOf } from './forces.ts';
import { friendsOf } from './friends.ts';
import { partInHolding } from './holding.ts';
import { type Chances, outlookOf, type Sender } from './hopes.ts';
import type { Place, Sea } from './sea.ts';
import type { Suspect } from './suspects.ts';

export interface Desk {
  readonly war: War;
  readonly sea: Sea;
  readonly view: View;
  readonly side: Side;
  readonly question: Question<GreatWarAtSea, { [V in keyof OrderVerbs]: OrderVerbs[V] }, null, Orders>;
  readonly suspects: readonly Suspect[];
  /** How much he fears submarines today, beside other days. */
  readonly dread: number;
}

/** A fleet that moves by itself, with its company. */
export interface Squadron {
  readonly fleet: Fleet;
  readonly ships: readonly ShipId[];
  readonly force: Force;
  /** What each turn to come may bring it. */
  chancesIn(turn: number): Chances;
  /** What it adds to the chance that some waters are ours at the end of a turn. */
  partInHolding(waters: readonly Place[], turn: number): number;
}

function squadronOf(desk: Desk, fleet: Fleet): Squadron {
  const { war, sea, view, suspects } = desk;
  const ships = companyOf(view, fleet).flatMap((each) => shipsIn(war, view, each));
  const force = forceOf(war, view, ships);
  let known: { readonly sender: Sender; readonly outlook: Squadron['chancesIn'] } | undefined;
  const mind = () => {
    if (known) return known;
    const friends = friendsOf(war, sea, view, fleet, (each) => plotOf(desk, each));
    const sender = { war, sea, view, fleet, force, suspects, friends };
    known = { sender, outlook: outlookOf(sender) };
    return known;
  };
  return {
    fleet,
    ships,
    force,
    chancesIn: (turn) => mind().outlook(turn),
    partInHolding: (waters, turn) => partInHolding(mind().sender, waters, turn),
  };
}

/** The strongest first: the others go by what is written for them. */
export const squadronsOf = (desk: Desk): Squadron[] =>
  heads(desk.view)
    .filter(({ pieces }) => pieces.length > 0)
    .map((fleet) => squadronOf(desk, fleet))
    .sort((a, b) => b.force.might - a.force.might);

/** All that is written for a fleet so far. */
export const plotOf = ({ question, view }: Desk, fleet: Fleet): readonly Move[] =>
  writtenOf(question.draft, fleet.id).plot ?? fixed(view, fleet);

/** What it is sent to do, if so much is written for it. */
export function missionOf(desk: Desk, { fleet, ships, partInHolding }: Squadron, plot: readonly Move[]): Mission {
  const { war, sea, view } = desk;
  const others = heads(view).flatMap((each) => (each.id === fleet.id ? [] : plotOf(desk, each)));
  return { war, sea, view, fleet, ships, plot, others, partInHolding };
}
