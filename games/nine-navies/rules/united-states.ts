/** NN-6.9, NN-2.11, NN-7.8: the United States, their cup and the Pacific. */
import { check, d6, lot, otherwise, upTo } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, choice, sequence, theAllies, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { faceOf, onAOne } from './dice.ts';
import { putIn, shipOf, shipsAt } from './fleet.ts';

export const usEntryRoll = onAOne('us-entry', 'NN-6.9a', 'United States', 'the United States enter the war');
export const releaseRoll = faceOf('us-release', 'NN-6.9c', 'US ships released, at most');
export const usCupLot = lot('us-cup', 'NN-6.9c', 'a ship from the US cup');

/** NN-7.8a */
export const pacificRoll = check(
  'pacific',
  'NN-7.8a',
  'Pacific or Europe',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [upTo(4, 'pacific'), otherwise('europe')],
    outcomes: { pacific: 'leaves for the Pacific', europe: 'is meant for Europe' },
  },
);

const inCup = (state: State): ShipState[] => shipsAt(state, 'cup');

/** Blind draws, one after the other. */
function drawFromCup(g: Play, count: number, put: (ship: ShipState) => void): ShipId[] {
  const drawn: ShipId[] = [];
  for (let n = 0; n < count; n++) {
    const ship = g.draw(usCupLot, inCup(g.state));
    put(ship);
    drawn.push(ship.id);
  }
  return drawn;
}

/** NN-6.9a, NN-6.9b: on entry half of the cup, rounded up, goes to the Pacific. */
const rollEntry = when(
  (g) => !g.state.usAtWar,
  auto('us-entry', 'NN-6.9a', (g) => {
    if (g.roll(usEntryRoll, {}) === 'nothing') return;
    g.state.usAtWar = true;
    g.note?.({ type: 'america-enters' });
    const ships = drawFromCup(g, Math.ceil(inCup(g.state).length / 2), (ship) => {
      ship.at = 'pacific';
    });
    g.note?.({ type: 'pacific', ships });
  }),
);

/** NN-6.9c: how many is named before any is drawn. */
const rollRelease = when(
  ({ state }) => state.usAtWar && inCup(state).length > 0,
  sequence('us-release', 'NN-6.9c', [
    auto('release-roll', 'NN-6.9c', (g) => {
      g.state.release = Math.min(g.roll(releaseRoll, {}), inCup(g.state).length);
    }),
    choice<{ take: number }>('us-release', 'NN-6.9c', {
      who: theAllies,
      offer: ({ state }) => ({ take: Array.from({ length: state.release + 1 }, (_, n) => state.release - n) }),
      ends: {
        take: (g, count) => {
          const ships = drawFromCup(g, count, (ship) => putIn(ship, 'canada-usa')); // NN-7.8b
          g.state.release = 0;
          if (ships.length > 0) g.note?.({ type: 'released', ships });
        },
      },
    }),
  ]),
);

export const unitedStates = sequence('united-states', 'NN-6.9a', [rollEntry, rollRelease]);

/** NN-2.11c while neutral; NN-7.8a at war, or straight to Canada/USA by the other reading (NN-2.11d). */
export function americanArrives(g: Play, id: ShipId): void {
  const { state } = g;
  const ship = shipOf(state, id);
  if (!state.usAtWar) {
    ship.at = 'cup';
    g.note?.({ type: 'arrived', ship: id, at: 'cup', rule: 'NN-2.11c' });
    return;
  }
  if (g.roll(pacificRoll, {}, id) === 'pacific') ship.at = 'pacific';
  else if (state.readings['us-cup'] === 'direct') putIn(ship, 'canada-usa');
  else ship.at = 'cup';
  g.note?.({ type: 'arrived', ship: id, at: ship.at, rule: 'NN-7.8a' });
}
