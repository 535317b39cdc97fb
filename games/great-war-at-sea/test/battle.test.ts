/** GW-4.5, GW-TAC: from contact to battle and back. */
import { describe, expect, test } from 'vitest';
import { columnOf, type Hex, rowOf } from '../../../chart/hex.ts';
import { NUMBERED } from '../../../tactical/hexes.ts';
import { WAYS } from '../data/zones.ts';
import { aftermath } from '../rules/aftermath.ts';
import { edgeTowards, tacticalPhase } from '../rules/battle.ts';
import type { Contact, Side, ZoneSide } from '../state.ts';
import { wording } from '../wording.ts';
import { british, by, german, operationWith, type TestTable, table, tableOf } from './table.ts';

const contact = (changes: Partial<Contact> = {}): Contact => ({
  allied: 'beatty',
  central: 'hipper',
  zone: 'M8',
  step: 0,
  surprise: false,
  ...changes,
});

/** Both in M8, Beatty from the west and Hipper from the east. */
const meeting = (options = {}, changes: Partial<Contact> = {}): TestTable => {
  const made = tableOf(operationWith([british('beatty', 'M8', ['lion']), german('hipper', 'M8', ['seydlitz'])]), options);
  made.fleet('beatty', { from: 'M7', track: ['M8'], came: 4 });
  made.fleet('hipper', { from: 'M9', track: ['M8'], came: 1 });
  made.state.contacts = [contact(changes)];
  return made;
};

const mean = (hexes: readonly Hex[], of: (hex: Hex) => number): number => hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;

