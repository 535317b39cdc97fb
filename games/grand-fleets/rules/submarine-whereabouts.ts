/** GF-10.2.3: where an enemy submarine that nobody sees may be, for those who have to imagine it. */
import type { Hex } from '../../../chart/hex.ts';
import { distance, FACINGS, within } from '../../../chart/hex.ts';
import type { Chance } from '../../../kernel/index.ts';
import { oneOfList } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import { hexOn } from '../data/formation.ts';
import type { Sighting, SubmarineState } from '../state.ts';
import type { Contact, View } from '../view.ts';
import { isOnBoard } from './board.ts';
import { isAfloat } from './ships.ts';
import { boatType, isCrippled } from './submarines.ts';

/** As far as a periscope can be seen. */
const SEEN = 2;

/** Anywhere on the board; if there is a choice, where nobody would have seen her. */
function anywhere({ board, ships }: View, chance: Chance): Hex {
  const somewhere = (): Hex => hexOn(board.column + chance(board.width), board.row + chance(board.height));
  const isUnseen = (hex: Hex): boolean => ships.every((ship) => !isAfloat(ship) || distance(ship.hex, hex) > SEEN);
  const [first, ...more] = [somewhere(), somewhere(), somewhere(), somewhere()];
  return [first, ...more].find(isUnseen) ?? first ?? 0;
}

/** Where she was sighted, or no farther from there than she can have gone since. */
function about(view: View, battle: Battle, { hex }: Sighting, id: string, chance: Chance): Hex {
  const hexes = within(hex, chance(boatType(battle, id).submerged + 1)).filter((each) => isOnBoard(view.board, each));
  return oneOfList(hexes, chance) ?? hex;
}

function imaginedFrom(battle: Battle, view: View, contact: Contact, chance: Chance): SubmarineState {
  const { battery, torpedoes } = boatType(battle, contact.id);
  const { sighted } = contact;
  return {
    ...contact,
    hex: sighted ? about(view, battle, sighted, contact.id, chance) : anywhere(view, chance),
    facing: sighted?.facing ?? oneOfList(FACINGS, chance) ?? 0,
    depth: isCrippled(battle, contact) ? 'surfaced' : (sighted?.depth ?? 'periscope'),
    battery,
    torpedoes,
    spent: sighted?.spent ?? 0,
    plotted: [],
  };
}

/** One's own as they are, the enemy's as they may be. */
export const submarinesImagined = (battle: Battle, view: View, chance: Chance): SubmarineState[] =>
  view.submarines
    .map((contact) => view.boats.find(({ id }) => id === contact.id) ?? imaginedFrom(battle, view, contact, chance))
    .map((boat) => ({ ...boat }));
