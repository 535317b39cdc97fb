/** Who comes into the war, and when (CW-12.1, CW-12.2, CW-12.41, CW-15.2). */
import { atLeast, check, d6, otherwise, secretCheck } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { State } from '../state.ts';
import { remove } from './fleet.ts';
import { forcesOf } from './reinforcements.ts';
import { openPoints } from './scoring.ts';

const warFrom = (face: number) =>
  ({
    dice: d6,
    rows: [atLeast(face, 'war'), otherwise('peace')],
    outcomes: { war: 'at war', peace: 'still at peace' },
  }) as const;

export const britishRoll = check('british-entry', 'CW-15.2a', 'Britain', warFrom(3));
export const japaneseRoll = check('japanese-entry', 'CW-12.41', 'Japan', warFrom(4));
/** The Central Powers alone know what Italy will do (CW-12.2a). */
export const italianRoll = secretCheck('italian-decision', 'CW-12.2a', 'Italy', warFrom(5));

const SECOND_TURN = 2;

/** CW-15.2a: from II August, while she is out. */
export const britainEnters = when(
  ({ state }) => state.entered.britain === 0 && state.turn >= SECOND_TURN,
  auto('british-entry', 'CW-15.2a', (g) => {
    if (g.roll(britishRoll, {}) === 'war') enter(g, 'britain');
  }),
);

/** CW-15.2b: two turns after Britain, and never without her. */
const mayRollForJapan = ({ readings, entered, turn }: State): boolean =>
  entered.japan === 0 && turn >= SECOND_TURN && (readings['plan-b'] === 'off' || (entered.britain > 0 && turn >= entered.britain + 2));

/** CW-12.41 */
export const japanEnters = when(
  ({ state }) => mayRollForJapan(state),
  auto('japanese-entry', 'CW-12.41', (g) => {
    if (g.roll(japaneseRoll, {}) === 'war') enter(g, 'japan');
  }),
);

/** CW-12.1a: in the Weather Phase after the raid that provoked them. */
export const dutchEnter = when(
  ({ state }) => state.dutchProvoked && state.entered.dutch === 0,
  auto('dutch-entry', 'CW-12.1a', (g) => enter(g, 'dutch')),
);

export function enter(g: Play, who: 'britain' | 'japan' | 'dutch' | 'italy'): void {
  g.state.entered[who] = Math.max(1, g.state.turn);
  if (who === 'britain') g.state.pointsBeforeEntry = openPoints(g.state, 'central'); // CW-15.2g
  g.tell?.({ type: 'entered', who });
}

/** CW-12.2a, CW-12.2b: what the Central Powers have known is announced when I August ends. */
export const italyDecides = when(
  ({ state }) => state.turn === 1,
  auto('italy-decides', 'CW-12.2a', (g) => {
    const { data, state } = g;
    if (state.secrets.italy) return enter(g, 'italy');
    g.tell?.({ type: 'italy-neutral' });
    for (const { coming, ships } of forcesOf(data, state)) if (coming.with === 'italy') for (const id of ships) remove(state, id, 'home');
  }),
);
