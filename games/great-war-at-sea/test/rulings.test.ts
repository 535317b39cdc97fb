/** RULINGS.md settles whatever the sheet leaves open, here or where both games have it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Rules of the sheet that are silent on something, or speak with two voices. */
const GAPS = [
  ...['GW-COMP-HITREC', 'GW-COMP-FLEETCARD', 'GW-TAC-FACEDOWN', 'GW-TBL-TORP', 'GW-TBL-CRIT', 'GW-TBL-GUN-FN1', 'GW-TBL-CRIT-FN2'],
  ...['GW-GUN-EXCESS', 'GW-TORP-DICE', 'GW-GUN-MOD-ITALIC', 'GW-GUN-PRIMARY2', 'GW-SIGHT', 'GW-RNG-OBS', 'GW-RNG-VLG', 'GW-RNG-SEC'],
  ...[
    'GW-4.1',
    'GW-4.2',
    'GW-4.3',
    'GW-4.4',
    'GW-4.5',
    'GW-4.6',
    'GW-5.12',
    'GW-5.2-ABORT',
    'GW-5.2-RAID',
    'GW-5.4a',
    'GW-5.4b',
    'GW-5.4c',
  ],
  ...['GW-5.45b', 'GW-5.46a', 'GW-5.46b', 'GW-5.46c', 'GW-8.52', 'GW-11.4a', 'GW-11.4b', 'GW-TAC-INIT-NAT', 'GW-TAC-SIDE', 'GW-TAC-LAND'],
  ...['GW-TAC-SLIDE', 'GW-TAC-END', 'GW-TAC-ORDERS', 'GW-TAC-LONG', 'GW-TAC-TOW', 'GW-WX-MED', 'GW-WX-PAC', 'GW-WX-STATUS', 'GW-WX-ZONES'],
  ...[
    'GW-WX-FOG',
    'GW-WX-SQUALL',
    'GW-WX-STORM',
    'GW-WX-GALE',
    'GW-6.1a',
    'GW-10.2a',
    'GW-11.1b',
    'GW-11.2a',
    'GW-12.1',
    'GW-14.1',
    'GW-16.2',
  ],
];

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const SETTLED = [
  read('../RULINGS.md'),
  read('../../../tactical/RULINGS.md'),
  read('../../../tactical/rulebook.md').split('## Readings')[1] ?? '',
].join('\n');

test('every gap of the sheet is settled', () => {
  expect(GAPS.filter((rule) => !new RegExp(`${rule.replaceAll('.', '\\.')}(?![\\w-])`).test(SETTLED))).toEqual([]);
});

test('every ruling has its problem, its decision and its reason', () => {
  const rulings = read('../RULINGS.md').split(/^### /m).slice(1);
  const bare = rulings.filter((ruling) => !['**Problem.**', '**Decision.**', '**Why.**'].every((part) => ruling.includes(part)));
  expect(bare.map((ruling) => ruling.split('\n')[0])).toEqual([]);
});
