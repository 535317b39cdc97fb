/** Lines of the log as they are read. */
import { expect, test } from 'vitest';
import { explain } from '../../../kernel/index.ts';
import { initiativeRoll } from '../../../tactical/initiative.ts';
import type { Happening, Secret } from '../events.ts';
import type { Side } from '../state.ts';
import { wording } from '../wording.ts';

/** Ulsan's: nobody was allied in 1904. */
const called = (side: Side): string => ({ allied: 'The Japanese', central: 'The Russians' })[side];
const line = (event: Parameters<typeof wording.event>[0]): string => wording.event(event, called).words.replaceAll('**', '');

const met = { type: 'met', zone: 'S16', surprise: false, tokens: { allied: ['allied-1'], central: ['central-2', 'central-3'] } } as const;

test.each<readonly [string, Happening | Secret]>([
  ['Contact in S16: fleet 1 of the Japanese against fleets 2, 3 of the Russians.', met],
  [
    'Contact in S16: 2nd Division; Tsushima against fleets 2, 3 of the Russians.',
    {
      ...met,
      own: {
        allied: [
          { id: 'a', name: '2nd Division' },
          { id: 'b', name: 'Tsushima' },
        ],
      },
    },
  ],
  ['The Russians lose a submarine in S16.', { type: 'submarine-sunk', zone: 'S16', side: 'central' }],
  ['Weather, Sea of Japan, south: mist, as before.', { type: 'weather-held', zone: 'japan-sea-south', now: 'mist' }],
  ['A transport unloads at Lerwick.', { type: 'unloaded', fleet: 'a', port: 'lerwick', ships: 1 }],
  ['2 transports unload at Lerwick.', { type: 'unloaded', fleet: 'a', port: 'lerwick', ships: 2 }],
  ['L7 is wrecked on landing.', { type: 'aircraft-lost', craft: 'l7', zone: 'O13', how: 'wrecked' }],
  ['Seaplanes of Engadine are wrecked on landing.', { type: 'aircraft-lost', craft: 'engadine-seaplanes', zone: 'O13', how: 'wrecked' }],
  ['L7 searches N12: nobody in sight.', { type: 'flew', craft: 'l7', turn: 1, from: 'O13', way: ['N12'], searched: ['N12'], found: 0 }],
  [
    'Seaplanes of Engadine search N12: ships in sight.',
    { type: 'flew', craft: 'engadine-seaplanes', turn: 1, from: 'O13', way: ['N12'], searched: ['N12'], found: 1 },
  ],
])('%s', (words, event) => {
  expect(line(event)).toBe(words);
});

test('GW-19.2 ships without fuel are not counted among those that were damaged', () => {
  expect(wording.scene({ type: 'out-of-fuel', ship: 'lion' }, called)).toMatchObject({ weight: 'grave', gists: [] });
});

test('a battle calls sides as the operation does, and several ships of one piece fire together', () => {
  expect(line({ type: 'entry', side: 'central', edge: 2 })).toBe('The Russians come in by edge 3 of the map.');
  const by = { token: 'central-counter-1', ships: ['slow-transport-1', 'slow-transport-2'] };
  const at = { token: 'allied-counter-1', ships: ['rurik'] };
  expect(line({ type: 'fired', side: 'central', by, ship: null, at, with: 'gunnery', hits: 0 })).toBe(
    'Slow transport 1 and 2 fire at Rurik: no hit.',
  );
});

test('a counter that is not made out goes by what the operation calls its side', () => {
  const blank = (number: number) => ({ token: `central-counter-${number}`, ships: null });
  const at = { token: 'allied-counter-3', ships: ['rurik'] };
  const fired = { type: 'fired', side: 'central', by: blank(1), ship: null, at, with: 'gunnery', hits: 0 } as const;
  expect(line(fired)).toBe('Counter 1 of the Russians fires at Rurik: no hit.');
  expect(line({ ...fired, by: at, at: blank(1) })).toBe('Rurik fires at counter 1 of the Russians: no hit.');
  expect(line({ type: 'moved', side: 'central', pieces: [blank(1), blank(2)], from: 0, to: 0, passage: 'within' })).toMatch(
    /^Counters 1, 2 of the Russians move /,
  );
  expect(wording.scene(fired, called).many).toBe('**Counter 1 of the Russians** fires **#** times at **Rurik**: no hit.');
});

test('the die for the initiative names the sides as the operation does', () => {
  const facts = { alliedLeader: true, centralLeader: true, alliedNations: 2, centralNations: 2 };
  const told = wording.roll?.(explain(initiativeRoll, facts, [2]), called) ?? expect.unreachable();
  expect([told.words, ...told.rows.map(({ words }) => words)]).toEqual(['to the Russians', 'to the Russians', 'to the Japanese']);
  expect(told.modifiers.map(({ words }) => words)).toEqual([
    'leader of the Japanese',
    'leader of the Russians',
    'nationalities of the Japanese',
    'nationalities of the Russians',
  ]);
});
