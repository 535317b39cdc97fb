/** How this game puts things into words: its own, and those of the battle system. */
import type { Sentence, Wording } from '../../kernel/index.ts';
import { battleScene } from '../../tactical/scenes.ts';
import { battleEvent, isBattleEvent } from '../../tactical/wording.ts';
import type { Happening, Secret } from './events.ts';
import type { GreatWarAtSea } from './kind.ts';
import { nameOf } from './words/names.ts';
import { sceneOf } from './words/scenes.ts';
import { eventsTold } from './words/told.ts';

/** A line of the log is a sentence, as those of the battle are. */
const sentenceOf = (event: Happening | Secret): Sentence => {
  const { words, ...told } = eventsTold.inWords(event);
  return { ...told, words: `${words}.` };
};

export const wording: Wording<GreatWarAtSea> = {
  event: (event) => (isBattleEvent(event) ? battleEvent(event, nameOf) : sentenceOf(event)),
  scene: (event) => (isBattleEvent(event) ? battleScene(event, nameOf) : sceneOf(event)),
  name: (id, view) => view?.fleets.find((fleet) => fleet.id === id)?.name ?? nameOf(id),
};
