/** Text in columns. */

/** Rows of cells with every column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}

export const percent = (chance: number): string => `${(chance * 100).toFixed(1)}%`;

/** 1234567 as '1,234,567'. */
export const grouped = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** '1 command', '2 commands'; '1 entry', '2 entries'. */
export const counted = (count: number, thing: string, things = `${thing}s`): string => `${grouped(count)} ${count === 1 ? thing : things}`;
