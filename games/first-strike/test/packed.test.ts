/** Games with a pack are played by its figures: rules, view, board and captain. */
import { expect, test } from 'vitest';
import { bestBot, chanceFrom, SeatedBot } from '../../../bots/index.ts';
import type { Kind, Ruleset } from '../../../kernel/index.ts';
import { Game, parseRecord, recordOf } from '../../../kernel/index.ts';
import { playGame, verifyRecord } from '../../../lab/index.ts';
import { airWays } from '../board/air-ways.ts';
import { raidChart } from '../board/charts.ts';
import { hullOf } from '../board/words.ts';
import type { ShipId } from '../data/counters.ts';
import { SHIPS } from '../data/counters.ts';
import { BUILT_IN } from '../data/data.ts';
import { dataFor } from '../data/pack.ts';
import { firstStrike } from '../index.ts';
import { airMovement } from '../rules/air-movement.ts';
import { attacksOnHarwich } from '../rules/attacks.ts';
import { combatantOf } from '../rules/fleets.ts';
import { applyHits, britishFire } from '../rules/gunnery.ts';
import { hitsToSink } from '../rules/ships.ts';
import { rollBritishSortie } from '../rules/sortie.ts';
import { sailOrLaunch } from '../rules/strategic.ts';
import { scoreOf } from '../rules/victory.ts';
import { view } from '../view.ts';
import { battleBetween, outcomesOf, overTheCoast } from './situations.ts';
import { table } from './table.ts';

const pack = (parts: object) => ({ game: 'first-strike', name: 'Of the test', ...parts });
const dataWith = (parts: object) => dataFor(pack(parts));

const STRONG = dataWith({
  ships: { arethusa: { factor: 6, damaged: 0 }, '1st-battle': { factor: 6, damaged: 6 }, 'i-battle': { factor: 1 } },
  raiders: { zeppelin: 5 },
});

test('FS-7.4.2a a raider attacks with the factor of the pack', () => {
  const attacks = (data = BUILT_IN) =>
    outcomesOf(table({ fog: null }, {}, data).raidersIn('A', 'l-3').dice(4, 5, 6).run(attacksOnHarwich), 'raider-attack');
  expect([attacks(), attacks(STRONG)]).toEqual([['miss'], ['hit']]);
});

test('FS-7.6, FS-10.3.4a squadrons come out and fire with the factors of the pack', () => {
  const sortie = table({ turn: 4, raid: 'over', harwich: 'C', fog: null, sortied: true }, {}, STRONG).dice(6, 5, 5, 5, 5, 5, 5, 5, 5);
  sortie.german('i-battle', 'sortie');
  expect(sortie.run(rollBritishSortie).told('joined')).toEqual([{ type: 'joined', ship: '1st-battle' }]);
  const odds = (data = BUILT_IN) =>
    battleBetween({ '1st-battle': 'neutral' }, { 'i-battle': 'german-b' }, {}, data)
      .run(britishFire)
      .odds('fire', ['1st-battle', 'i-battle']);
  expect([odds(), odds(STRONG)]).toEqual([{ 'hit, damages it': 67 }, { 'hit, damages it': 100 }]);
});

test.each([BUILT_IN, STRONG])('FS-10.3.4e counters sink when the rules say that they will: %#', (data) => {
  const isSunk = (id: ShipId, hits: number): boolean => {
    const game = battleBetween({ [id]: 'neutral' }, { [id]: 'german-b' }, {}, data);
    combatantOf(game.state, id).hits = hits;
    return game.run(applyHits).ship(id).at === 'sunk';
  };
  for (const { id } of SHIPS) {
    const last = hitsToSink(data, id);
    expect([id, isSunk(id, last - 1), isSunk(id, last)]).toEqual([id, false, true]);
  }
});

test('FS-9.4d, FS-9.5a aircraft fly by the arrows of the pack, and under the fire that bears along them', () => {
  const data = dataWith({ arrows: { 'entry-1': ['target-b'], 'target-a': ['entry-3', 'escape'] } });
  const game = overTheCoast({ '119': { at: 'entry-1' }, '120': { at: 'entry-2' } }, {}, data);
  game.battery('battery-1', 'target-a');
  game.run(airMovement);
  expect(game.offered.filter((each) => each.startsWith('fly 119'))).toEqual(['fly 119 target-b']);
  expect([game.odds('fly', ['120', 'entry-1']), game.odds('fly', ['120', 'entry-3'])]).toEqual([{}, { 'hit by flak': 17 }]);
});

