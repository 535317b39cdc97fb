/** What the sides have put down in a question that all answer at once: each side's own, with an undo of its own. */
import type { Command } from './command.ts';
import type { Engine } from './engine.ts';
import type { Json, Kind, Target } from './kind.ts';
import type { Question } from './question.ts';

interface Stroke {
  readonly command: Command;
  readonly before: Json;
  readonly after: Json;
  readonly isIn: boolean;
}

export type SavedDrafts = ReadonlyMap<string, readonly Stroke[]>;

export class Drafts<K extends Kind> {
  private strokes = new Map<string, readonly Stroke[]>();

  constructor(private readonly engine: Engine<K>) {}

  of(side: string): readonly Command[] {
    return (this.strokes.get(side) ?? []).map(({ command }) => command);
  }

  /** Side by side, as the decision names them: in which order they were put down nobody will learn. */
  all(): readonly Command[] {
    return this.engine.draftingSides.flatMap((side) => this.of(side));
  }

  add(question: Question<K>, command: Command, target: Target | undefined): void {
    const { side } = question;
    const before = question.draft;
    this.engine.answer(question, command.verb, target);
    const { draft: after = before, isIn = false } = this.engine.draftOf(side) ?? {};
    this.strokes.set(side, [...(this.strokes.get(side) ?? []), { command, before, after, isIn }]);
  }

  /** The last stroke of a side, were it that it handed in. */
  takeBack(side: string): void {
    const strokes = this.strokes.get(side) ?? [];
    const last = strokes.at(-1);
    if (!last) return;
    this.strokes.set(side, strokes.slice(0, -1));
    this.engine.setDraft(side, last.before, true);
  }

  clear(): void {
    this.strokes = new Map();
  }

  save(): SavedDrafts {
    return new Map(this.strokes);
  }

  /** After the engine has gone back to where the question was put. */
  putBack(saved: SavedDrafts): void {
    this.strokes = new Map(saved);
    for (const [side, strokes] of saved) {
      const last = strokes.at(-1);
      if (last) this.engine.setDraft(side, last.after, !last.isIn);
    }
  }
}
