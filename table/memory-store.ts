/** A store that lasts as long as whoever holds it. */
import type { Kept, Label, Leaf, Store } from './store.ts';

interface Shelved<L> extends Kept {
  readonly label: L;
}

export class MemoryStore<L extends Label> implements Store<L> {
  private readonly games = new Map<string, Shelved<L>>();
  private marks = 0;

  async create(label: L, leaves: readonly Leaf[], instead: number | null): Promise<number | null> {
    const there = this.games.get(label.id);
    return there && there.mark !== instead ? null : this.put(label, leaves);
  }

  async append(label: L, mark: number, leaf: Leaf): Promise<number | null> {
    const there = this.games.get(label.id);
    return there?.mark === mark ? this.put(label, [...there.leaves, leaf]) : null;
  }

  private put(label: L, leaves: readonly Leaf[]): number {
    const mark = ++this.marks;
    this.games.set(label.id, { label, leaves, mark });
    return mark;
  }

  async load(id: string): Promise<Kept | null> {
    return this.games.get(id) ?? null;
  }

  async list(): Promise<readonly L[]> {
    return [...this.games.values()].map(({ label }) => label);
  }

  async remove(id: string): Promise<void> {
    this.games.delete(id);
  }
}
