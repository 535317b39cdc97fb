/** How this game puts things into words: its own, and those of the battle system. */
import type { Wording } from '../../kernel/index.ts';
import { groupName } from '../../tactical/group-names.ts';
import { battleScene } from '../../tactical/scenes.ts';
import { battleEvent, isBattleEvent } from '../../tactical/wording.ts';
import type { CruiserWarfare } from './kind.ts';
import { eventInWords } from './words/events.ts';
import { nameFor } from './words/fleets.ts';
import { nameOf } from './words/names.ts';
import { sceneOf } from './words/scenes.ts';

export const wording: Wording<CruiserWarfare> = {
  event: (event) => (isBattleEvent(event) ? battleEvent(event, nameOf) : eventInWords(event)),
  scene: (event) => (isBattleEvent(event) ? battleScene(event, nameOf) : sceneOf(event)),
  name: (id, view) => {
    if (!view) return nameOf(id);
    const leads = (name: string): boolean => view.leaders.some(({ ship }) => ship === name);
    return groupName(view.battle, id, leads, nameOf) ?? nameFor(view, id);
  },
};
