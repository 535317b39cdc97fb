/** Who comes into the war, and when (CW-12.1, CW-12.2, CW-12.41, CW-15.2). */
import { atLeast, check, d6, otherwise } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, when } from '../kind.ts';
import type { State } from '../state.ts';
import { remove } from './fleet.ts';
import { openPoints } from './scoring.ts';

const enters = (name: string, rule: string, title: string, from: number) =>
  check(
    name,
    rule,
    title,
    {},
    {
      dice: d6,
      modifiers: [],
      rows: [atLeast(from, 'war'), otherwise('peace')],
      outcomes: { war: 'at war', peace: 'still at peace' },
    },
  );

export const britishRoll = enters('british-entry', 'CW-15.2a', 'Britain', 3);
export const japaneseRoll = enters('japanese-entry', 'CW-12.41', 'Japan', 4);
export const italianRoll = enters('italian-decision', 'CW-12.2a', 'Italy', 5);

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
    const { state } = g;
    if (state.secrets.italy) return enter(g, 'italy');
    g.tell?.({ type: 'italy-neutral' });
    remove(state, 'marco-polo', 'home');
  }),
);
