/**
 * How rules are numbered: the letters of the game, the place in its book, and a name where the book gives none: 'FS-9.4a', 'NN-5.5/A',
 * 'CW-13.0-A-SCHINA', 'GW-TBL-CRIT-FN2'.
 */
export const RULE_NUMBER = /\b[A-Z]{2}-(?:\d+(?:\.\d+)*[a-z]?|[A-Z][A-Z0-9]*)(?:-[A-Z0-9]+)*(?:\/A)?(?![\w])/;
