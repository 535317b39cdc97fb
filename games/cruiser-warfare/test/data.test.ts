import { expect, test } from 'vitest';
import type { Data } from '../data/data.ts';
import { BUILT_IN, bondOf, convoyNamed, isOffTsingtao, sheetOf, vesselOf } from '../data/data.ts';
import { VESSELS } from '../data/ships.ts';
import * as bonds from '../rules/bonds.ts';
import * as fleet from '../rules/fleet.ts';

const closed = ({ areas, vessels, sheets, forces }: Data) =>
  [areas['yellow-sea'].port, vessels[0]?.rating.hull, sheets.get('emden'), forces[0]?.ships].map(Object.isFrozen);

test('data cannot be changed', () => {
  expect(closed(BUILT_IN)).toEqual([true, true, true, true]);
});

test('CW-2.4a, CW-15.5-C1 the data sheets are those of the rules, with the variant and without', () => {
  for (const central of ['none', '1'] as const) {
    const variants = { allied: 'none', central } as const;
    expect(VESSELS.map(({ id }) => sheetOf(BUILT_IN, { variants }, id))).toEqual(VESSELS.map(({ id }) => fleet.sheetOf({ variants }, id)));
  }
  expect(sheetOf(BUILT_IN, { variants: { central: '1' } }, 'scharnhorst').speed).toBe(3);
});

test('CW-12.43 bonds are those of the rules', () => {
  for (const { id } of VESSELS)
    expect([id, bondOf(BUILT_IN, id), isOffTsingtao(BUILT_IN, id)]).toEqual([id, bonds.bondOf(id), bonds.isOffTsingtao(id)]);
});

test('what is not there is not found', () => {
  expect(() => vesselOf(BUILT_IN, 'yamato')).toThrow('no vessel yamato');
  expect(() => sheetOf(BUILT_IN, { variants: { central: 'none' } }, 'yamato')).toThrow('no sheet of yamato');
  expect(() => convoyNamed(BUILT_IN, 'arctic')).toThrow('no convoy arctic');
});
