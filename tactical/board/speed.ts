/** Levels of speed in words. */
import { SPEEDS } from '../../register/ratings/great-war-at-sea.ts';

/** '2+', '1 slow' or 'dead in the water'. */
export const speedInWords = (level: number): string => {
  const name = SPEEDS[level] ?? 'dead';
  return name === 'dead' ? 'dead in the water' : name.replace('-', ' ');
};

/** The same where nothing else says what it is: 'speed 2+', but 'dead in the water'. */
export const paceInWords = (level: number): string => (level === 0 ? speedInWords(level) : `speed ${speedInWords(level)}`);
