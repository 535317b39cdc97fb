/** A sentence of the rules without the marks of its **strong** words. */
export const plain = (words: string): string => words.replaceAll('**', '');
