/** Sentences may mark **strong** words; a screen shows them bold, a file does without. */

const BOLD = '\u001b[1m';
const FAINT = '\u001b[2m';
const PLAIN = '\u001b[0m';

export const inked = (words: string, onScreen: boolean): string =>
  words.replaceAll(/\*\*(.+?)\*\*/g, onScreen ? `${BOLD}$1${PLAIN}` : '$1');
export const bold = (words: string, onScreen: boolean): string => (onScreen ? `${BOLD}${words}${PLAIN}` : words);
export const faint = (words: string, onScreen: boolean): string => (onScreen ? `${FAINT}${words}${PLAIN}` : words);
