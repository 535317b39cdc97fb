/** Where somebody last looked on each chart, so that one that was put away comes back as it was left. */
import { createContext, useContext } from 'solid-js';
import type { Box } from './view-box.ts';

export interface Looks {
  readonly at: (chart: string) => Box | undefined;
  readonly keep: (chart: string, view: Box) => void;
}

export const LooksContext = createContext<Looks>();

export const useLooks = (): Looks | undefined => useContext(LooksContext);

/** The looks of everybody at the table, each for themselves: between two people at one machine nothing is given away. */
export function createLooks(): (viewer: string) => Looks {
  const kept = new Map<string, Map<string, Box>>();
  return (viewer) => {
    const own = kept.get(viewer) ?? new Map<string, Box>();
    kept.set(viewer, own);
    return { at: (chart) => own.get(chart), keep: (chart, view) => void own.set(chart, view) };
  };
}
