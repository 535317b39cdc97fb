/** A value as it goes: kept only where it changes. */
export class Changes<V> {
  readonly marks: { readonly moment: number; readonly value: V }[] = [];

  constructor(private readonly same: (a: V, b: V) => boolean = Object.is) {}

  /** The value from this moment on; a later word about the same moment stands in place of an earlier one. */
  note(moment: number, value: V): void {
    const last = this.marks.at(-1);
    if (last && this.same(last.value, value)) return;
    if (last?.moment === moment) this.marks.pop();
    this.marks.push({ moment, value });
  }

  /** What held at a moment. */
  at(moment: number): V | undefined {
    let [low, high] = [0, this.marks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.marks[middle]?.moment ?? 0) <= moment) low = middle + 1;
      else high = middle;
    }
    return this.marks[low - 1]?.value;
  }
}
