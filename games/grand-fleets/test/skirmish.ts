/** A game that is nothing but a list of steps, for tests that need a whole one. */
import type { Ruleset, Step } from '../../../kernel/index.ts';
import { numbered } from '../../../kernel/index.ts';
import { copy } from '../copy.ts';
import type { Battle } from '../data/battle.ts';
import type { Data } from '../data/data.ts';
import type { Happening, Secret } from '../events.ts';
import { auto, type GrandFleets, sequence } from '../kind.ts';
import { laws } from '../laws.ts';
import { options, readingsOf } from '../options.ts';
import { beginning } from '../rules/beginning.ts';
import { view } from '../view.ts';
import { battleTold } from '../words/battle.ts';
import { combatTold } from '../words/combat.ts';
import { damageTold } from '../words/damage.ts';
import { movementTold } from '../words/movement.ts';
import type { Names } from '../words/names.ts';

const NAMES: Names = { ship: (id) => id };

const inWords = (event: Happening | Secret) => {
  if (combatTold.isTold(event)) return combatTold.inWords(event, NAMES);
  if (damageTold.isTold(event)) return damageTold.inWords(event, NAMES);
  return movementTold.isTold(event) ? movementTold.inWords(event, NAMES) : battleTold.inWords(event, NAMES);
};

const over = auto('over', 'GF-2.2.1', (g) => g.end({ result: 'over', words: 'It is over.', winner: null, score: 0 }));

export function skirmish(battle: Battle, ...steps: readonly Step<GrandFleets, null>[]): Ruleset<GrandFleets> {
  const data: Data = { pack: null, battles: new Map([[battle.id, battle]]) };
  return {
    id: 'skirmish',
    title: 'Skirmish',
    version: 1,
    words: 'A few steps and nothing else.',
    sides: ['blue', 'red'],
    orders: 'hidden',
    scenarios: [{ id: battle.id, title: battle.title, words: battle.words }],
    options,
    flow: numbered<GrandFleets>(sequence('skirmish', 'GF-2.2b', [...steps, over])),
    dataFor: () => data,
    begin: (_, given) => ({ ...beginning(battle, readingsOf(given)), turn: 1 }),
    copy,
    view,
    checks: [],
    lots: [],
    wording: { event: inWords, name: NAMES.ship },
    bots: [],
    laws,
  };
}
