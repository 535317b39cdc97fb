/** Letters as people type them: without case, without marks. */
export const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
