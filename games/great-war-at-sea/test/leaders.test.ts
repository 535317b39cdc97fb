import { describe, expect, test } from 'vitest';
import { auto } from '../kind.ts';
import { missionsAfterRest } from '../rules/assignments.ts';
import { contactFacts } from '../rules/contact.ts';
import { lender } from '../rules/lender.ts';
import { loseShip } from '../rules/losses.ts';
import { british, german, type TestTable, table } from './table.ts';

const BEATTY = { name: 'Beatty', ship: 'lion' };
const beatty = british('beatty', 'M7', ['lion', 'tiger'], { flags: [BEATTY] });
const hipper = german('hipper', 'M7', ['seydlitz']);
const scene = (): TestTable => table(beatty, hipper);
const doing = (game: TestTable, what: Parameters<typeof auto>[2]): TestTable => game.run(auto('test', 'GW-16.2', what));

describe('GW-16.2 leaders', () => {
  test('GW-16.2 are in their ships, and known to their own side', () => {
    expect(scene().seenBy('allied').leaders).toEqual([{ ...BEATTY, side: 'allied' }]);
    expect(scene().seenBy('central').leaders).toEqual([]);
  });
  test('GW-16.2 one of either side helps contact, once', () => {
    const game = scene();
    const leader = (): boolean =>
      contactFacts(game.war, game.state, [game.fleet('beatty'), game.fleet('hipper')], { zone: 'M7', step: 0, crossing: false }).leader;
    expect(leader()).toBe(true);
    game.state.leaders = [];
    expect(leader()).toBe(false);
  });
  test('GW-16.2 help the initiative of the side whose ships they are with', () => {
    const game = scene();
    const leads = (...ships: string[]): boolean => lender.hasLeader(game.data, game.state, ships);
    expect([leads('lion', 'tiger'), leads('tiger'), leads('seydlitz')]).toEqual([true, false, false]);
  });
  test('GW-16.2 are killed by a critical hit on their ship and on no other', () => {
    const game = scene();
    doing(game, (g) => lender.leaderHit(g, 'tiger'));
    expect(game.state.leaders).toHaveLength(1);
    doing(game, (g) => lender.leaderHit(g, 'lion'));
    expect(game.state.leaders).toEqual([]);
  });
  test('GW-16.2 go down with their ship', () => {
    const game = scene();
    expect(doing(game, (g) => loseShip(g, 'lion', true)).state.leaders).toEqual([]);
  });
  test('GW-16.2 a raid needs one, and has two ships at the most', () => {
    const missions = (game: TestTable): string[] => missionsAfterRest(game.war, game.state, game.fleet('beatty', { mission: 'abort' }));
    expect(missions(scene())).toEqual(['intercept', 'raid', 'raid-in-force']);
    const many = table(british('beatty', 'M7', ['lion', 'tiger', 'indomitable'], { flags: [BEATTY] }), hipper);
    expect(missions(many)).toEqual(['intercept', 'raid-in-force']);
    const leaderless = scene();
    leaderless.state.leaders = [];
    expect(missions(leaderless)).toEqual(['intercept']);
  });
});
