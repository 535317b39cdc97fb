/** A data pack as the text of a file that people read and change: what holds nothing but figures and words stands in one line. */
const FLAT = /[[{]\n[^[\]{}]*\n\s*[\]}]/g;
const WIDEST = 140;

const onOneLine = (whole: string): string => {
  const line = whole.replaceAll(/\n\s*/g, ' ').replace(/^\[ (.*) \]$/, '[$1]');
  return line.length <= WIDEST ? line : whole;
};

/** No text of JSON holds a line break, so that whatever is broken here was broken for its looks. */
export const packText = (pack: unknown): string => JSON.stringify(pack, null, 2).replaceAll(FLAT, onOneLine);
