/**
 * Blind questions. Everybody notices who is asked and who is not, so whether a question is put may hang on nothing but what everybody
 * knows: of what lies hidden the utmost is assumed, and whoever has nothing to decide is asked all the same.
 */

/** The truth where everybody knows it, else the utmost that others must reckon with. */
export const publicly = <T>(isKnown: boolean, truth: () => T, utmost: T): T => (isKnown ? truth() : utmost);