describe('a battle begins', () => {
  test('GW-TAC-SIDE the sides of a zone are the edges of the tactical map', () => {
    for (const side of [0, 1, 2, 3, 4, 5] as const satisfies readonly ZoneSide[]) {
      const hexes = NUMBERED[edgeTowards(side)] ?? [];
      const [east, south] = WAYS[side];
      expect(Math.sign(mean(hexes, columnOf))).toBe(Math.sign(east));
      expect(Math.sign(mean(hexes, (hex) => rowOf(hex) + columnOf(hex) / 2))).toBe(Math.sign(south));
    }
  });

  test('GW-4.5 on the tactical map, or without it', () => {
    expect(meeting().dice(1).run(tacticalPhase).state.battle).toMatchObject({ profile: 'great-war-at-sea', date: 1915.06 });
    expect(meeting({ combat: 'basic' }).run(tacticalPhase).state.basic).not.toBeNull();
  });

  test('GW-TAC-SIDE whoever has the initiative comes from where the fleet came', () => {
    expect(meeting().dice(1).run(tacticalPhase).state.battle).toMatchObject({ initiative: 'central', entry: edgeTowards(1) });
    expect(meeting().dice(6).run(tacticalPhase).state.battle).toMatchObject({ initiative: 'allied', entry: edgeTowards(4) });
  });

  test('CW-7.3a a group goes by the ship that leads it, and how many are with her', () => {
    const made = tableOf(operationWith([british('beatty', 'M8', ['lion', 'tiger', 'antrim']), german('hipper', 'M8', ['seydlitz'])]));
    made.fleet('beatty', { from: 'M7', track: ['M8'], came: 4 });
    made.fleet('hipper', { from: 'M9', track: ['M8'], came: 1 });
    made.state.contacts = [contact()];
    for (const piece of made.dice(1, 1, 1).run(tacticalPhase).state.battle?.pieces ?? [])
      Object.assign(piece, { hex: NUMBERED[0]?.[0] ?? null, group: piece.id === 'antrim' ? 2 : 1 });
    const named = (group: string, side: Side): string => wording.name(group, made.seenBy(side));
    expect([named('1', 'allied'), named('2', 'allied'), named('1', 'central')]).toEqual(['Lion and Tiger', 'Antrim', 'Seydlitz']);
  });

  test('GW-TAC-SIDE a fleet that did not move chooses', () => {
    const made = meeting();
    made.fleet('hipper', { from: 'M8', track: ['M8'], came: null });
    expect(made.dice(1).run(tacticalPhase).asks).toBe('entry-side');
  });

  test('GW-TAC-LAND land closes sides of the map', () => {
    const made = meeting({}, { zone: 'N4' });
    for (const id of ['beatty', 'hipper']) made.fleet(id, { zone: 'N4', track: ['N4'], from: 'N5' });
    const land = made.dice(1).run(tacticalPhase).state.battle?.land ?? [];
    expect(land).toContain(edgeTowards(4));
  });

  test('GW-5.4b a surprise is his who was looking for the other', () => {
    const made = meeting({}, { surprise: true });
    made.fleet('hipper', { mission: 'transport' });
    expect(made.run(tacticalPhase).state.battle).toMatchObject({ initiative: 'allied', closer: 1 });
    expect(made.told('initiative')).toEqual([{ type: 'initiative', side: 'allied', by: 'surprise' }]);
  });

  test.each([
    ['raid', 'allied'],
    ['raid-in-force', 'allied'],
    ['bombardment', 'central'],
    ['abort', 'central'],
  ] as const)('GW-5.4b a fleet on %s that comes upon a transport: %s begin', (mission, initiative) => {
    const made = meeting({}, { surprise: true });
    made.fleet('beatty', { mission });
    made.fleet('hipper', { mission: 'transport' });
    made.dice(...(initiative === 'central' ? [1] : []));
    expect(made.run(tacticalPhase).state.battle?.initiative).toBe(initiative);
  });

  test('GW-5.4b where both were, whoever has the initiative', () => {
    expect(meeting({}, { surprise: true }).dice(1).run(tacticalPhase).state.battle).toMatchObject({ initiative: 'central', closer: 1 });
  });

  test('GW-5.4b without one nobody begins nearer, at night neither', () => {
    for (const turn of [1, 5]) {
      const made = meeting();
      made.state.turn = turn;
      expect(made.dice(1).run(tacticalPhase).state.battle?.closer).toBe(0);
    }
  });

  test('GW-5.4b one of several who met is enough', () => {
    const made = table(british('beatty', 'M8', ['lion']), german('hipper', 'M8', ['seydlitz']), german('scheer', 'M8', ['konig']));
    for (const fleet of made.state.fleets) Object.assign(fleet, { track: ['M8'] });
    made.state.contacts = [contact(), contact({ central: 'scheer', surprise: true })];
    expect(made.dice(1, 1, 1).run(tacticalPhase).state.battle?.closer).toBe(1);
  });

  test('GW-11.4a at night two hexes, and in the dark', () => {
    const made = meeting({}, { surprise: true });
    made.state.turn = 5;
    expect(made.dice(1).run(tacticalPhase).state.battle).toMatchObject({ night: true, closer: 2 });
  });

  test('GW-5.2-ESCORT both fleets are deployed', () => {
    const made = table(
      british('beatty', 'M8', ['lion']),
      british('boats', 'M8', ['tiger'], { mission: 'escort', charge: 'beatty' }),
      german('hipper', 'M8', ['seydlitz']),
    );
    for (const fleet of made.state.fleets) Object.assign(fleet, { track: ['M8'] });
    made.state.contacts = [contact()];
    expect(
      made
        .dice(1, 1, 1)
        .run(tacticalPhase)
        .state.battle?.pieces.map(({ id }) => id)
        .sort(),
    ).toEqual(['lion', 'seydlitz', 'tiger']);
  });

  test('GW-4.4 fleets that exchanged zones fight where they met, and whoever left that zone chooses its side', () => {
    const made = meeting().dice(1);
    made.fleet('beatty', { zone: 'M9', from: 'M8', track: ['M9'] });
    expect(made.run(tacticalPhase).state.battle).toMatchObject({ initiative: 'central', entry: edgeTowards(1) });
    expect(made.fleet('beatty').zone).toBe('M8');
    expect(made.state.battle?.entries.allied).toBeNull();
  });

  test('GW-4.5 all who made contact in a zone fight together', () => {
    const made = table(british('beatty', 'M8', ['lion']), german('hipper', 'M8', ['seydlitz']), german('scheer', 'M8', ['konig']));
    for (const fleet of made.state.fleets) Object.assign(fleet, { track: ['M8'] });
    made.state.contacts = [contact(), contact({ central: 'scheer' })];
    expect(made.dice(1, 1, 1).run(tacticalPhase).state.battle?.pieces).toHaveLength(3);
  });

  test('GW-TAC-SIDE the largest of them decides by which side all come', () => {
    const made = table(
      british('beatty', 'M8', ['lion']),
      british('jellicoe', 'M8', ['iron-duke', 'tiger']),
      german('hipper', 'M8', ['seydlitz']),
    );
    made.fleet('beatty', { from: 'M7', track: ['M8'] });
    made.fleet('jellicoe', { from: 'M9', track: ['M8'] });
    made.fleet('hipper', { track: ['M8'], from: 'M8' });
    made.state.contacts = [contact(), contact({ allied: 'jellicoe' })];
    expect(made.dice(1, 1, 1, 1).run(tacticalPhase).state.battle?.entries).toEqual({ allied: edgeTowards(1), central: null });
  });

  test('GW-TAC-SIDE by the side of the last zone before, where it came through several', () => {
    const made = meeting();
    made.fleet('beatty', { from: 'N7', track: ['M7', 'M8'] });
    expect(made.dice(6).run(tacticalPhase).state.battle?.entries.allied).toBe(edgeTowards(4));
  });

  test('GW-TAC-STACK GW-5.2-ESCORT raiders may lie alone, escorts by their convoy: each has a part', () => {
    const made = table(
      british('convoy', 'M8', ['slow-transport'], { mission: 'transport', bound: 'rosyth' }),
      british('boats', 'M8', ['mary-rose'], { mission: 'escort', charge: 'convoy' }),
      british('beatty', 'M8', ['lion']),
      german('hipper', 'M8', ['bremse'], { mission: 'raid' }),
    );
    for (const fleet of made.state.fleets) Object.assign(fleet, { track: ['M8'] });
    made.state.contacts = [contact(), contact({ allied: 'convoy' })];
    const { pieces } = made.dice(1, 1, 1, 1, 1).run(tacticalPhase).state.battle ?? { pieces: [] };
    expect(Object.fromEntries(pieces.map(({ id, role }) => [id, role]))).toEqual({
      'slow-transport-1': 'convoy',
      'mary-rose': 'escort',
      lion: 'line',
      bremse: 'raider',
    });
  });

  test('GW-4.5 in the weather of the zone in which they met', () => {
    const made = meeting();
    made.state.weather.centre = 'squall';
    expect(made.dice(1).run(tacticalPhase).state.battle?.weather).toBe('squall');
  });

  describe('where there are two', () => {
    const SECOND = contact({ central: 'scheer', zone: 'M9', step: 1 });
    /** Beatty meets Hipper in M8 on his way to M9, where Scheer is. */
    const two = () => {
      const made = tableOf(
        operationWith([british('beatty', 'M9', ['lion']), german('hipper', 'M8', ['seydlitz']), german('scheer', 'M9', ['konig'])]),
        { combat: 'basic' },
      );
      made.fleet('beatty', { from: 'M7', track: ['M8', 'M9'] });
      made.fleet('hipper', { track: ['M8'], from: 'M8' });
      made.fleet('scheer', { track: ['M9'], from: 'M9' });
      made.state.contacts = [SECOND, contact()];
      return made.run(tacticalPhase);
    };
    const rest = (made: TestTable, rounds: number): TestTable => {
      Object.assign(made.state.basic ?? {}, { round: rounds });
      made.run(aftermath).state.contacts = [SECOND];
      return made.run(tacticalPhase);
    };

    test('GW-4.5 they are fought in the order of the steps', () => {
      const made = two();
      expect([made.state.fighting?.zone, made.state.fights.map(({ zone }) => zone)]).toEqual(['M8', ['M9']]);
    });

    test('GW-4.5 GW-TAC-LONG who was held up by the first never comes to the second', () => {
      expect(rest(two(), 1).state.fighting).toMatchObject({ zone: 'M9', fleets: { allied: ['beatty'], central: ['scheer'] } });
      expect(rest(two(), 2).state.fighting).toBeNull();
    });
  });

  test('GW-5.4a both are told that they have met: the enemy by names that tell nothing, their own by their names', () => {
    const made = meeting().dice(1).run(tacticalPhase);
    const event = { type: 'met', zone: 'M8', surprise: false, tokens: { allied: ['allied-1'], central: ['central-1'] } };
    expect(made.told('met')).toEqual([event]);
    expect(made.told('met', 'allied')).toEqual([{ ...event, own: { allied: [{ id: 'beatty', name: 'beatty' }] } }]);
    expect(made.told('met', 'central')).toEqual([{ ...event, own: { central: [{ id: 'hipper', name: 'hipper' }] } }]);
  });
});

