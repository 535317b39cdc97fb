/** NN-6.2: ships lost to mines, submarines and mishap, in every turn and both scenarios (NN-5.2). */
import { check, d6, otherwise, titled, unspoken, upTo } from '../../../kernel/index.ts';
import type { Data } from '../data/data.ts';
import type { Alliance } from '../data/map.ts';
import { BASE_FACTS } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { auto, decision, each, sequence, THE_RULES_ROLL } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import type { View } from '../view.ts';
import { nameOf } from '../wording.ts';
import { faceOf } from './dice.ts';
import { counterOf, isConvoy, shipOf, sideOf } from './fleet.ts';
import { moveTo } from './whereabouts.ts';

const SIDES: readonly Alliance[] = ['allied', 'central'];

/** NN-6.2a */
export const lossRoll = check('ship-loss', 'NN-6.2a', 'Ship loss', {
  dice: d6,
  rows: [upTo(5, 'loss'), otherwise('none')],
  outcomes: { loss: 'a ship is lost', none: 'no loss' },
  worth: (outcome) => (outcome === 'loss' ? -1 : 0),
});

/** NN-6.2b */
export const lossSize = faceOf('ship-loss-size', 'NN-6.2b', 'Attack factor of the ship, at least');

/** NN-6.2c: ships in bases on the map; convoys are no ships here. */
const mayBeLost = (ship: ShipState, side: Alliance): boolean =>
  Object.hasOwn(BASE_FACTS, ship.at) && sideOf(ship) === side && !isConvoy(ship.id);

/** NN-6.2b: printed factors count, whatever the damage; if nobody has enough, those who have most. */
function candidates(data: Data, state: State, side: Alliance): ShipId[] {
  const ships = state.ships.filter((ship) => mayBeLost(ship, side));
  const most = ships.reduce((best, { id }) => Math.max(best, counterOf(data, id).attack), 0);
  const least = Math.min(state.owed[side], most);
  return ships.filter(({ id }) => counterOf(data, id).attack >= least).map(({ id }) => id);
}

/** NN-6.2a, NN-6.2c: who has no ship on the map owes none, whatever the dice say. */
const rollLosses = auto('rolls', 'NN-6.2a', (g) => {
  const { state } = g;
  for (const side of SIDES) {
    const how = { about: side, by: side };
    const size = g.roll(lossRoll, {}, how) === 'loss' ? g.roll(lossSize, {}, how) : 0;
    state.owed[side] = state.ships.some((ship) => mayBeLost(ship, side)) ? size : 0;
  }
});

/** 'Courbet, 4-5-4, 2 damage, Algiers': what one has to know of her to give her up. */
function shipToLose({ ships }: View, id: ShipId): string {
  const ship = ships.find((each) => each.id === id);
  if (!ship) return nameOf(id);
  const { attack, defence, speed } = ship.printed;
  return [ship.name, `${attack}-${defence}-${speed}`, ...(ship.damage > 0 ? [`${ship.damage} damage`] : []), nameOf(ship.at)].join(', ');
}

export const loseShip = decision<{ lose: ShipId }, Alliance>('ship-loss', 'NN-6.2c', {
  who: (_, side) => side,
  asks: ({ owed }, { side }) => `A ship is lost: which one, with an attack factor of ${owed[side]} or more?`,
  verbs: {
    lose: {
      ends: true,
      of: ({ data, state, side }) => candidates(data, state, side),
      label: shipToLose,
      odds: THE_RULES_ROLL,
      why: () => ({ words: 'her attack factor is too small, or she is not in a base on the map', rule: 'NN-6.2b' }),
      does: (g, id, { side }) => {
        moveTo(g.state, shipOf(g.state, id), 'sunk');
        g.state.owed[side] = 0;
        g.tell?.({ type: 'lost', side, ship: id });
      },
    },
  },
});

/** NN-6.2c: all dice first; then the Allies choose, and after them the Central Powers. */
export const shipLosses = sequence('ship-losses', 'NN-5.2', [
  titled('How many are lost', rollLosses),
  unspoken(each('choose', 'NN-6.2c', ({ state }) => SIDES.filter((side) => state.owed[side] > 0), loseShip)),
]);
