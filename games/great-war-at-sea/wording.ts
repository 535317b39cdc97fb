/** How this game puts things into words: its own, and those of the battle system. */
import type { Wording } from '../../kernel/index.ts';
import { battleScene } from '../../tactical/scenes.ts';
import { battleEvent, isBattleEvent } from '../../tactical/wording.ts';
import type { GreatWarAtSea } from './kind.ts';
import { nameOf } from './words/names.ts';
import { sceneOf } from './words/scenes.ts';
import { eventsTold } from './words/told.ts';

export const wording: Wording<GreatWarAtSea> = {
  event: (event) => (isBattleEvent(event) ? battleEvent(event, nameOf) : eventsTold.inWords(event)),
  scene: (event) => (isBattleEvent(event) ? battleScene(event, nameOf) : sceneOf(event)),
  name: (id, view) => view?.fleets.find((fleet) => fleet.id === id)?.name ?? nameOf(id),
};
