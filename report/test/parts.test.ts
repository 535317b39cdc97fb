/** The parts of a report, each by itself. */
import { expect, test } from 'vitest';
import { atLeast, check, d6, type Entry, gist, grave, type Kind, otherwise, ROUTINE } from '../../kernel/index.ts';
import { believedInWords, rightly } from '../beliefs.ts';
import { Casualties } from '../casualties.ts';
import { Changes } from '../changes.ts';
import { Dates } from '../dates.ts';
import { episodesOf, type Told } from '../episodes.ts';
import { Fire } from '../fire.ts';
import { Luck } from '../luck.ts';
import type { Episode } from '../report.ts';
import { storyOf } from '../story.ts';
import { Tracks } from '../tracks.ts';
import { turningPointsOf } from '../turning-points.ts';
import { befallenInWords, joined } from '../words.ts';

const PARTIES = [
  { id: 'allied', name: 'the Allies' },
  { id: 'central', name: 'the Central Powers' },
];

const guns = check('guns', 'X-1', 'Guns', {
  dice: d6,
  rows: [atLeast(5, 'hit'), otherwise('miss')],
  outcomes: { hit: 'a hit', miss: 'a miss' },
  counts: 'hit',
});

const entry = (what: Entry<Kind>['what'], more: Partial<Entry<Kind>> = {}): Entry<Kind> => ({
  command: 1,
  step: 0,
  round: 1,
  about: null,
  by: null,
  readers: null,
  showsFaces: false,
  salvo: null,
  heads: false,
  what,
  ...more,
});

const volley = (...faces: number[]): Entry<Kind>['what'] => ({
  kind: 'volley',
  check: guns,
  facts: {},
  faces,
  outcomes: faces.map((face) => (face >= 5 ? 'hit' : 'miss')),
});

test('a value is kept only where it changes, and held until it does', () => {
  const changes = new Changes<number>();
  for (const [moment, value] of [
    [0, 0],
    [1, 0],
    [4, 3],
    [4, 5],
  ] as const)
    changes.note(moment, value);
  expect(changes.marks).toEqual([
    { moment: 0, value: 0 },
    { moment: 4, value: 5 },
  ]);
  expect([changes.at(-1), changes.at(3), changes.at(9)]).toEqual([undefined, 0, 5]);
});

test('a date is that of the round, and outside of the rounds that of the moment', () => {
  const dates = new Dates();
  dates.begin(0, 0, 'before');
  dates.begin(1, 3, 'in turn 1');
  dates.begin(2, 9, 'in turn 2');
  dates.begin(0, 12, 'in the end');
  expect(dates.rounds).toBe(2);
  expect([dates.in(0, 1), dates.in(1, 9), dates.in(2, 11), dates.in(0, 12)]).toEqual(['before', 'in turn 1', 'in turn 2', 'in the end']);
});

test('luck is what came beyond expectation, and strays as dice do', () => {
  const luck = new Luck();
  luck.note(1, 'allied', entry(volley(6, 6, 1)));
  luck.note(2, 'allied', entry(volley(1, 1, 1)));
  const [line] = luck.lines(['allied', 'central']);
  expect(line).toMatchObject({ party: 'allied', came: 2, expected: 2 });
  expect(line?.marks.map(({ value }) => value)).toEqual([0, 1, 0]);
  expect(line?.stray).toBeCloseTo(Math.sqrt(6 * (1 / 3) * (2 / 3)));
});

test('a hit that is thrown for again, or has to be confirmed, counts as it ends', () => {
  const { counts: _, ...uncounted } = guns;
  const check = { ...uncounted, uncounts: 'miss' } as const;
  const luck = new Luck();
  luck.note(1, 'allied', entry(volley(6, 6, 6, 1, 1, 1, 1, 1, 1)));
  luck.note(1, 'allied', entry({ kind: 'volley', check, facts: {}, faces: [1, 5, 6], outcomes: ['miss', 'hit', 'hit'] }));
  const [line] = luck.lines(['allied']);
  expect(line).toMatchObject({ came: 2, expected: 1 });
  expect(line?.stray).toBeCloseTo(Math.sqrt(12 * (1 / 3) * (2 / 3)));
});

test('hits are added up by gun and target, with what the rolls of the same salvo led one to expect', () => {
  const fire = new Fire();
  const told = entry({ kind: 'event', event: { type: 'fired' } }, { salvo: 1, heads: true });
  const shot = { party: 'allied', by: 'Lion', at: 'Seydlitz', weapon: 'guns', hits: 1 };
  fire.note(entry(volley(6, 6, 6), { salvo: 0 }), null);
  fire.note(entry(volley(6, 1, 1), { salvo: 1 }), null);
  fire.note(told, shot);
  fire.note(told, { ...shot, hits: 2, at: 'Moltke' });
  expect(fire.lines()).toEqual([
    {
      party: 'allied',
      by: 'Lion',
      weapon: 'guns',
      times: 2,
      hits: 3,
      expected: 1,
      targets: [
        { name: 'Moltke', hits: 2 },
        { name: 'Seydlitz', hits: 1 },
      ],
    },
  ]);
});

