/** CW-5.84, CW-5.85: what becomes of the merchantmen that are taken. */
import type { Lot } from '../../../kernel/index.ts';
import { check, lot, twoD6 } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { choice, loop, theCentral } from '../kind.ts';
import type { FleetId, ShipId, State } from '../state.ts';
import { fleetOf, isPrize, launch } from './fleet.ts';
import { award } from './scoring.ts';
import type { Total } from './totals.ts';
import { eachTotal, totalRows } from './totals.ts';

/** CW-5.85: the total of two dice is the coal left in her bunkers. */
export const bunkers = check<Record<never, never>, Total>(
  'prize-coal',
  'CW-5.85',
  'Coal in the prize',
  {},
  {
    dice: twoD6,
    modifiers: [],
    rows: totalRows,
    outcomes: eachTotal((total) => `${total} boxes of coal`),
  },
);

/** The stock of prizes that have not sailed yet. */
const prizesLeft = (state: State): ShipId[] => state.ships.filter(({ id, fate }) => fate === 'waiting' && isPrize(id)).map(({ id }) => id);

/** CW-3.1a: any of the stock, for the number of a prize met in battle would tell how many have been kept. */
export const prizeLot: Lot = lot('prize', 'CW-5.84a', 'A prize is named by lot');

/** One prize of a fleet is decided about. */
function dispose(state: State, fleet: FleetId): void {
  const spoil = state.spoils.find((each) => each.fleet === fleet);
  if (!spoil) throw new Error(`${fleet} has taken nothing`);
  spoil.prizes--;
  if (spoil.prizes === 0) state.spoils = state.spoils.filter((each) => each !== spoil);
}

/** CW-5.84a: she sails on as a slow transport of the fleet that took her. */
function keep(g: Play, id: FleetId): void {
  const { state } = g;
  const prize = g.draw(prizeLot, prizesLeft(state), undefined, []);
  const coal = Number(g.roll(bunkers, {}, prize, ['central']));
  launch(state, fleetOf(state, id), prize, [prize], coal);
  dispose(state, id);
  g.whisper?.(['central'], { type: 'prize-kept', fleet: id, prize });
}

/** CW-5.84b */
function scuttle(g: Play, id: FleetId): void {
  dispose(g.state, id);
  award(g, { side: 'central', points: 1, why: 'prize-scuttled', rule: 'CW-5.84b' });
}

export const prizeChoice = loop(
  'prizes',
  'CW-5.84a',
  (g) => g.state.spoils.length > 0,
  choice<{ keep: FleetId; scuttle: FleetId }>('prize', 'CW-5.84a', {
    who: theCentral,
    offer: ({ state }) => {
      const fleets = state.spoils.map(({ fleet }) => fleet);
      return { scuttle: fleets, keep: prizesLeft(state).length === 0 ? [] : fleets };
    },
    ends: { keep, scuttle },
  }),
);
