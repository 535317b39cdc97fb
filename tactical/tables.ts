/** The three damage tables, which both games use (GW-TBL-GUN, GW-TBL-TORP, GW-TBL-CRIT; CW-2.2a, CW-2.2b, CW-2.2c). */
import type { OpenCheck, Procedure } from '../kernel/index.ts';
import { check, exactly, rolling, spreadOfProcedure, twoD6 } from '../kernel/index.ts';
import type { Blow, Weapon } from './battle.ts';

/** One row of a damage table. */
export interface Row {
  readonly name: string;
  /** Totals of two dice. */
  readonly on: readonly number[];
  readonly words: string;
  readonly blows: readonly Blow[];
  /** Rolled again on the critical damage table (CW-8.6a). */
  readonly critical?: true;
  /** Where a shell may plunge (CW-8.7, GW-TBL-GUN-FN1). */
  readonly plunges?: true;
  /** What blows up a British battle cruiser (GW-TBL-CRIT-FN2). */
  readonly magazine?: true;
  /** Heavily armoured hull boxes that a secondary gun destroys all the same. */
  readonly sure?: number;
}

export interface DamageTable {
  readonly check: OpenCheck<object, string>;
  readonly rows: ReadonlyMap<string, Row>;
}

const table = (name: string, rule: string, title: string, rows: readonly Row[]): DamageTable => ({
  check: check(name, rule, title, {
    dice: twoD6,
    rows: rows.map((row) => exactly(row.on, row.name)),
    outcomes: Object.fromEntries(rows.map((row) => [row.name, row.words])),
    worth: (outcome) => rows.find((row) => row.name === outcome)?.blows.length ?? 0,
  }),
  rows: new Map(rows.map((row) => [row.name, row])),
});

function* rollRow({ check: dice, rows }: DamageTable): Procedure<Row> {
  const name = yield* rolling(dice, {});
  const row = rows.get(name);
  if (!row) throw new Error(`${dice.title} has no row ${name}`);
  return row;
}

/** CW-8.6a, CW-8.6b: the row of a hit, on the critical table if the first roll asks for it; small guns do no critical damage. */
export function* rowOfHit(by: Weapon): Procedure<Row> {
  const row = yield* rollRow(by === 'torpedo' ? torpedoDamage : gunneryDamage);
  return row.critical && by !== 'tertiary' ? yield* rollRow(criticalDamage) : row;
}

/** Whether a row stands on the critical table. */
export const isCritical = (row: Row): boolean => criticalDamage.rows.get(row.name) === row;

export const gunneryDamage = table('gunnery-damage', 'GW-TBL-GUN', 'Gunnery damage', [
  { name: 'critical', on: [2, 12], words: 'critical damage, but not by light guns', blows: [], critical: true },
  { name: 'mount', on: [3], words: 'the torpedo mount', blows: ['mount'] },
  { name: 'secondary', on: [4, 6], words: 'secondary guns', blows: ['secondary'] },
  { name: 'hull', on: [5], words: 'hull', blows: ['hull'] },
  { name: 'primary', on: [7, 9], words: 'primary guns', blows: ['primary'] },
  { name: 'tertiary', on: [8], words: 'tertiary guns', blows: ['tertiary'] },
  { name: 'deck', on: [10], words: 'hull, where shells plunge', blows: ['hull'], plunges: true },
  { name: 'engines', on: [11], words: 'two of hull and one level of speed', blows: ['hull', 'slowed', 'hull'] },
]);

export const torpedoDamage = table('torpedo-damage', 'GW-TBL-TORP', 'Torpedo damage', [
  { name: 'critical', on: [2, 12], words: 'critical damage', blows: [], critical: true },
  { name: 'none', on: [4], words: 'no damage', blows: [] },
  { name: 'hull', on: [5, 6, 8], words: 'hull', blows: ['hull'] },
  { name: 'two-hull', on: [3, 7], words: 'two of hull', blows: ['hull', 'hull'] },
  { name: 'primary', on: [9], words: 'primary guns', blows: ['primary'] },
  { name: 'engines', on: [10], words: 'two of hull and one level of speed', blows: ['hull', 'slowed', 'hull'] },
  { name: 'stopped', on: [11], words: 'three of hull and all speed', blows: ['hull', 'stopped', 'hull', 'hull'] },
]);

export const criticalDamage = table('critical-damage', 'GW-TBL-CRIT', 'Critical damage', [
  {
    name: 'broken',
    on: [2],
    words: 'six of hull, three primaries and one level of speed',
    blows: ['hull', 'slowed', 'hull', 'hull', 'hull', 'hull', 'hull', 'primary', 'primary', 'primary'],
    magazine: true,
  },
  { name: 'three-primary', on: [3], words: 'three primaries', blows: ['primary', 'primary', 'primary'], magazine: true },
  { name: 'leader', on: [4], words: 'the leader aboard', blows: ['leader'] },
  { name: 'two-primary', on: [5], words: 'two primaries', blows: ['primary', 'primary'], magazine: true },
  { name: 'two-hull', on: [6], words: 'two of hull', blows: ['hull', 'hull'] },
  { name: 'two-secondary', on: [7], words: 'two secondaries', blows: ['secondary', 'secondary'] },
  { name: 'belt', on: [8], words: 'two of hull, and one of them through any armour', blows: ['hull', 'hull'], sure: 1 },
  { name: 'primary', on: [9], words: 'one primary', blows: ['primary'] },
  { name: 'engines', on: [10], words: 'one of hull and one level of speed', blows: ['hull', 'slowed'] },
  { name: 'three-hull', on: [11], words: 'three of hull', blows: ['hull', 'hull', 'hull'] },
  {
    name: 'stopped',
    on: [12],
    words: 'three of hull, five primaries and all speed',
    blows: ['hull', 'stopped', 'hull', 'hull', 'primary', 'primary', 'primary', 'primary', 'primary'],
    magazine: true,
  },
]);

/** The rows that a hit of a weapon may come to, with their chances. */
function countRows(by: Weapon): readonly (readonly [Row, number])[] {
  const rows = new Map<string, Row>();
  const spread = spreadOfProcedure(function* () {
    const row = yield* rowOfHit(by);
    const key = `${isCritical(row)} ${row.name}`;
    rows.set(key, row);
    return key;
  });
  return [...rows].map(([key, row]) => [row, spread.chance(key)]);
}

const ROWS: Readonly<Record<Weapon, ReturnType<typeof countRows>>> = {
  primary: countRows('primary'),
  secondary: countRows('secondary'),
  tertiary: countRows('tertiary'),
  torpedo: countRows('torpedo'),
};

export const rowsOf = (by: Weapon): readonly (readonly [Row, number])[] => ROWS[by];
