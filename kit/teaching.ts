/** What a game teaches at its table: why each question matters, which questions lay a side out before play, and what the goal is. */
import type { Nation } from './nation.tsx';

/** What a score is worth, and whether it stands there now. */
export interface GoalLevel {
  readonly score: string;
  readonly words: string;
  readonly isHere: boolean;
}

/** The order of battle of one side, as the rules or the scenario print it. */
export interface GoalForce {
  readonly side: string;
  readonly nation: Nation;
  readonly parts: readonly { readonly name: string; readonly words: string }[];
}

/** Worked out of what its viewer sees, so it knows no more than he does. */
export interface Goal {
  /** The id of the scenario, and what it is called. */
  readonly scenario: string;
  readonly title: string;
  /** What the scenario is about. */
  readonly words: string;
  /** How one wins; the victory condition of the scenario comes first. */
  readonly wins: readonly string[];
  /** From one end of the scale to the other. */
  readonly levels: readonly GoalLevel[];
  readonly forces: readonly GoalForce[];
  /** How it went once. */
  readonly history: string;
}

export interface Teaching<V, D> {
  /** By the name of the question. */
  readonly whys: Readonly<Record<string, string>>;
  /** The questions that the captain can answer with a usual set-up. */
  readonly setUps: readonly string[];
  goal(view: V, data: D): Goal;
}
