/** A game that is nothing but a list of steps, for tests that need a whole one. */
import type { Ruleset, Step } from '../../../kernel/index.ts';
import { numbered } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { type Data, NOTHING } from '../data/data.ts';
import { grandFleets } from '../index.ts';
import { auto, type GrandFleets, sequence } from '../kind.ts';

const over = auto('over', 'GF-2.2.1', (g) => g.end({ result: 'over', words: 'It is over.', winner: null, score: 0 }));

export function skirmish(battle: Battle, ...steps: readonly Step<GrandFleets, null>[]): Ruleset<GrandFleets> {
  const data: Data = { pack: null, brought: NOTHING, battles: new Map([[battle.id, battle]]) };
  return {
    ...grandFleets,
    scenarios: [{ id: battle.id, title: battle.title, words: battle.words }],
    flow: numbered<GrandFleets>(sequence('skirmish', 'GF-2.2b', [...steps, over])),
    dataFor: () => data,
  };
}
