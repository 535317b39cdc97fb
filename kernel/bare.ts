/** Words made plain, to be compared with what people type or to be an id. */

/** Letters as people type them: without case, without marks. */
export const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** 'Blücher — again!' is 'blucher-again'; cut short where there is too much of it. */
export const kebab = (text: string, most = 30): string => {
  const words = bare(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
  return words.slice(0, most).replace(/-$/, '');
};