describe('a battle ends', () => {
  /** After so many rounds. */
  const fought = (rounds: number): TestTable => {
    const made = meeting({ combat: 'basic' });
    made.fleet('beatty', { zone: 'M9', track: ['M8', 'M9'], plot: [by('M10')] });
    made.run(tacticalPhase);
    Object.assign(made.state.basic ?? {}, { round: rounds });
    return made.run(aftermath);
  };

  test('GW-TAC-LONG a battle of two rounds costs the rest of the move, and the next is one zone', () => {
    expect(fought(2).fleet('beatty')).toMatchObject({ zone: 'M8', spent: true });
  });

  test('GW-TAC-LONG what is left of the move comes before the next, with what was to be done at its end', () => {
    expect(fought(2).fleet('beatty').plot).toEqual([by('M9', 'M10')]);
  });

  test('GW-TAC-LONG who was making for port is not there yet', () => {
    const made = meeting({ combat: 'basic' }, { zone: 'K2' });
    made.fleet('beatty', { zone: 'K2', from: 'K3', track: ['K2'], ran: [1, 0], port: 'rosyth', task: { do: 'port', port: 'rosyth' } });
    made.fleet('hipper', { zone: 'K2', from: 'K3', track: ['K2'], ran: [1, 0] });
    made.run(tacticalPhase);
    Object.assign(made.state.basic ?? {}, { round: 2 });
    expect(made.run(aftermath).fleet('beatty')).toMatchObject({ port: null, plot: [{ way: [], task: { do: 'port', port: 'rosyth' } }] });
  });

  test('GW-TAC-LONG after a shorter one the fleet goes on', () => {
    expect(fought(1).fleet('beatty')).toMatchObject({ zone: 'M9', spent: false });
  });

  test('GW-4.5 while they fight they are where they met', () => {
    const made = meeting({ combat: 'basic' });
    made.fleet('beatty', { zone: 'M9', track: ['M8', 'M9'] });
    expect(made.run(tacticalPhase).fleet('beatty').zone).toBe('M8');
  });

  test('GW-TAC-ORDERS whoever fought has been in contact, and remembers whom he saw', () => {
    const made = fought(1);
    expect(made.fleet('beatty')).toMatchObject({ metIn: 1, foughtIn: 1 });
    expect(made.state.known.allied).toMatchObject([{ token: 'central-1', zone: 'M8', turn: 1, ships: ['seydlitz'] }]);
  });

  test('GW-TAC-ORDERS, GW-TAC-LONG so have those who escorted him, and their next move is one zone too', () => {
    const made = tableOf(
      operationWith([
        british('beatty', 'M8', ['lion']),
        british('boats', 'M8', ['tiger'], { mission: 'escort', charge: 'beatty' }),
        german('hipper', 'M8', ['seydlitz']),
      ]),
      { combat: 'basic' },
    );
    for (const fleet of made.state.fleets) Object.assign(fleet, { track: ['M8', 'M9'] });
    made.state.contacts = [contact()];
    made.dice(1, 1).run(tacticalPhase);
    Object.assign(made.state.basic ?? {}, { round: 2 });
    expect(made.run(aftermath).fleet('boats')).toMatchObject({ metIn: 1, foughtIn: 1, spent: true, plot: [] });
  });

  test('GW-TAC-ORDERS and of whom he did not see, nothing but that they were there', () => {
    const made = meeting({ combat: 'basic' });
    made.run(tacticalPhase);
    for (const piece of made.state.basic?.pieces ?? []) piece.known = false;
    expect(made.run(aftermath).state.known.allied).toEqual([{ token: 'central-1', zone: 'M8', turn: 1, ships: [] }]);
  });
});
