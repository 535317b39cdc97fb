/** How this game puts things into words: its own, and those of the battle system. */
import type { Sentence, Wording } from '../../kernel/index.ts';
import { groupName } from '../../tactical/group-names.ts';
import { initiativeTold } from '../../tactical/initiative.ts';
import { battleScene } from '../../tactical/scenes.ts';
import { battleEvent, begun, isBattleEvent } from '../../tactical/wording.ts';
import type { Happening, Secret } from './events.ts';
import type { GreatWarAtSea } from './kind.ts';
import { nameOf } from './words/names.ts';
import { sceneOf } from './words/scenes.ts';
import { type Called, eventsTold } from './words/told.ts';

/** A line of the log is a sentence, as those of the battle are. */
const sentenceOf = (event: Happening | Secret, called: Called): Sentence => {
  const { words, ...told } = eventsTold.inWords(event, called);
  return { ...told, words: `${begun(words)}.` };
};

/** In a battle sides go by what the operation calls them: there were no Allies in 1904. */
const namesIn =
  (called: Called) =>
  (id: string): string =>
    id === 'allied' || id === 'central' ? called(id) : nameOf(id);

export const wording: Wording<GreatWarAtSea> = {
  event: (event, called) => (isBattleEvent(event) ? battleEvent(event, namesIn(called)) : sentenceOf(event, called)),
  scene: (event, called) => (isBattleEvent(event) ? battleScene(event, namesIn(called)) : sceneOf(event)),
  roll: initiativeTold,
  name: (id, view) => {
    if (!view) return nameOf(id);
    const leads = (name: string): boolean => view.leaders.some(({ ship }) => ship === name);
    return view.fleets.find((fleet) => fleet.id === id)?.name ?? groupName(view.battle, id, leads, nameOf) ?? nameOf(id);
  },
};
