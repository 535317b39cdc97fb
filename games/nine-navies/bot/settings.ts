/** Numbers chosen by trial over many games. */
export const settings = {
  /** A ship's hold on life: what any hull counts for, and each point of defence left. */
  hull: 0.8,
  defence: 0.04,
  fireControl: 1.2,
  /** Points added to the northern seas for every turn of the stranglehold. */
  choke: 6,
  /** Points that a hundred of strength, half a ship, are worth for each turn to come. */
  price: 0.25,
  /** The chances that bases still to be drawn send nothing to a sea, or all they have, and how much that is. */
  away: 0.2,
  all: 0.3,
  most: 0.8,
  /** What else they send, against an even share by the worth of the seas: the enemy, and we ourselves. */
  enemyLater: 1.1,
  ownLater: 0.6,
  /** The least a ship must promise to leave port, in points. */
  least: 0.004,
  /** What a two-zone move is worth beside a sure one. */
  far: 0.9,
  /** The part of the stake that a battle must promise to be fought on. */
  nerve: 0.05,
  /** Superiority that makes a chase worth while. */
  chase: 1.2,
  /** A ship out of the line, against a ship at the bottom. */
  disable: 1,
  sink: 0.2,
  /** A yard for a damaged ship, and the base she came from. */
  yard: 0.05,
  habit: 1.3,
  /** Germans at Cherbourg/Brest, and British abroad, at the start. */
  brest: 13,
  brestInShort: 21,
  gibraltar: 12,
  malta: 0,
  alexandria: 4,
  africa: 1,
  /** A convoy sunk. */
  convoy: 12,
};
