/** What the sides have put down in a question that all answer at once: each side's own, with an undo of its own. */
import type { Command } from './command.ts';
import type { Engine } from './engine.ts';
import type { Json, Kind, Target } from './kind.ts';
import type { Question } from './question.ts';

interface Stroke {
  readonly command: Command;
  readonly before: Json;
}

interface SavedDraft {
  readonly side: string;
  readonly strokes: readonly Stroke[];
  readonly draft: Json;
  readonly isIn: boolean;
}

export type SavedDrafts = readonly SavedDraft[];

export class Drafts<K extends Kind> {
  private strokes = new Map<string, Stroke[]>();

  constructor(private readonly engine: Engine<K>) {}

  of(side: string): readonly Command[] {
    return (this.strokes.get(side) ?? []).map(({ command }) => command);
  }

  /** Side by side, as the decision names them: in which order they were put down nobody will learn. */
  all(): readonly Command[] {
    const commands: Command[] = [];
    for (const side of this.engine.draftingSides) for (const { command } of this.strokes.get(side) ?? []) commands.push(command);
    return commands;
  }

  add(question: Question<K>, command: Command, target: Target | undefined): void {
    const { side } = question;
    const before = question.draft;
    this.engine.answer(question, command.verb, target);
    const stroke = { command, before };
    const strokes = this.strokes.get(side);
    if (strokes) strokes.push(stroke);
    else this.strokes.set(side, [stroke]);
  }

  /** The last stroke of a side, were it that it handed in. */
  takeBack(side: string): void {
    const last = this.strokes.get(side)?.pop();
    if (!last) return;
    this.engine.setDraft(side, last.before, true);
  }

  clear(): void {
    this.strokes = new Map();
  }

  save(): SavedDrafts {
    return [...this.strokes].flatMap(([side, strokes]) => {
      const { draft, isIn } = this.engine.draftOf(side) ?? {};
      return draft === undefined || isIn === undefined ? [] : [{ side, strokes: [...strokes], draft, isIn }];
    });
  }

  /** After the engine has gone back to where the question was put. */
  putBack(saved: SavedDrafts): void {
    this.strokes = new Map(saved.map(({ side, strokes }) => [side, [...strokes]]));
    for (const { side, draft, isIn } of saved) this.engine.setDraft(side, draft, !isIn);
  }
}