test('a track goes by the places that are told, and begins anew after an absence', () => {
  const tracks = new Tracks();
  const emden = { id: 'emden', party: 'central', name: 'Emden' };
  tracks.note(0, [{ ...emden, place: 'A' }]);
  tracks.note(1, [{ ...emden, place: 'C', by: ['A', 'B', 'C'] }]);
  tracks.note(2, []);
  tracks.note(3, [{ ...emden, place: 'D', by: ['A', 'D'] }]);
  expect(tracks.lines()[0]?.legs.map(({ place }) => place)).toEqual(['A', 'B', 'C', '', 'D']);
});

test('who is mended is no casualty, and who is lost keeps the moment of it', () => {
  const casualties = new Casualties();
  const lion = { id: 'lion', party: 'allied', name: 'Lion', fate: 'damaged', place: null } as const;
  casualties.note(1, [lion, { ...lion, id: 'tiger' }]);
  casualties.note(2, [{ ...lion, fate: 'lost' }]);
  casualties.note(3, [{ ...lion, fate: 'lost' }]);
  expect(casualties.lines()).toEqual([{ ...lion, fate: 'lost', moment: 2 }]);
});

test('an enemy is known who is where somebody was believed to be', () => {
  const at = (place: string) => ({ id: place, party: 'central', name: place, place });
  expect(rightly([at('A'), at('B')], [at('B'), at('C')])).toBe(1);
});

test('what a moment did to the score is put down to its weightiest episode', () => {
  const points = new Map([['allied', new Changes<number>()]]);
  points.get('allied')?.note(0, 0);
  points.get('allied')?.note(1, 7);
  const dates = new Dates();
  dates.begin(1, 0, 'in turn 1');
  const line = (phase: string, more: Partial<Told>): Told => ({
    scene: ROUTINE,
    phase,
    round: 1,
    moment: 1,
    words: null,
    luck: null,
    ...more,
  });
  const episodes = episodesOf(
    [line('Moves', {}), line('Fire', { scene: grave({ gists: [gist('sunk', 'central', 'Emden')] }) }), line('Weather', {})],
    { points, awards: [{ party: 'allied', points: 7, words: 'Emden sunk', moment: 1 }], dates },
  );
  expect(episodes).toMatchObject([
    { title: 'Fire', when: 'in turn 1', points: [{ party: 'allied', before: 0, after: 7 }], awards: [{ words: 'Emden sunk' }] },
  ]);
});

test('what a side has from the beginning no moment has given it', () => {
  const points = new Map([['allied', new Changes<number>()]]);
  points.get('allied')?.note(0, 18);
  points.get('allied')?.note(1, 20);
  const dates = new Dates();
  dates.begin(1, 0, 'in turn 1');
  const lines = [0, 1].map((moment): Told => ({ scene: ROUTINE, phase: `Phase ${moment}`, round: 1, moment, words: null, luck: null }));
  expect(episodesOf(lines, { points, awards: [], dates }).map((each) => [each.title, each.points[0]])).toEqual([
    ['Phase 1', { party: 'allied', before: 18, after: 20 }],
  ]);
});

const episode = (more: Partial<Episode>): Episode => ({
  title: 'Fire',
  isChapter: false,
  when: 'in turn 1',
  moment: 1,
  befallen: [],
  besides: [],
  points: [],
  awards: [],
  luck: [],
  weight: 0,
  ...more,
});

const score = (allied: readonly [number, number], central: readonly [number, number]) => [
  { party: 'allied', before: allied[0], after: allied[1] },
  { party: 'central', before: central[0], after: central[1] },
];

test('points that come in a phase of which nothing else is told are said to be points, and what they are for', () => {
  const awards = [
    { party: 'central', points: 3, words: 'Rossia at her goal' },
    { party: 'central', points: 3, words: 'Rurik at her goal' },
  ];
  const [point] = turningPointsOf([episode({ title: 'Weather', points: score([0, 0], [0, 6]), awards })], PARTIES);
  expect(point).toMatchObject({
    title: 'Points',
    words:
      'The Central Powers scored 6: Rossia at her goal and Rurik at her goal. Before it neither led, after it the Central Powers led by 6 points.',
  });
});

test('whoever was driven off is not said to be hurt', () => {
  const befallen = [
    { side: 'allied', fate: 'sunk' as const, names: ['Monmouth'], count: 1 },
    { side: 'allied', fate: 'driven-off' as const, names: ['Glasgow', 'Otranto'], count: 2 },
  ];
  expect(befallenInWords(befallen, PARTIES)).toBe('the Allies lost Monmouth, with 2 more out of the fight');
  const hurt = { side: 'allied', fate: 'damaged' as const, names: ['Good Hope'], count: 1 };
  expect(befallenInWords([...befallen, hurt], PARTIES)).toBe('the Allies lost Monmouth, with 1 more hurt and 2 out of the fight');
});

