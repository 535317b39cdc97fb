import { test } from 'vitest';
import { battles } from '../rules/combat.ts';
import { COUNTERS } from '../data/ships.ts';
import { table } from './table.ts';
test('smoke', () => {
  const t = table().only().put({ 'north-sea': ['lion', 'moltke'] }).dice(5, 3).run(battles);
  console.log(t.asks, t.asked, t.offered('allied'));
  console.log(COUNTERS.map((c) => `${c.id} ${c.navy} ${c.attack}-${c.defence}-${c.speed} ${c.entry}${c.uncertain ? '*' : ''}${c.airstrike || ''}`).join('\n'));
});
