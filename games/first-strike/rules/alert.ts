/** FS-7.0, FS-7.1: the German Alert Level, always from 1 to 5. */
import { atLeast, check, d6, flag, oneOf, otherwise, sway, upTo, whole } from '../../../kernel/index.ts';
import { turnAdds } from '../data/tables.ts';
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import { fogAt } from './weather.ts';

const MOST_ALERT = 5;
const LEAST_ALERT = 1;

/** FS-7.1. Which way fog counts is a reading (FS-5.2): 7.1 takes one off, 5.2 adds one. */
export const alertCheck = check(
  'alert',
  'FS-7.1',
  'German Alert Level',
  {
    turn: whole('the turn', 1, 99),
    fog: flag('fog over the German reserve'),
    reading: oneOf('which way fog counts', ['minus-one', 'plus-one']),
  },
  {
    dice: d6,
    modifiers: [
      sway('FS-7.1', 'fog over the German reserve', (f) => (!f.fog ? 0 : f.reading === 'minus-one' ? -1 : 1)),
      sway('FS-7.1', 'the hour', (f) => turnAdds(f.turn)),
    ],
    rows: [upTo(1, 'down'), atLeast(6, 'up'), otherwise('same')],
    outcomes: { down: 'a step down, never below 1', same: 'the alert stays as it is', up: 'a step up, never above 5' },
  },
);

export const rollAlert = auto('alert-level', 'FS-7.1', (g) => {
  const { state } = g;
  const outcome = g.roll(alertCheck, { turn: state.turn, fog: fogAt(state, 'german-reserve'), reading: state.readings['fog-alert'] });
  if (outcome === 'up') raiseAlert(g, 1, 'FS-7.1');
  if (outcome === 'down') raiseAlert(g, -1, 'FS-7.1');
});

/** FS-7.0: never below 1, never above 5. */
export function raiseAlert(g: Play, by: number, rule: string): void {
  const from = g.state.alert;
  const to = Math.min(MOST_ALERT, Math.max(LEAST_ALERT, from + by));
  g.state.alert = to;
  if (to !== from) g.tell?.({ type: 'alert-changed', from, to, rule });
}
