/** Aircraft on the chart: who is drawn where, the way they came, and what is offered beside the chart for whoever is in hand. */
import { expect, test } from 'vitest';
import { hexAt } from '../../../../chart/hex.ts';
import type { SeenOption, SeenQuestion } from '../../../../kernel/index.ts';
import { battleOf } from '../../data/data.ts';
import { BUILT_IN } from '../../data/pack.ts';
import { readingsOf } from '../../options.ts';
import { beginning } from '../../rules/beginning.ts';
import { type AircraftView, view as viewOf } from '../../view.ts';
import { airBerthsOf, flightsSince, headingAfter, NO_FLIGHTS } from '../air-berths.ts';
import { choicesFor } from '../answers.ts';
import { craftInWords } from '../words.ts';

const battle = battleOf(BUILT_IN, { battle: 'jutland-run-to-the-south' });
const view = viewOf(beginning(battle, readingsOf({ aircraft: 'on' })), 'blue', BUILT_IN);
const NOBODY: ReadonlySet<string> = new Set();
const aloft = (craft: AircraftView, hex: number): AircraftView => ({ ...craft, fate: 'aloft', hex });

test('those aboard are drawn when they are asked for, at their ship; those in one hex one below the other', () => {
  expect(airBerthsOf(battle, view, NOBODY)).toEqual([]);
  const asked = airBerthsOf(battle, view, new Set(view.aircraft.map(({ id }) => id)));
  expect(asked.map(({ place }) => place)).toEqual(view.aircraft.map((_, place) => place));
  const apart = view.aircraft.map((craft, place) => aloft(craft, hexAt(place, 0)));
  expect(airBerthsOf(battle, { ...view, aircraft: apart }, NOBODY).map(({ place }) => place)).toEqual(view.aircraft.map(() => 0));
});

test('a flight is remembered until there is another, and says where the nose points', () => {
  const [craft] = view.aircraft;
  if (!craft) throw new Error('there are no aircraft');
  const at = (...rows: readonly number[]) =>
    rows.reduce((flights, row) => flightsSince(flights, { aircraft: [aloft(craft, hexAt(0, row))] }), NO_FLIGHTS).flown.get(craft.id);
  expect([at(4), at(4, 1), at(4, 1, 1)]).toEqual([undefined, ...[1, 1].map((row) => ({ from: hexAt(0, 4), to: hexAt(0, row) }))]);
  expect(headingAfter(at(4, 1))).toBe(0);
});

test('an aircraft in words', () => {
  const [craft] = view.aircraft;
  expect(craft && craftInWords(battle, view, craft)).toMatch(/British aeroplane, aboard her ship/);
  expect(craft && craftInWords(battle, view, aloft(craft, craft.hex))).toMatch(/just above the water, in hex \d+\.\d+.*fuel for \d+ turns/);
});

test('beside the chart stands what can be done with whoever is in hand, unless it is too much', () => {
  const option = (verb: string, target: SeenOption['target'], under: string | null): SeenOption => ({
    ...{ verb, target, under, label: verb, odds: [], caution: null, ends: false, locks: false, takes: null },
  });
  const smoke = ['funnel', 'chemical'].map((kind) => option('smoke', ['meteor', kind], 'meteor'));
  const asking = (...options: readonly SeenOption[]): SeenQuestion => ({
    ...{ name: 'smoke', side: 'blue', rule: 'GF-12.2', item: null, prompt: '', closing: null, takingBack: {}, together: [], handy: [] },
    options,
  });
  const question = asking(...smoke, option('smoke', ['milne', 'funnel'], 'milne'), option('done', null, null));
  expect(choicesFor(question, 'meteor')).toEqual(smoke);
  expect(choicesFor(question, 'lion')).toEqual([]);
  expect(choicesFor(question, null)).toEqual([]);
  expect(choicesFor(asking(option('hold', null, null)), null)).toHaveLength(1);
  expect(choicesFor(asking(...Array.from({ length: 9 }, () => smoke).flat()), 'meteor')).toEqual([]);
});
