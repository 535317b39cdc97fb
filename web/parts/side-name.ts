/** What a side is called inside a sentence: 'The Allies' begin one, 'the Allies' stand in one. */
export const inSentence = (name: string): string => name.replace(/^The /, 'the ');

/** 'the Allies and the Central Powers' */
export const listed = (names: readonly string[]): string => names.map(inSentence).join(' and ');
