/** What each side took to be true when a turn began, beside what was true. */
import type { Force } from '../kernel/index.ts';
import type { Belief } from './report.ts';
import { joined } from './words.ts';

/** How many of the enemies were where somebody was believed to be. */
export function rightly(believed: readonly Force[], truth: readonly Force[]): number {
  const places = new Set(believed.map(({ place }) => place));
  return truth.filter(({ place }) => places.has(place)).length;
}

/** 'Emden and Leipzig; last seen 2 turns before: Karlsruhe'; so many names of each age, those of now first. */
export function believedInWords(forces: readonly Force[], most: number): string {
  const ages = [...new Set(forces.map(({ age = '' }) => age))].sort((one, other) => Number(one !== '') - Number(other !== ''));
  return ages
    .map((of) => {
      const names = forces.flatMap(({ name, age = '' }) => (age === of ? [name] : []));
      return `${of === '' ? '' : `${of}: `}${joined(names, most)}`;
    })
    .join('; ');
}

export class Beliefs {
  private readonly sides = new Map<string, Belief[]>();

  note(side: string, moment: number, words: string, believed: readonly Force[], truth: readonly Force[]): void {
    const turns = this.sides.get(side) ?? [];
    this.sides.set(side, turns);
    turns.push({ moment, words, believed, truth, right: rightly(believed, truth) });
  }

  lines(): { readonly side: string; readonly turns: readonly Belief[] }[] {
    return [...this.sides].map(([side, turns]) => ({ side, turns })).filter(({ turns }) => turns.some(({ truth }) => truth.length > 0));
  }
}
