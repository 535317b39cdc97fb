/** NN-6.9, NN-2.11, NN-7.8: the United States, their cup and the Pacific. */
import { check, d6, lot, otherwise, titled, upTo } from '../../../kernel/index.ts';
import type { ShipId } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, decision, sequence, THE_RULES_ROLL, theAllies, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { faceOf, onAOne } from './dice.ts';
import { shipOf } from './fleet.ts';
import { moveTo, putIn, shipsAt } from './whereabouts.ts';

export const usEntryRoll = onAOne('us-entry', 'NN-6.9a', 'United States', 'the United States enter the war');
export const releaseRoll = faceOf('us-release', 'NN-6.9c', 'US ships released, at most');
export const usCupLot = lot('us-cup', 'NN-6.9c', 'a ship from the US cup');

/** NN-7.8a */
export const pacificRoll = check('pacific', 'NN-7.8a', 'Pacific or Europe', {
  dice: d6,
  rows: [upTo(4, 'pacific'), otherwise('europe')],
  outcomes: { pacific: 'leaves for the Pacific', europe: 'is meant for Europe' },
});

const inCup = (state: State): ShipState[] => shipsAt(state, 'cup');

/** Blind draws, one after the other, told in one line. */
function drawFromCup(g: Play, count: number, type: 'pacific' | 'released', put: (ship: ShipState) => void): void {
  if (count === 0) return;
  g.salvo(
    () =>
      Array.from({ length: count }, () => {
        const ship = g.draw(usCupLot, inCup(g.state));
        put(ship);
        return ship.id;
      }),
    (ships) => ({ type, ships }),
  );
}

/** NN-6.9a, NN-6.9b: on entry half of the cup, rounded up, goes to the Pacific. */
const rollEntry = when(
  (g) => !g.state.usAtWar,
  auto('us-entry', 'NN-6.9a', (g) => {
    if (g.roll(usEntryRoll, {}) === 'nothing') return;
    g.state.usAtWar = true;
    g.tell?.({ type: 'america-enters' });
    drawFromCup(g, Math.ceil(inCup(g.state).length / 2), 'pacific', (ship) => moveTo(g.state, ship, 'pacific'));
  }),
);

/** NN-6.9c: how many is named before any is drawn. */
export const releaseAmericans = decision<{ take: number }>('us-release', 'NN-6.9c', {
  who: theAllies,
  asks: () => 'How many US ships are drawn for Europe?',
  verbs: {
    take: {
      ends: true,
      of: ({ state }) => Array.from({ length: state.release + 1 }, (_, n) => state.release - n),
      label: (_view, count) => (count === 0 ? 'None' : String(count)),
      odds: THE_RULES_ROLL,
      why: () => ({ words: 'as many as the die allows and the cup holds', rule: 'NN-6.9c' }),
      does: (g, count) => {
        g.state.release = 0;
        drawFromCup(g, count, 'released', (ship) => putIn(g.state, ship, 'canada-usa')); // NN-7.8b
      },
    },
  },
});

const rollRelease = when(
  ({ state }) => state.usAtWar && inCup(state).length > 0,
  sequence('us-release', 'NN-6.9c', [
    auto('release-roll', 'NN-6.9c', (g) => {
      g.state.release = Math.min(g.roll(releaseRoll, {}), inCup(g.state).length);
    }),
    titled('How many are drawn', releaseAmericans),
  ]),
);

export const unitedStates = titled(
  'United States',
  sequence('united-states', 'NN-6.9a', [titled('American entry', rollEntry), titled('Ships released for Europe', rollRelease)]),
);

/** NN-2.11c while neutral; NN-7.8a at war, or straight to Canada/USA by the other reading (NN-2.11d). */
export function americanArrives(g: Play, id: ShipId): void {
  const { state } = g;
  const ship = shipOf(state, id);
  if (!state.usAtWar) {
    moveTo(state, ship, 'cup');
    g.tell?.({ type: 'arrived', ship: id, at: 'cup', rule: 'NN-2.11c' });
    return;
  }
  if (g.roll(pacificRoll, {}, { about: id }) === 'pacific') moveTo(state, ship, 'pacific');
  else if (state.readings['us-cup'] === 'direct') putIn(state, ship, 'canada-usa');
  else moveTo(state, ship, 'cup');
  g.tell?.({ type: 'arrived', ship: id, at: ship.at, rule: 'NN-7.8a' });
}
