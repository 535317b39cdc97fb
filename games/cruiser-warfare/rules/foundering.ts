/** CW-8.42: ships that can hardly float. */
import { atLeast, d6, flag, otherwise, plus, secretCheck } from '../../../kernel/index.ts';
import { isSinking, markHull } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, ShipId, ShipState, State } from '../state.ts';
import { inOpenOrder, shipOf, shipsIn } from './fleet.ts';
import { boxesMarked, shipLost } from './scoring.ts';

/** Her owner alone sees it rolled (CW-3.1a). */
export const founderRoll = secretCheck(
  'foundering',
  'CW-8.42',
  'Foundering',
  { storm: flag('a storm in the area') },
  {
    dice: d6,
    modifiers: [plus(2, 'CW-11.6b', 'storm', (f) => f.storm)],
    rows: [atLeast(6, 'worse'), otherwise('holds')],
    outcomes: { worse: 'another box of her hull is lost', holds: 'she holds' },
    worth: (outcome) => (outcome === 'worse' ? -1 : 0),
  },
);

/** More than three quarters of her hull is gone. */
const isInDanger = (data: Data, state: State, { id, hull }: ShipState): boolean =>
  hull > 0 && hull * 4 > sheetOf(data, state, id).hull.boxes * 3;

/** Every Central ship; of the Allies those that moved or lie where there is no coal. */
const isExposed = (data: Data, { turn }: State, { side, movedIn, area }: Fleet): boolean =>
  side === 'central' || movedIn === turn || !data.areas[area].coal;

const endangered = (data: Data, state: State, fleet: Fleet): ShipId[] =>
  isExposed(data, state, fleet) ? shipsIn(state, fleet).filter((id) => isInDanger(data, state, shipOf(state, id))) : [];

export const foundering = auto('foundering', 'CW-8.42', (g) => {
  const { data, state } = g;
  if (!state.ships.some((ship) => ship.fate === 'afloat' && isInDanger(data, state, ship))) return;
  const fleets = state.fleets.filter((fleet) => endangered(data, state, fleet).length > 0);
  for (const fleet of inOpenOrder(g, fleets)) for (const id of endangered(data, state, fleet)) strain(g, fleet, id);
});

/** Told to the owner alone, and so are the points, until the ship is lost (CW-3.1a). */
function strain(g: Play, { side, area }: Fleet, id: ShipId): void {
  const { data, state } = g;
  const facts = { storm: state.storms.includes(area) };
  if (g.rollFor([side], founderRoll, facts, { about: id, by: side }) === 'holds') return;
  const ship = shipOf(state, id);
  markHull(sheetOf(data, state, id), ship, 1);
  g.whisper?.([side], { type: 'foundering', ship: id });
  if (!isSinking(sheetOf(data, state, id), ship)) return boxesMarked(g, id, 1, true);
  ship.sunk = true;
  shipLost(g, id, 'foundered', null);
}
