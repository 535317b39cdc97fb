/** GW-COMP-FLEETCARD: what each side sees. */
import { describe, expect, test } from 'vitest';
import { tacticalPhase } from '../rules/battle.ts';
import { markers } from '../rules/markers.ts';
import { british, by, german, operationWith, table, tableOf } from './table.ts';

const FLEETS = [
  british('beatty', 'K4', ['lion']),
  british('home', 'K2', ['tiger'], { port: 'rosyth' }),
  german('hipper', 'N11', ['seydlitz', 'moltke']),
];

describe('hidden fleets', () => {
  test('GW-COMP-FLEETCARD a side sees its own fleets with all that is written, and nothing of the other’s', () => {
    const made = table(...FLEETS);
    made.fleet('beatty', { plot: [by('K5')] });
    expect(made.seenBy('allied').fleets.map(({ id }) => id)).toEqual(['beatty', 'home']);
    expect(made.seenBy('allied').fleets[0]?.plot).toEqual([by('K5')]);
    const seen = JSON.stringify({ ...made.seenBy('central'), ships: [] });
    expect(seen).not.toContain('beatty');
    expect(seen).not.toContain('K5');
  });

  test('GW-COMP-HITREC the enemy’s ships are as whole, until he is known to have lost one', () => {
    const made = table(...FLEETS);
    made.ship('lion', { hull: 3, slowed: 1 });
    expect(made.seenBy('central').ships[0]).toMatchObject({ id: 'lion', hull: 0, slowed: 0, fate: 'afloat' });
    made.ship('lion', { fate: 'gone', sunk: true });
    expect(made.seenBy('central').ships[0]?.fate).toBe('afloat');
    made.ship('lion', { told: true });
    expect(made.seenBy('central').ships[0]?.fate).toBe('gone');
  });

  test('GW-18.1 points are counted as far as they are known', () => {
    const made = table(...FLEETS);
    made.ship('lion', { fate: 'gone', sunk: true });
    expect(made.seenBy('central').points.central).toBe(0);
    expect(made.seenBy('allied').points.central).toBeGreaterThan(0);
  });

  test('an onlooker sees neither side’s fleets', () => {
    expect(table(...FLEETS).seenBy('onlooker').fleets).toEqual([]);
  });
});

describe('open markers', () => {
  test('GW-COMP-FLEETCARD a marker shows its number and its zone; who lies in port has none on the chart', () => {
    const made = tableOf(operationWith(FLEETS), { markers: 'open' });
    made.dice(2).run(markers);
    expect(made.seenBy('central').markers).toEqual([{ token: 'allied-2', side: 'allied', zone: 'K4' }]);
    expect(made.seenBy('allied').markers).toEqual([{ token: 'central-1', side: 'central', zone: 'N11' }]);
  });

  test('GW-COMP-FLEETCARD who has left a fleet gets the next number', () => {
    const made = tableOf(operationWith(FLEETS), { markers: 'open' });
    made.dice(1).run(markers);
    made.state.fleets.push({ ...made.fleet('hipper'), id: 'part', token: '' });
    made.fleet('hipper', { pieces: ['seydlitz'] });
    made.run(markers);
    expect(made.fleet('part').token).toBe('central-2');
  });

  test('GW-COMP-FLEETCARD a marker keeps its number when its fleet is met', () => {
    const made = tableOf(operationWith([british('beatty', 'M8', ['lion']), german('hipper', 'M8', ['seydlitz'])]), {
      markers: 'open',
      combat: 'basic',
    });
    for (const fleet of made.state.fleets) Object.assign(fleet, { track: ['M8'] });
    made.state.contacts = [{ allied: 'beatty', central: 'hipper', zone: 'M8', step: 0, surprise: false }];
    expect(
      made
        .run(markers)
        .run(tacticalPhase)
        .state.fleets.map(({ token }) => token),
    ).toEqual(['allied-1', 'central-1']);
  });

  test('GW-COMP-FLEETCARD hidden fleets have none', () => {
    expect(
      table(...FLEETS)
        .run(markers)
        .seenBy('allied').markers,
    ).toEqual([]);
  });
});
