/** The desk while the playback shows how it was: nothing is in hand, nothing is written, and a press only asks who somebody is. */
import { watersOf } from '../rules/waters.ts';
import type { View } from '../view.ts';
import type { Desk } from './desk.ts';

const none = <T>(): readonly T[] => [];
const nobody = (): null => null;
const nowhere = <T>(): ReadonlySet<T> => new Set();

export function atRest(desk: Desk, view: View, onSelect: (id: string) => void): Desk {
  const waters = watersOf(desk.battle(), view);
  return {
    ...desk,
    view: () => view,
    waters: () => waters,
    question: nobody,
    draft: nobody,
    side: nobody,
    plotter: nobody,
    order: none,
    courses: none,
    courseOf: () => undefined,
    ways: nowhere,
    firing: nobody,
    engaged: nowhere,
    shots: () => new Map(),
    torpedoes: none,
    runs: nowhere,
    placing: { ...desk.placing, quay: nobody, inHand: nobody, places: nowhere, sketch: nobody },
    flying: { ...desk.flying, asked: nowhere, inHand: nobody, attacks: none, prey: () => new Map(), press: onSelect },
    aim: nobody,
    pressShip: onSelect,
    pressHex: () => undefined,
  };
}
