/** CW-8.42: ships that can hardly float. */
import { atLeast, d6, flag, otherwise, plus, secretCheck } from '../../../kernel/index.ts';
import { isSinking, markHull } from '../../../tactical/vessel.ts';
import { AREA_FACTS } from '../data/map.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Fleet, ShipId, State } from '../state.ts';
import { inOpenOrder, sheetOf, shipOf, shipsIn } from './fleet.ts';
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
const isInDanger = (state: State, id: ShipId): boolean => shipOf(state, id).hull * 4 > sheetOf(state, id).hull.boxes * 3;

/** Every Central ship; of the Allies those that moved or lie where there is no coal. */
const isExposed = ({ turn }: State, { side, movedIn, area }: Fleet): boolean =>
  side === 'central' || movedIn === turn || !AREA_FACTS[area].coal;

const endangered = (state: State, fleet: Fleet): ShipId[] =>
  isExposed(state, fleet) ? shipsIn(state, fleet).filter((id) => isInDanger(state, id)) : [];

export const foundering = auto('foundering', 'CW-8.42', (g) => {
  const { state } = g;
  const fleets = state.fleets.filter((fleet) => endangered(state, fleet).length > 0);
  for (const fleet of inOpenOrder(g, fleets)) for (const id of endangered(state, fleet)) strain(g, fleet, id);
});

/** Told to the owner alone, and so are the points, until the ship is lost (CW-3.1a). */
function strain(g: Play, { side, area }: Fleet, id: ShipId): void {
  const { state } = g;
  const facts = { storm: state.storms.includes(area) };
  if (g.rollFor([side], founderRoll, facts, { about: id, by: side }) === 'holds') return;
  const ship = shipOf(state, id);
  markHull(sheetOf(state, id), ship, 1);
  g.whisper?.([side], { type: 'foundering', ship: id });
  if (!isSinking(sheetOf(state, id), ship)) return boxesMarked(g, id, 1, true);
  ship.sunk = true;
  shipLost(g, id, 'foundered', null);
}
