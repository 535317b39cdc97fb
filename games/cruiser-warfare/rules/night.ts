/** CW-5.73: coming up with the enemy after dark. */
import { atLeast, check, d6, otherwise } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { choice, each } from '../kind.ts';
import type { Contact, Side, State } from '../state.ts';
import { tokenOf } from './meeting.ts';

export const nightRoll = check(
  'night-approach',
  'CW-5.73a',
  'Night approach',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [atLeast(4, 'night'), otherwise('day')],
    outcomes: { night: 'the battle is fought at night', day: 'it is fought by day' },
  },
);

/** A contact by its place in the list, and the side that found the enemy. */
type Chance = readonly [number, Side];

const chances = (state: State): Chance[] => state.contacts.flatMap(({ finders }, place) => finders.map((side): Chance => [place, side]));

const contactAt = (state: State, place: number): Contact => {
  const contact = state.contacts[place];
  if (!contact) throw new Error(`no contact ${place}`);
  return contact;
};

function approach(g: Play, place: number, side: Side): void {
  const contact = contactAt(g.state, place);
  if (g.roll(nightRoll, {}, tokenOf(g.state, contact[side])) === 'night') contact.night.push(side);
}

/** CW-5.73a: whoever found the enemy may try; never compulsory. */
export const nightApproach = each<Chance>(
  'night-approaches',
  'CW-5.73a',
  ({ state }) => chances(state),
  choice<{ approach: true; wait: true }, Chance>('night-approach', 'CW-5.73a', {
    who: (_, [, side]) => side,
    offer: () => ({ approach: true, wait: true }),
    ends: { approach: (g, _target, [place, side]) => approach(g, place, side), wait: () => {} },
  }),
);
