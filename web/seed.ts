/** Chance from the browser, for seeds and names. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 bits, as a text that people can copy. */
export const randomSeed = (): string => randomHex(16);
