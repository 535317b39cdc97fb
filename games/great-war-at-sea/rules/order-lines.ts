/** A sheet of orders: one line for each fleet, airship and group of boats of which anything is written. */
import type { Written } from './writing.ts';

type Line = { readonly piece: string; readonly written: Written };

/** Lines and not a field for each piece: every sheet has one shape, whatever is written on it and in which order. An empty one has none. */
export type Orders = { readonly lines?: readonly Line[] };

const NO_LINES: readonly Line[] = [];
export const linesOf = ({ lines }: Orders): readonly Line[] => lines ?? NO_LINES;

export const NOTHING: Written = {};

const lineOf = (orders: Orders, piece: string): number => {
  const lines = linesOf(orders);
  for (let at = 0; at < lines.length; at++) if (lines[at]?.piece === piece) return at;
  return -1;
};

/** What is written of a piece. */
export function writtenOf(orders: Orders, piece: string): Written {
  for (const line of linesOf(orders)) if (line.piece === piece) return line.written;
  return NOTHING;
}

export const isWrittenOf = (orders: Orders, piece: string): boolean => lineOf(orders, piece) !== -1;

/** The sheet with another line for a piece, in its place if it had one. */
export function withLine(orders: Orders, piece: string, written: Written): Orders {
  const line = { piece, written };
  const at = lineOf(orders, piece);
  if (at === -1) return { lines: [...linesOf(orders), line] };
  const lines = linesOf(orders).slice();
  lines[at] = line;
  return { lines };
}

export const withoutLine = (orders: Orders, piece: string): Orders => ({ lines: linesOf(orders).filter((line) => line.piece !== piece) });