test('a game turns where the lead swings most, told in the order in which it came', () => {
  const points = turningPointsOf(
    [
      episode({ moment: 1, points: score([0, 1], [0, 0]) }),
      episode({ moment: 2, points: score([1, 1], [0, 9]), title: 'Coronel' }),
      episode({ moment: 3, points: score([1, 2], [9, 9]) }),
      episode({ moment: 4, points: score([2, 22], [9, 9]), luck: [{ party: 'central', value: -2.5 }] }),
    ],
    PARTIES,
  );
  expect(points.map(({ moment }) => moment)).toEqual([1, 2, 4]);
  expect(points[1]).toMatchObject({
    title: 'Coronel',
    words: 'Before it the Allies led by 1 point, after it the Central Powers led by 8 points.',
  });
  expect(points[2]?.words).toContain('The dice gave the Central Powers 2.5 hits fewer than were to be expected.');
});

test('the story has at most ten sentences, of which the weightiest episodes are six', () => {
  const sunk = (name: string) => [{ side: 'central', fate: 'sunk', names: [name], count: 1 }] as const;
  const story = storyOf({
    opening: 'It began.',
    episodes: Array.from({ length: 9 }, (_, place) =>
      episode({ when: `on day ${place}`, moment: place, befallen: sunk(`ship ${place}`), weight: 10 + (place === 4 ? 5 : 0) }),
    ),
    casualties: [],
    luck: [{ party: 'allied', marks: [], came: 9, expected: 4, stray: 1.5 }],
    ending: { result: 'x', words: 'The Allies win', winner: 'allied', score: 1 },
    parties: PARTIES,
  });
  expect(story).toHaveLength(10);
  expect(story[1]).toBe('First blood was drawn on day 0: the Central Powers lost ship 0.');
  expect(story).toContain('The heaviest blow fell on day 4: the Central Powers lost ship 4.');
  expect(story.at(-2)).toBe('The dice were with the Allies: 9 hits where 4.0 were to be expected.');
  expect(story.at(-1)).toBe('The verdict: the Allies win');
});

test('once ships have been hurt the first that is lost is no first blood', () => {
  const befell = (fate: 'damaged' | 'sunk') => [{ side: 'allied', fate, names: ['Lion'], count: 1 }] as const;
  const story = storyOf({
    opening: 'It began.',
    episodes: [
      episode({ when: 'at noon', befallen: befell('damaged'), weight: 1 }),
      episode({ when: 'at dusk', befallen: befell('sunk'), weight: 2 }),
    ],
    casualties: [],
    luck: [],
    ending: null,
    parties: PARTIES,
  });
  expect(story[2]).toBe('The first ship was lost at dusk: the Allies lost Lion.');
});

test('a word that all begin with is said once, if it is neither a name nor an article', () => {
  expect(joined(['merchantmen off Aden', 'merchantmen in the Red Sea'])).toBe('merchantmen off Aden and in the Red Sea');
  expect(joined(['a small merchantman', 'a large merchantman'])).toBe('a small merchantman and a large merchantman');
  expect(joined(['the Bight', 'the Skagerrak'])).toBe('the Bight and the Skagerrak');
  expect(joined(['Prince of Wales', 'Prince George'])).toBe('Prince of Wales and Prince George');
});

test('who is believed to be there stands by the age of the news, those of now first', () => {
  const force = (name: string, age?: string) => ({ id: name, party: 'central', name, place: 'Aden', ...(age ? { age } : {}) });
  const forces = [force('Leipzig', 'last seen a turn before'), force('Emden'), force('Dresden', 'last seen a turn before')];
  expect(believedInWords(forces, 4)).toBe('Emden; last seen a turn before: Leipzig and Dresden');
});

test('what the log tells is told whole, with its stop, and names its place once', () => {
  const contact = episode({ title: 'Contact in M4', isChapter: true, besides: ['Contact in **M4**: Lion and Tiger'], weight: 3 });
  const bases = episode({ title: 'Toulon', isChapter: true, besides: ['The Allies resign.'], weight: 3 });
  const fled = episode({ title: 'Battle in M4', isChapter: true, besides: ['The battle is over: one side has left.'], weight: 3 });
  const told = (one: Episode) =>
    storyOf({ opening: 'It began.', episodes: [one], casualties: [], luck: [], ending: null, parties: PARTIES })[1];
  expect(told(contact)).toBe('In turn 1: contact in M4: Lion and Tiger.');
  expect(told(fled)).toBe('In turn 1, in the battle in M4: the battle is over: one side has left.');
  expect(told({ ...fled, title: 'Battle off Hawaii' })).toBe('In turn 1, in the battle off Hawaii: the battle is over: one side has left.');
  expect(told(bases)).toBe('In turn 1, in Toulon: the Allies resign.');
  expect(turningPointsOf([contact], PARTIES)[0]?.words).toBe('Lion and Tiger.');
});

test('a single hit is one', () => {
  const luck = [{ party: 'allied', marks: [], came: 1, expected: 4, stray: 1.5 }];
  const story = storyOf({ opening: 'It began.', episodes: [], casualties: [], luck, ending: null, parties: PARTIES });
  expect(story.at(-2)).toBe('The dice were against the Allies: 1 hit where 4.0 were to be expected.');
});
