/** A value that is sent again and again: all of it once, and from then on what has changed. */
import { changed, copyLike, type Difference, differenceOf } from './difference.ts';

export type Change<T> = { readonly whole: T } | { readonly but: Difference | null };

export class Outgoing<T> {
  private sent: { readonly value: T } | null = null;

  /** A value that is a copy already, and will never be changed, needs none. */
  send(value: T, isCopy = false): Change<T> {
    const last = this.sent;
    const now = isCopy ? value : copyLike(last?.value ?? null, value);
    this.sent = { value: now };
    return last ? { but: differenceOf(last.value, now) } : { whole: now };
  }
}

export class Incoming<T> {
  private held: { readonly value: T } | null = null;

  read(change: Change<T>): T {
    const value = this.valueWith(change);
    this.held = { value };
    return value;
  }

  private valueWith(change: Change<T>): T {
    if ('whole' in change) return change.whole;
    if (!this.held) throw new Error('a change came before what it changes');
    return changed(this.held.value, change.but);
  }
}
