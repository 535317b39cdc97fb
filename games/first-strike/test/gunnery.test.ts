import { expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/index.ts';
import type { ShipId } from '../data/counters.ts';
import { SHIPS } from '../data/counters.ts';
import type { BattleSpace } from '../data/spaces.ts';
import { navalBattle } from '../rules/battle.ts';
import { combatantOf } from '../rules/fleets.ts';
import { applyHits, britishFire, germanFire, gunfire } from '../rules/gunnery.ts';
import type { State } from '../state.ts';
import type { Posts } from './situations.ts';
import { battleBetween, fleetsMeet, outcomesOf, rolledFor, volley } from './situations.ts';

test('FS-10.3a each ship fires once, at what the player picks; he may hold fire', () => {
  const game = battleBetween({ arethusa: 'neutral', undaunted: 'neutral' }, { 'torpedo-boats-1': 'german-b' }).dice(6).run(britishFire);
  expect(game.offered).toEqual(['fire arethusa torpedo-boats-1', 'fire undaunted torpedo-boats-1', 'done']);
  game.play('fire', ['arethusa', 'torpedo-boats-1']);
  expect(game.offered).toEqual(['fire undaunted torpedo-boats-1', 'done']);
  expect(game.play('done').asks).toBeNull();
});

test('FS-10.3a with nobody in range nobody is asked', () => {
  const game = battleBetween({ arethusa: 'british-b' }, { 'torpedo-boats-1': 'german-b' }).run(volley);
  expect([game.asks, game.rolls]).toEqual([null, []]);
});

test('FS-10.3b carriers and counters with two markers do not fire, those with one marker do', () => {
  const game = battleBetween(
    {
      empress: 'neutral',
      '1st-battle': { space: 'neutral', flipped: true, markers: 1 },
      '2nd-battle': { space: 'neutral', flipped: true, markers: 2 },
    },
    { 'i-battle': { space: 'neutral', markers: 1 }, 'ii-battle': { space: 'neutral', markers: 2 } },
  );
  game.run(britishFire);
  expect(game.offered).toEqual(['fire 1st-battle i-battle', 'fire 1st-battle ii-battle', 'done']);
  expect(game.whyNot('fire', ['2nd-battle', 'i-battle'])?.rule).toBe('FS-10.3b');
  game.play('done').dice(1, 6).run(germanFire);
  expect(rolledFor(game, 'gunfire')).toEqual(['i-battle']);
});

test('FS-10.3b what cannot fire can be fired at', () => {
  const carrier = battleBetween({ empress: 'neutral' }, { 'i-battle': 'neutral' }).dice(1).run(volley);
  expect(carrier.ship('empress').at).toBe('sunk');
  const cripple = battleBetween({ '1st-battle': { space: 'neutral', flipped: true, markers: 2 } }, { 'i-battle': 'neutral' })
    .dice(1)
    .run(volley);
  expect(cripple.ship('1st-battle').markers).toBe(3);
});

/** The spaces that a British counter in British A, or a German one in German A, can reach with its guns. */
const reach = (id: ShipId, damage: { flipped?: boolean; markers?: number } = {}): number => {
  const away: BattleSpace[] = ['british-a', 'british-b', 'neutral', 'german-b', 'german-a'];
  const within = away.filter((space) => {
    const game = battleBetween({ [id]: { space: 'british-a', ...damage } }, { 'torpedo-boats-1': { space, markers: 2 } }).run(britishFire);
    return game.asks !== null;
  });
  return within.length - 1;
};

test('FS-10.3.1 battleships and battlecruisers reach two spaces, all others one', () => {
  expect((['1st-battle', '1st-battlecruiser'] as const).map((id) => reach(id))).toEqual([2, 2]);
  const light = ['3rd-cruiser', '1st-light-cruiser', '2nd-flotilla', 'arethusa', 'undaunted', 'harwich-destroyers'] as const;
  expect(light.map((id) => reach(id))).toEqual([1, 1, 1, 1, 1, 1]);
});

test('FS-10.3.1 turned and marked a heavy ship reaches one space, only turned it reaches two', () => {
  expect(reach('1st-battle', { flipped: true })).toBe(2);
  expect(reach('1st-battle', { flipped: true, markers: 1 })).toBe(1);
  expect(reach('1st-battlecruiser', { flipped: true, markers: 1 })).toBe(1);
});

test('FS-10.3.1 a marked German battleship still reaches two spaces, and never three; a German cruiser reaches one', () => {
  const rolls = (space: BattleSpace, german: Posts) =>
    battleBetween({ empress: space }, german)
      .dice(...(space === 'neutral' ? [6] : []))
      .run(germanFire).rolls.length;
  expect(rolls('neutral', { 'i-battle': { space: 'german-a', markers: 1 } })).toBe(1);
  expect(rolls('british-b', { 'i-battle': 'german-a' })).toBe(0);
  expect(rolls('british-b', { 'iii-scouting': 'german-b' })).toBe(0);
  expect(rolls('neutral', { 'iii-scouting': 'german-b' })).toBe(1);
});

test('FS-10.3.2 any German in range will do, and the player sees one result before the next shot', () => {
  const game = battleBetween(
    { '1st-battle': 'british-b', '2nd-battle': 'british-b' },
    { 'i-battle': 'neutral', 'torpedo-boats-1': 'german-b', 'ii-battle': 'german-a' },
  );
  game.dice(1).run(britishFire);
  expect(game.offered.filter((each) => each.includes('1st'))).toEqual(['fire 1st-battle i-battle', 'fire 1st-battle torpedo-boats-1']);
  expect(game.whyNot('fire', ['1st-battle', 'ii-battle'])?.rule).toBe('FS-10.3.1');
  game.play('fire', ['1st-battle', 'torpedo-boats-1']);
  expect(game.told('fired')).toEqual([{ type: 'fired', ship: '1st-battle', at: 'torpedo-boats-1', hit: true }]);
  expect(game.offered).toEqual(['fire 2nd-battle i-battle', 'fire 2nd-battle torpedo-boats-1', 'done']);
});

/** At whom the only German fires; more faces than the one for the shot are for the lot. */
const firesAt = (british: Posts, german: Posts, ...dice: number[]) =>
  battleBetween(british, german)
    .dice(...dice)
    .run(germanFire)
    .told('fired')[0]?.at;

test('FS-10.3.3 a German fires at its own type in range, though others are closer', () => {
  expect(firesAt({ arethusa: 'german-a', '1st-battle': 'german-b', '2nd-battle': 'neutral' }, { 'i-battle': 'german-a' }, 6)).toBe(
    '1st-battle',
  );
  expect(firesAt({ arethusa: 'german-a', '2nd-battle': 'neutral' }, { 'i-battle': 'german-a' }, 6)).toBe('2nd-battle');
});

test('FS-10.3.3 with none of its type in range it fires at the closest of all', () => {
  expect(firesAt({ empress: 'german-b', '1st-battlecruiser': 'neutral', '1st-battle': 'british-b' }, { 'i-battle': 'german-a' }, 6)).toBe(
    'empress',
  );
});

test('FS-10.3.3 between equals the lot decides', () => {
  const two = { '1st-battle': 'neutral', '2nd-battle': 'neutral', '3rd-battle': 'british-b' } as const;
  expect(firesAt(two, { 'i-battle': 'german-b' }, 1, 6)).toBe('1st-battle');
  expect(firesAt(two, { 'i-battle': 'german-b' }, 2, 6)).toBe('2nd-battle');
});

const plain = { factor: 3, range: 1, lightOnHeavy: false, flipped: false, marker: false, fog: false };
const hitsWith = (facts: Partial<typeof plain>): number => Math.round(6 * chanceOf(gunfire, { ...plain, ...facts }, 'hit'));

test('FS-10.3.4a at or under the factor hits; each modifier shifts the roll by one', () => {
  expect([hitsWith({}), hitsWith({ factor: 4 })]).toEqual([3, 4]);
  expect([
    hitsWith({ lightOnHeavy: true }),
    hitsWith({ range: 2 }),
    hitsWith({ flipped: true }),
    hitsWith({ marker: true }),
    hitsWith({ fog: true }),
  ]).toEqual([2, 2, 2, 2, 2]);
  expect([hitsWith({ range: 0 }), hitsWith({ range: 0, fog: true })]).toEqual([4, 4]);
  expect([hitsWith({ factor: 4, range: 2, flipped: true, fog: true }), hitsWith({ flipped: true, marker: true })]).toEqual([1, 1]);
});

test('FS-10.3.4a the button to fire says how likely it hits', () => {
  const game = battleBetween(
    { '1st-battle': 'neutral', '2nd-battle': { space: 'neutral', flipped: true }, arethusa: 'german-b' },
    { 'i-battle': 'german-b', 'torpedo-boats-1': 'german-b' },
  ).run(britishFire);
  const chance = (firer: ShipId, target: ShipId) => game.odds('fire', [firer, target]);
  expect(chance('1st-battle', 'i-battle')).toEqual({ 'hit, damages it': 67 });
  expect(chance('2nd-battle', 'i-battle')).toEqual({ 'hit, damages it': 33 });
  expect([chance('arethusa', 'i-battle'), chance('arethusa', 'torpedo-boats-1')]).toEqual([
    { 'hit, damages it': 33 },
    { 'hit, damages it': 50 },
  ]);
});

test('FS-10.3.3 the button to cease fire says how likely the Germans hit, and where the lot decides whom, the mean', () => {
  const chance = (german: Posts) => battleBetween({ '1st-battle': 'neutral', arethusa: 'neutral' }, german).run(britishFire).odds('done');
  expect(chance({ 'i-battle': 'german-b' })).toEqual({ 'the Germans score a hit': 67 });
  expect(chance({ 'torpedo-boats-1': 'german-b' })).toEqual({ 'the Germans score a hit': 25 }); // 1 in 6 on the battleships, 2 in 6 on the cruiser
  expect(chance({ 'i-battle': 'german-b', 'torpedo-boats-1': 'german-b' })).toEqual({ 'the Germans score a hit': 75 });
  expect(chance({ 'torpedo-boats-1': { space: 'neutral', markers: 2 } })).toEqual({});
});

/** The highest die with which the one British counter hits the one German. */
const hitsUpTo = (british: Posts, german: Posts, changes: Partial<State> = {}): number => {
  const [firer] = Object.keys(british);
  const [target] = Object.keys(german);
  const hits = [1, 2, 3, 4, 5, 6].filter((die) => {
    const game = battleBetween(british, german, changes)
      .dice(die)
      .run(britishFire)
      .play('fire', [firer ?? '', target ?? '']);
    return outcomesOf(game, 'gunfire')[0] === 'hit';
  });
  return Math.max(0, ...hits);
};

test('FS-10.3.4a cruisers and destroyers have one less against battleships and battlecruisers', () => {
  const from = { '3rd-cruiser': 'neutral' } as const;
  expect(hitsUpTo(from, { 'iii-scouting': 'german-b' })).toBe(3);
  expect(hitsUpTo(from, { 'i-battle': 'german-b' })).toBe(2);
  expect(hitsUpTo(from, { 'i-scouting': 'german-b' })).toBe(2);
  expect(hitsUpTo({ '1st-battle': 'neutral' }, { 'i-battle': 'german-b' })).toBe(4);
});

test('FS-10.3.4a two spaces away is one worse, the same space one better', () => {
  const at = (space: BattleSpace) => hitsUpTo({ '1st-battle': 'neutral' }, { 'i-battle': space });
  expect([at('neutral'), at('german-b'), at('german-a')]).toEqual([5, 4, 3]);
});

test('FS-10.3.4a a turned British firer has its lower factor and one worse, with a marker two worse', () => {
  expect(hitsUpTo({ '1st-battle': { space: 'neutral', flipped: true } }, { 'i-battle': 'german-b' })).toBe(2);
  expect(hitsUpTo({ '1st-battle': { space: 'neutral', flipped: true, markers: 1 } }, { 'i-battle': 'german-b' })).toBe(1);
});

test('FS-10.3.4a damage on the target changes nothing', () => {
  expect(hitsUpTo({ '1st-battle': 'neutral' }, { 'i-battle': { space: 'german-b', markers: 1 } })).toBe(4);
});

test('FS-10.3.4a a German firer with a marker is one worse', () => {
  const outcome = (markers: number, die: number) =>
    outcomesOf(
      battleBetween({ empress: 'neutral' }, { 'i-battle': { space: 'german-b', markers } })
        .dice(die)
        .run(germanFire),
      'gunfire',
    );
  expect([outcome(0, 4), outcome(0, 5), outcome(1, 3), outcome(1, 4)]).toEqual([['hit'], ['miss'], ['hit'], ['miss']]);
});

test('FS-10.3.4a fog where the battle is spoils the aim, but not in the same space', () => {
  const at = (space: BattleSpace, fog: State['fog']) => hitsUpTo({ '1st-battle': 'neutral' }, { 'i-battle': space }, { fog });
  expect([at('german-b', 'C'), at('neutral', 'C'), at('german-b', 'german-reserve')]).toEqual([3, 5, 4]);
});

test('FS-10.3.4b hits take effect when all have fired: a sunk ship has still fired, at full value', () => {
  const game = battleBetween(
    { '1st-battle': 'neutral' },
    { 'i-battle': { space: 'german-b', markers: 1 }, 'torpedo-boats-1': { space: 'neutral', markers: 1 } },
  );
  combatantOf(game.state, 'torpedo-boats-1').hits = 1;
  game.dice(1, 3, 6).run(volley).play('fire', ['1st-battle', 'torpedo-boats-1']);
  expect(game.ship('torpedo-boats-1')).toMatchObject({ at: 'sortie', markers: 1 });
  game.play('done');
  expect(rolledFor(game, 'gunfire')).toEqual(['1st-battle', 'i-battle', 'torpedo-boats-1']);
  expect([game.ship('torpedo-boats-1').at, game.ship('1st-battle').flipped]).toEqual(['sunk', true]);
});

test('FS-10.3.4b a British ship already hit this round fires with its full factor', () => {
  const game = battleBetween({ '1st-battle': 'neutral' }, { 'i-battle': 'german-b' });
  combatantOf(game.state, '1st-battle').hits = 1;
  game.dice(4).run(britishFire).play('fire', ['1st-battle', 'i-battle']);
  expect(outcomesOf(game, 'gunfire')).toEqual(['hit']);
});

const afterHits = (id: ShipId, hits: number) => {
  const game = battleBetween({ [id]: 'neutral' }, { [id]: 'german-b' });
  combatantOf(game.state, id).hits = hits;
  return game.run(applyHits).ship(id);
};

test('FS-10.3.4c a hit German counter takes a marker and does not turn', () => {
  expect(afterHits('i-battle', 1)).toMatchObject({ at: 'sortie', flipped: false, markers: 1 });
  expect(afterHits('i-battle', 2)).toMatchObject({ at: 'sortie', flipped: false, markers: 2 });
});

test('FS-10.3.4d the first hit turns a British counter, each further one is a marker', () => {
  expect(afterHits('1st-battle', 1)).toMatchObject({ flipped: true, markers: 0 });
  expect(afterHits('1st-battle', 2)).toMatchObject({ flipped: true, markers: 1 });
  expect(afterHits('1st-battle', 3)).toMatchObject({ flipped: true, markers: 2 });
});

test('FS-10.3.4e more markers than the factor that shows, and the counter is sunk', () => {
  const sunkBy = (id: ShipId) => [1, 2, 3, 4, 5, 6].find((hits) => afterHits(id, hits).at === 'sunk');
  const table = Object.fromEntries(SHIPS.map(({ id, side, type }) => [`${side} ${type} ${id}`, sunkBy(id)]));
  expect(table).toEqual({
    'british CV empress': 1,
    'british CV engadine': 1,
    'british CV riviera': 1,
    'british CL arethusa': 3,
    'british CL undaunted': 3,
    'british DD harwich-destroyers': 3,
    'british BB 1st-battle': 5,
    'british BB 2nd-battle': 5,
    'british BB 3rd-battle': 5,
    'british BB 4th-battle': 5,
    'british BC 1st-battlecruiser': 5,
    'british CA 3rd-cruiser': 4,
    'british CA 6th-cruiser': 4,
    'british CL 1st-light-cruiser': 4,
    'british DD 2nd-flotilla': 3,
    'german BB i-battle': 5,
    'german BB ii-battle': 5,
    'german BB iii-battle': 5,
    'german BB iv-battle': 5,
    'german BC i-scouting': 5,
    'german CA iii-scouting': 4,
    'german DD torpedo-boats-1': 3,
    'german DD torpedo-boats-2': 3,
  });
});

test('FS-10.3.4f example 12: one hit sinks a carrier, and the aircraft aboard with her', () => {
  const game = battleBetween({ engadine: 'neutral', empress: 'british-a' }, { 'i-battle': 'neutral' }).dice(5).run(volley);
  expect(game.ship('engadine').at).toBe('sunk');
  expect(game.told('aircraft-lost').map(({ aircraft, how }) => `${aircraft} ${how}`)).toEqual([
    '119 with-carrier',
    '120 with-carrier',
    '122 with-carrier',
  ]);
  expect([game.aircraft('119').at, game.aircraft('135').at, game.ending]).toEqual(['lost', 'aboard', null]);
});

test('FS-10.3.4f with the third carrier the battle is closed and the game is over', () => {
  const game = fleetsMeet([], ['i-battle', 'ii-battle'], { fog: 'C' });
  for (const id of ['empress', 'engadine'] as const) game.ship(id, { at: 'sunk', flipped: true });
  for (const id of ['119', '120', '122', '812', '814', '815'] as const) game.aircraft(id, { at: 'lost', carrier: null });
  for (const id of ['undaunted', 'harwich-destroyers'] as const) game.ship(id, { at: 'out' });
  game.ship('ii-battle', { markers: 2 });
  // I Squadron closes through the fog and hits with a 3; II Squadron, crippled, keeps out of it.
  game.dice(1, 3, 3).run(navalBattle).play('done').play('move', ['riviera', 'british-b']).play('done');
  expect([game.ship('riviera').at, game.ship('arethusa').at]).toEqual(['sunk', 'harwich']);
  expect([game.ship('i-battle').at, game.ship('ii-battle').at, game.state.battle]).toEqual(['german-reserve', 'out', null]);
  expect(game.ending).toMatchObject({ winner: 'german' });
});

test('FS-10.3.2 who ceases fire before anybody has fired is asked again', () => {
  const game = battleBetween({ arethusa: 'neutral', undaunted: 'neutral' }, { 'torpedo-boats-1': 'german-b' }).dice(6).run(britishFire);
  expect(game.question.caution('done', undefined)).toMatch(/Nobody has fired/);
  expect(game.question.consequence('done')).toBe('2 counters do not fire');
  game.play('fire', ['arethusa', 'torpedo-boats-1']);
  expect([game.question.caution('done', undefined), game.question.consequence('done')]).toEqual([undefined, '1 counter does not fire']);
});

test('FS-10.3.2 after the last shot nothing is weighed against the German fire, so that nobody need be asked', () => {
  const game = battleBetween({ arethusa: 'neutral' }, { 'torpedo-boats-1': 'german-b' }).dice(6).run(britishFire);
  const badges = () => game.question.odds('done', undefined)?.badges.length ?? 0;
  expect(badges()).toBe(1);
  game.play('fire', ['arethusa', 'torpedo-boats-1']);
  expect(badges()).toBe(0);
});

test('FS-10.3.4c FS-10.3.4e a hit is told with what it will do', () => {
  const game = battleBetween({ arethusa: 'neutral', undaunted: 'neutral' }, { 'i-battle': 'german-b' }).run(britishFire);
  const told = (markers: number) => {
    game.ship('i-battle', { markers });
    return game.question.odds('fire', ['arethusa', 'i-battle'])?.badges.map(({ words }) => words);
  };
  expect([told(0), told(1), told(4)]).toEqual([['hit, damages it'], ['hit, silences it'], ['hit, sinks it']]);
});
