/** What a game says of itself on the shelf, and what the first page knows of its scenarios. */
import type { ShipProfile } from './profile.ts';

export interface ShelfCard {
  readonly title: string;
  /** When and where, in a few words. */
  readonly scene: string;
  readonly words: string;
  readonly facts: readonly string[];
  /** The scenario that the card begins. */
  readonly begins: string;
  /** A battle for whoever has never been here, and what is said of it. */
  readonly taster?: { readonly scenario: string; readonly words: string };
  /** They stand at the foot of the home page, so that nobody takes our work for somebody else's. */
  readonly notes: { readonly owners: string; readonly reconstructed: string };
  /** The part of the world in its picture: its parallels, and the meridian in the middle. Left out on the open sea. */
  readonly pictured?: { readonly north: number; readonly south: number; readonly middle: number };
  /** Ships in its picture, by their ids in the register. */
  readonly drawn?: readonly string[];
  /** What its builder makes; a battle unless told. */
  readonly builds?: string;
  /** Folders besides its own whose rulebooks stand behind its own. */
  readonly shares?: readonly string[];
}

export interface ShelvedSide {
  readonly id: string;
  readonly name: string;
  /** The ship that stands for it in a picture. */
  readonly flagship: string | null;
}

export interface ShelvedScenario {
  readonly id: string;
  readonly title: string;
  /** It happened once, and stands in the gallery of battles. */
  readonly fought: boolean;
  readonly sides: readonly ShelvedSide[];
}

/** Written by `npm run shelf` out of the rules and the register, so that the first page needs neither. */
export interface ShelfData {
  readonly scenarios: readonly ShelvedScenario[];
  /** Ships by their ids. */
  readonly drawings: Readonly<Record<string, ShipProfile>>;
}
