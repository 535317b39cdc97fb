/** What is said of a ship in a few words. */
import type { Ship } from './types.ts';

/** 'Revenge (1914)' is the register's way to tell two classes apart; nobody says the year. */
export const aboutShip = ({ class: family, type }: Pick<Ship, 'class' | 'type'>): string =>
  `${family.replace(/ \(\d+\)$/, '')} class ${type.replaceAll('-', ' ')}`;
