/** A mean, and how far it may be from the truth. */
export interface Figure {
  readonly mean: number;
  /** The standard error: two times out of three the truth is no farther off. */
  readonly error: number;
}

export function figureOf(values: readonly number[]): Figure {
  const count = values.length;
  if (count === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0 };
}
