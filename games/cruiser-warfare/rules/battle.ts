/** CW-4.5: the Tactical Phase. Each meeting is fought out before the turn goes on. */
import { unspoken } from '../../../kernel/index.ts';
import { basicCombat, openBasic } from '../../../tactical/basic.ts';
import { openBattle } from '../../../tactical/opening.ts';
import { advancedCombat } from '../../../tactical/round.ts';
import { sheetOf } from '../data/data.ts';
import type { Play } from '../kind.ts';
import { auto, decision, loop, sequence, theCentral, when } from '../kind.ts';
import type { Contact, FleetId, Side, State } from '../state.ts';
import { meetingInWords } from '../words/meetings.ts';
import { aftermath } from './aftermath.ts';
import { shipOf } from './fleet.ts';
import { tactics } from './lender.ts';
import { contactOf, forceOf, meetingOf, tokenOf } from './meeting.ts';
import { lastScuttling } from './scuttling.ts';
import { tellOfBoth } from './telling.ts';

const SIDES: readonly Side[] = ['allied', 'central'];

/** CW-5.74b: both forces are still there. Against the same enemy nobody fights twice, since two fleets have one contact. */
const canBeFought = (state: State, contact: Contact): boolean =>
  SIDES.every((side) => isThere(state, contact, side) && forceOf(state, contact, side).some(({ pieces }) => pieces.length > 0));

const isThere = (state: State, contact: Contact, side: Side): boolean => state.fleets.some(({ id }) => id === contact[side]);

/** Contacts whose turn has not been settled. */
const unsettled = ({ contacts, toFight }: State): number[] => contacts.flatMap((_, place) => (toFight.includes(place) ? [] : [place]));

/** CW-5.74c: the Central Powers say in which order, and all of it before anybody's ships are shown. */
export const namingNextBattle = decision<{ fight: number }>('order-of-battles', 'CW-5.74c', {
  who: theCentral,
  asks: () => 'In which order are the battles fought? Name the next one.',
  verbs: {
    fight: {
      ends: true,
      of: ({ state }) => unsettled(state),
      label: meetingInWords,
      why: () => ({ words: 'each meeting of this turn is fought once', rule: 'CW-5.74c' }),
      does: ({ state }, place) => void state.toFight.push(place),
    },
  },
});

const orderOfBattles = sequence('order-of-battles', 'CW-5.74c', [
  loop('order-of-battles', 'CW-5.74c', ({ state }) => unsettled(state).length > 1, namingNextBattle),
  unspoken(auto('last-battle', 'CW-5.74c', ({ state }) => void state.toFight.push(...unsettled(state)))),
]);

const nextBattle = auto('next-battle', 'CW-5.74c', ({ state }) => {
  state.fighting = state.toFight.shift() ?? null;
});

/** By their markers alone: what is in them is not shown yet (CW-5.74c). */
const announced = auto('battle-announced', 'CW-4.5', (g) => {
  const { allied, central, area } = contactOf(g.state);
  const called = (side: Side, id: FleetId) => ({ id, side, token: tokenOf(g.state, id) });
  tellOfBoth(g, called('allied', allied), called('central', central), (a, c) => ({ type: 'battle', area, allied: a, central: c }));
});

/** CW-3.2: on the map or without it. Whoever meets has fought this turn (CW-10.32b). */
function open(g: Play): void {
  const { data, state } = g;
  const contact = contactOf(state);
  contact.fought = true;
  for (const side of SIDES) for (const fleet of forceOf(state, contact, side)) fleet.fought = true;
  g.reveal();
  const meeting = meetingOf(g, contact);
  const papers = { sheet: (id: string) => sheetOf(data, state, id), condition: (id: string) => shipOf(state, id) };
  if (state.readings.combat === 'basic') state.basic = openBasic(g, meeting, papers);
  else state.battle = openBattle(g, meeting, papers);
}

const fight = sequence('fight', 'CW-5.7c', [
  unspoken(auto('battle-begins', 'CW-5.7c', open)),
  when((g) => g.state.battle !== null, advancedCombat(tactics)),
  when((g) => g.state.basic !== null, basicCombat(tactics)),
]);

/** CW-4.5 */
export const tacticalPhase = sequence('tactical', 'CW-4.5', [
  orderOfBattles,
  loop(
    'battles',
    'CW-4.5',
    ({ state }) => state.toFight.length > 0,
    sequence('battle', 'CW-4.5', [
      unspoken(nextBattle),
      when(
        ({ state }) => canBeFought(state, contactOf(state)),
        sequence('meeting', 'CW-5.7c', [
          unspoken(announced),
          lastScuttling,
          when(({ state }) => canBeFought(state, contactOf(state)), fight),
        ]),
      ),
      aftermath,
    ]),
  ),
]);
