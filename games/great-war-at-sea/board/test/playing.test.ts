/** How a flight is played over the chart. */
import { expect, test } from 'vitest';
import { flights } from '../../rules/flights.ts';
import { british, german, operationWith, tableOf } from '../../test/table.ts';
import { flownInWords } from '../flights.ts';
import { playing } from '../playing.ts';

const L13 = { id: 'l13', side: 'central', name: 'L13', zone: 'O13', first: 1, source: 'reconstructed' } as const;

function flown(...way: readonly string[]) {
  const game = tableOf(operationWith([british('beatty', 'K5', ['lion']), german('hipper', 'O13', ['seydlitz'])], { airships: [L13] }));
  for (const craft of game.state.airships) Object.assign(craft, { aloft: true, turns: 1, zone: 'N12', plot: way });
  const before = game.seenBy('central');
  game.dice(...(way.length === 0 ? [2] : way.map(() => 2))).run(flights);
  const [event] = game.told('flew', 'central');
  return { now: game.seenBy('central'), before, parts: (event && playing.actOf(event)?.parts(before)) ?? [] };
}

test('GW-14.2 an airship flies over the chart zone by zone, and what it has searched grows with its way', () => {
  const { parts, before } = flown('N11', 'M11');
  expect(parts.map(({ marks }) => marks)).toEqual([
    [{ kind: 'way', from: 'N12', to: 'N11' }],
    [
      { kind: 'way', from: 'N11', to: 'M11' },
      { kind: 'note', about: 'M11', words: 'nobody in sight' },
    ],
  ]);
  expect(parts.map(({ after }) => after?.(before).airships[0])).toMatchObject([
    { zone: 'N11', flown: { searched: ['N11'] } },
    { zone: 'M11', flown: { searched: ['N11', 'M11'] } },
  ]);
});

test('GW-14.2 one that stays searches where it is, and its card says so', () => {
  const { parts, now } = flown();
  expect(parts.map(({ marks }) => marks)).toEqual([[{ kind: 'note', about: 'N12', words: 'nobody in sight' }]]);
  expect(now.airships.map((craft) => craft.flown && flownInWords(craft.flown))).toEqual(['searched N12']);
});
