/** GF-5.2, GF-6.1: what is written down in secret. Two games differ only in what red drafts, and nothing that blue gets may differ by one byte. */
import { expect, test } from 'vitest';
import type { Command, Step } from '../../../kernel/index.ts';
import { among, anything, playPair } from '../../../test/secrets.ts';
import type { GrandFleets } from '../kind.ts';
import { transfers } from '../rules/command-phase.ts';
import { deployFleets } from '../rules/deployment.ts';
import { firingOrders } from '../rules/firing-orders.ts';
import { individualOrders } from '../rules/individual-orders.ts';
import { squadronOrders } from '../rules/squadron-orders.ts';
import { formSquadrons } from '../rules/squadrons.ts';
import { DESTROYER, like, MOLTKE, SOUTHAMPTON, TIGER } from './cards.ts';
import { skirmish } from './skirmish.ts';
import { battleWith, blue, N, red, S } from './table.ts';

const BATTLE = battleWith([
  blue(TIGER, [0, 0], N),
  blue(like(TIGER, 'lion'), [0, 1], N),
  blue(SOUTHAMPTON, [1, 0], N),
  red(MOLTKE, [-1, -3], S),
  red(like(MOLTKE, 'seydlitz'), [-1, -3], S),
  red(like(DESTROYER, 'v26'), [3, -4], S),
]);

/** Whoever has handed in is done, so nobody does: what was drafted would come to light. */
const drafting = (offered: readonly Command[]): readonly Command[] => offered.filter(({ verb }) => verb !== 'done');

const PLANS: readonly (readonly [string, Step<GrandFleets>])[] = [
  ['GF-2.1.3 deployment', deployFleets],
  ['GF-4.1b squadrons', formSquadrons],
  ['GF-4.2.2a transfers', transfers],
  ['GF-5.2 individual orders', individualOrders],
  ['GF-5.3a squadron orders', squadronOrders],
  ['GF-6.1 firing orders', firingOrders],
];

test.each(PLANS)('%s', (_, step) => {
  const verdict = playPair({
    ruleset: skirmish(BATTLE, step),
    seed: `orders ${step.name}`,
    blind: 'blue',
    secretly: () => among(drafting),
    openly: (offered, chance) => anything(drafting(offered), chance),
    targets: ['moltke', ['moltke', 1], ['red squadron', 'simultaneous', 1], ['moltke', 0, 'tiger'], ['red squadron', 'seydlitz']],
    answers: 12,
  });
  expect(verdict.difference).toBeNull();
  expect(verdict.compared).toBeGreaterThan(24);
});
