/** The desk while the playback shows how it was: nothing is in hand, nothing is written, and a press only asks who somebody is. */
import type { View } from '../view.ts';
import type { Desk } from './desk.ts';

const none = <T>(): readonly T[] => [];

export const atRest = (desk: Desk, view: View, onSelect: (id: string) => void): Desk => ({
  ...desk,
  view: () => view,
  question: () => null,
  side: () => null,
  plotter: () => null,
  order: none,
  courses: none,
  courseOf: () => undefined,
  ways: () => new Set(),
  firing: () => null,
  shots: () => new Map(),
  torpedoes: none,
  runs: () => new Set(),
  pressShip: onSelect,
  pressHex: () => undefined,
});
