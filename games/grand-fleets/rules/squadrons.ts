/** GF-4.1, GF-4.2: forming squadrons before the battle, both sides at once, where the players want to do so themselves. */
import { firstPart } from '../../../kernel/index.ts';
import type { Battle, Berth } from '../data/battle.ts';
import { battleOf } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { At, Play } from '../kind.ts';
import { plan, when } from '../kind.ts';
import type { ShipId, Side, Squadron } from '../state.ts';
import { SIDES } from '../state.ts';
import { isViable } from './beginning.ts';
import { handedIn, handIn } from './drafting.ts';

/** One squadron of a draft, in the order of the line. */
export type Forming = {
  readonly ships: readonly ShipId[];
  readonly leader: ShipId;
};
type Draft = readonly Forming[];

const ofSide = ({ berths }: Battle, side: Side): readonly Berth[] => berths.filter((berth) => berth.side === side);
const membersOf = ({ berths }: Battle, { ships }: Forming): readonly Berth[] => berths.filter(({ ship }) => ships.includes(ship));

/** No side can have more squadrons than this, whatever it does (GF-4.1b, GF-4.1d). */
const mostSquadrons = (battle: Battle, side: Side): number =>
  Math.max(2, Math.floor(ofSide(battle, side).reduce((sum, { card }) => sum + sizeOf(card).control, 0) / 8));

const squadronOf = (draft: Draft, ship: ShipId): number => draft.findIndex(({ ships }) => ships.includes(ship));

/** Without the ship; a squadron without ships is gone, and one without its leader is led by her next. */
const without = (draft: Draft, ship: ShipId): Draft =>
  draft.flatMap((squadron) => {
    const ships = squadron.ships.filter((each) => each !== ship);
    const [first] = ships;
    return first === undefined ? [] : [{ ships, leader: squadron.leader === ship ? first : squadron.leader }];
  });

/** The places that a ship could go to: every other squadron, and a new one. */
function placesFor({ data, state, side, draft }: At<Draft>, ship: ShipId): number[] {
  const battle = battleOf(data, state);
  const here = squadronOf(draft, ship);
  const isAlone = here >= 0 && draft[here]?.ships.length === 1;
  const most = Math.min(mostSquadrons(battle, side), draft.length + (isAlone ? 0 : 1));
  return Array.from({ length: most }, (_, place) => place).filter((place) => place !== here);
}

/** She goes to the end of its line. */
function assigned(draft: Draft, ship: ShipId, place: number): Draft {
  const target = draft[place];
  if (!target) return [...without(draft, ship), { ships: [ship], leader: ship }];
  const moved = draft.map((squadron) => (squadron === target ? { ...squadron, ships: [...squadron.ships, ship] } : squadron));
  return moved.flatMap((squadron, at) => (at === place ? [squadron] : without([squadron], ship)));
}

/** Which squadrons of a draft are some, by their places (GF-4.1b). */
function areViable(battle: Battle, side: Side, draft: Draft): readonly boolean[] {
  const squadrons = draft.map((squadron) => membersOf(battle, squadron));
  return squadrons.map((squadron) => isViable(squadron, squadrons, ofSide(battle, side)));
}

function warning({ data, state, side, draft }: At<Draft>): string | undefined {
  const weak = areViable(battleOf(data, state), side, draft).indexOf(false);
  return weak < 0
    ? undefined
    : `Squadron ${weak + 1} has less than 8 points of command and control: its ships are out of command for the whole battle.`;
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

const formed = (side: Side, { ships, leader }: Forming, place: number): Squadron => ({
  id: `${side}-${place + 1}`,
  side,
  name: `${ORDINALS[place] ?? `${place + 1}th`} Squadron`,
  ships: [...ships],
  leader,
  valid: true,
  leaderless: 0,
});

/** GF-4.1b: what is too small to be a squadron is none. */
function organise(g: Play, side: Side, draft: Draft): void {
  const viable = areViable(battleOf(g.data, g.state), side, draft);
  const squadrons = draft.filter((_, place) => viable[place]).map((squadron, place) => formed(side, squadron, place));
  g.state.squadrons = [...g.state.squadrons.filter((squadron) => squadron.side !== side), ...squadrons];
  for (const ship of g.state.ships)
    if (ship.side === side) ship.squadron = squadrons.find(({ ships }) => ships.includes(ship.id))?.id ?? null;
  const force = battleOf(g.data, g.state).names[side];
  g.tell?.({ type: 'organised', side, force, squadrons: squadrons.map(({ id, leader, ships }) => ({ id, leader, ships: [...ships] })) });
}

export const formSquadrons = plan<{ assign: readonly [ShipId, number]; apart: ShipId; lead: ShipId; done: true }, Draft>(
  'squadrons',
  'GF-4.1b',
  {
    who: () => SIDES,
    draft: ({ state, side }) =>
      state.squadrons.filter((squadron) => squadron.side === side).map(({ ships, leader }) => ({ ships: [...ships], leader })),
    asks: () => 'Which ships form squadrons, and who leads them?',
    pieces: ({ data, state, side }) => ofSide(battleOf(data, state), side).map(({ ship }) => ship),
    verbs: {
      assign: {
        of: (at, ship) => placesFor(at, ship).map((place) => [ship, place] as const),
        under: firstPart,
        label: (_, [, place], { draft }) => (place < draft.length ? `To squadron ${place + 1}` : 'To a new squadron'),
        why: () => ({ words: 'there is no such squadron to join', rule: 'GF-4.1b' }),
        does: (draft, [ship, place]) => assigned(draft, ship, place),
      },
      apart: {
        of: ({ draft }, ship) => (squadronOf(draft, ship) < 0 ? [] : [ship]),
        under: firstPart,
        label: () => 'To no squadron',
        caution: () => 'She is out of command for the whole battle.',
        why: () => ({ words: 'she belongs to no squadron', rule: 'GF-4.1b' }),
        does: (draft, ship) => without(draft, ship),
      },
      lead: {
        of: ({ draft }, ship) => (draft.some(({ ships, leader }) => ships.includes(ship) && leader !== ship) ? [ship] : []),
        under: firstPart,
        label: () => 'Leads her squadron',
        why: () => ({ words: 'she leads already, or belongs to no squadron', rule: 'GF-4.2' }),
        does: (draft, ship) => draft.map((squadron) => (squadron.ships.includes(ship) ? { ...squadron, leader: ship } : squadron)),
      },
      done: {
        ...handIn,
        label: () => 'Squadrons are formed',
        caution: warning,
        consequence: ({ draft }) =>
          handedIn(
            draft.map(({ leader }) => leader),
            'every ship sails alone',
            'squadron',
            'squadrons',
          ),
      },
    },
    commit: (g, drafts) => {
      for (const side of SIDES) organise(g, side, drafts[side]);
    },
  },
);

/** GF-4.1b: left to the players where they want it so; else as the order of battle has it. */
export const squadronsOfTheirOwn = when((g) => g.state.readings.squadrons === 'own', formSquadrons);
