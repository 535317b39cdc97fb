/** How this game puts things into words: its own, and those of the battle system. */
import type { Wording } from '../../kernel/index.ts';
import { battleEvent, battleOption, battlePrompt, isBattleEvent } from '../../tactical/wording.ts';
import type { CruiserWarfare } from './kind.ts';
import { eventInWords } from './words/events.ts';
import { nameFor } from './words/fleets.ts';
import { groupName } from './words/groups.ts';
import { nameOf } from './words/names.ts';
import { optionInWords, PROMPTS } from './words/questions.ts';

export const wording: Wording<CruiserWarfare> = {
  event: (event) => (isBattleEvent(event) ? battleEvent(event, nameOf) : eventInWords(event)),
  prompt: (view, question, item) => {
    const battle = view.battle ?? view.basic;
    return (battle && battlePrompt(battle, question, item)) ?? PROMPTS[question]?.(view, item) ?? question;
  },
  option: (view, question, verb, target) => {
    const battle = view.battle ?? view.basic;
    return (battle && battleOption(battle, question, verb, target)) ?? optionInWords(view, question, verb, target);
  },
  name: (id, view) => (view ? (groupName(view, id) ?? nameFor(view, id)) : nameOf(id)),
};
