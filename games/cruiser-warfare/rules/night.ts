/** CW-5.73: coming up with the enemy after dark. */
import { atLeast, check, d6, oddsOfRoll, otherwise } from '../../../kernel/index.ts';
import { decision, each } from '../kind.ts';
import type { Contact, Side, State } from '../state.ts';
import { meetingInWords } from '../words/meetings.ts';
import { fleetOf } from './fleet.ts';
import { tellOfFleet } from './telling.ts';

export const nightRoll = check('night-approach', 'CW-5.73a', 'Night approach', {
  dice: d6,
  rows: [atLeast(4, 'night'), otherwise('day')],
  outcomes: { night: 'the battle is fought at night', day: 'it is fought by day' },
  worth: (outcome) => (outcome === 'night' ? 1 : 0),
});

/** A contact by its place in the list, and the side that found the enemy. */
type Chance = readonly [place: number, finder: Side];

const chances = (state: State): Chance[] => state.contacts.flatMap(({ finders }, place) => finders.map((side): Chance => [place, side]));

const contactAt = (state: State, place: number): Contact => {
  const contact = state.contacts[place];
  if (!contact) throw new Error(`no contact ${place}`);
  return contact;
};

/** CW-5.73a: whoever found the enemy may try; never compulsory. */
export const approachingByNight = decision<{ approach: true; wait: true }, Chance>('night-approach', 'CW-5.73a', {
  who: (_, [, finder]) => finder,
  asks: (view, { item: [place] }) => `${meetingInWords(view, place)} Try to come up with the enemy by night?`,
  verbs: {
    approach: {
      ends: true,
      label: () => 'Try to approach by night',
      odds: () => oddsOfRoll(nightRoll, {}, [['night', 'by night', true]]),
      does: (g, _, { item: [place, finder] }) => {
        const contact = contactAt(g.state, place);
        const { id, token, area } = fleetOf(g.state, contact[finder]);
        tellOfFleet(g, { id, side: finder, token }, (name) => ({ type: 'night-approach', side: finder, token: name, area }));
        if (g.roll(nightRoll, {}, { by: finder }) === 'night') contact.night.push(finder);
      },
    },
    wait: { ends: true, label: () => 'Fight by day', odds: 'the raids that are rolled for next have odds of their own', does: () => {} },
  },
});

export const nightApproach = each<Chance>('night-approaches', 'CW-5.73a', ({ state }) => chances(state), approachingByNight);