test('FS-12.0, FS-13.0 losses count and games end as the pack has it', () => {
  const data = dataWith({ points: { british: { CV: 5 }, noRaid: 9 }, levels: { decisive: 2, substantive: 1, marginal: 0, draw: -10 } });
  const game = table({ harwich: 'E', raid: 'before', turn: 9 }, {}, data);
  game.ship('empress', { at: 'sunk' });
  for (const id of ['812', '814', '815'] as const) game.aircraft(id, { at: 'lost', carrier: null });
  expect(scoreOf(data, game.state).map(({ points }) => points)).toEqual([-6, -5, -9]);
  expect(view(game.state, 'british', data).total).toBe(-20);
  expect(table({ harwich: 'B' }, {}, data).run(sailOrLaunch).question.caution('sail', 'C')).toMatch(/costs 9 points\.$/);
  expect(game.run(sailOrLaunch).play('sail', 'british-reserve').ending).toMatchObject({ result: 'german', score: -20 });
});

test('the view and the board show the factors and the hulls of the pack', () => {
  const { ships } = view(table({}, {}, STRONG).state, 'british', STRONG);
  const shown = (['arethusa', '1st-battle', 'i-battle'] as const).map((id) => {
    const ship = ships.find((each) => each.id === id) ?? expect.unreachable();
    return [ship.factor, hullOf(STRONG, ship).of];
  });
  expect(shown).toEqual([
    [6, 2],
    [6, 8],
    [1, 2],
  ]);
});

test('FS-9.4d the board draws the ways of the chart, and those that a pack puts in their place', () => {
  expect(airWays(BUILT_IN)).toEqual(raidChart.links);
  const ways = (data = BUILT_IN) => airWays(data).map(({ from, to, oneWay }) => `${from} ${oneWay ? '->' : '-'} ${to}`);
  const data = dataWith({ arrows: { 'entry-1': ['target-b'], 'entry-2': ['target-a', 'target-b', 'entry-3'] } });
  const gone = ways().filter((way) => !ways(data).includes(way));
  expect(gone).toEqual(['entry-1 - entry-2', 'entry-1 - target-a']);
  expect(ways(data).filter((way) => !ways().includes(way))).toEqual(['target-a -> entry-1', 'entry-1 -> target-b']);
  expect(airWays(data).at(-1)?.path).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
});

// Whole games.

const rules: Ruleset<Kind> = firstStrike;
const settings = (given?: object) => ({ scenario: 'cuxhaven', options: {}, seed: 'packs', dice: 'fast', pack: given }) as const;
const MIGHTY = pack({ arrows: { 'entry-3': ['target-a'] }, raiders: { zeppelin: 6, 'u-boat': 6 }, points: { british: { CV: 9 } } });

/** The captain alone, to the end. */
function played(given?: object) {
  const game = new Game(rules, settings(given), { chain: true });
  const captain = new SeatedBot(game, 'british', bestBot(rules));
  const chance = chanceFrom('packs');
  while (!game.finished) expect(captain.answer(chance)).toBeNull();
  return game;
}

test('a game with a pack goes otherwise, within the laws, and its record brings the pack with it', () => {
  const game = played(MIGHTY);
  expect(game.commands).not.toEqual(played().commands);
  const record = parseRecord(JSON.stringify(recordOf(game)));
  expect(record.pack).toEqual(MIGHTY);
  expect(verifyRecord(rules, record)).toMatchObject({ commands: game.commands.length });
  expect(JSON.stringify([game.state, game.view('british')])).not.toContain('Of the test');
  expect(playGame({ ruleset: rules, settings: settings(MIGHTY), bots: [bestBot(rules)], laws: true }).failure).toBeNull();
});

test('games with different packs, played side by side, are as they are alone', () => {
  const alone = [played(MIGHTY), played(), played(pack({ ships: { arethusa: { factor: 6 } } }))];
  const together = alone.map((game) => new Game(rules, game.settings));
  const longest = Math.max(...alone.map(({ commands }) => commands.length));
  for (let n = 0; n < longest; n++)
    alone.forEach(({ commands }, place) => {
      const command = commands[n];
      if (command) expect(together[place]?.apply(command)).toBeNull();
    });
  expect(together.map((game) => game.hash())).toEqual(alone.map((game) => game.hash()));
});
