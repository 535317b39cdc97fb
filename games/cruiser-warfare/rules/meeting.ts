/** What a battle begins with: who is there, by day or night, in what weather (CW-5.72 to CW-5.74, CW-15.1). */
import type { Role, Weather } from '../../../tactical/battle.ts';
import type { Entrant, Meeting } from '../../../tactical/opening.ts';
import { localWeather } from '../../../tactical/weather.ts';
import type { Play } from '../kind.ts';
import type { Contact, Fleet, Side, State } from '../state.ts';
import { dateOf } from './calendar.ts';
import { fleetOf, pieceOf } from './fleet.ts';

/** CW-7.8, CW-15.1 */
function weatherFor(g: Play, { area }: Contact): Weather {
  const { state } = g;
  if (!state.storms.includes(area)) return 'clear';
  return state.readings['secret-storm'] === 'on' ? g.roll(localWeather, {}) : 'storm';
}

/** CW-7.28a, CW-7.28b: hexes nearer at which the side with the initiative begins. */
function closer({ readings }: State, { surprise, night }: Contact): number {
  const near = readings['night-surprise'] === 'any-night' ? night : night.filter((side) => surprise.includes(side));
  if (near.length > 0) return 2;
  return surprise.length > 0 ? 1 : 0;
}

/** CW-5.5d: the escorts that sail with a convoy fight with it. */
export const escortsOf = (state: State, { id, area }: Fleet): Fleet[] =>
  state.fleets.filter((fleet) => fleet.charge === id && fleet.area === area);

export const roleOf = (fleet: Fleet): Role =>
  fleet.mission === 'transport' ? 'convoy' : fleet.charge !== null ? 'escort' : fleet.mission === 'raid' ? 'raider' : 'line';

const fightingOf = (state: State, fleet: Fleet): Entrant[] =>
  fleet.pieces.map((id) => ({ id, ships: [...pieceOf(state, id).ships], role: roleOf(fleet) }));

/** Everybody who fights on one side of a contact. */
export const forceOf = (state: State, contact: Contact, side: Side): Fleet[] => {
  const fleet = fleetOf(state, contact[side]);
  return [fleet, ...escortsOf(state, fleet)];
};

const entrantsOf = (state: State, contact: Contact, side: Side): Entrant[] =>
  forceOf(state, contact, side).flatMap((fleet) => fightingOf(state, fleet));

export function meetingOf(g: Play, contact: Contact): Meeting {
  const { state } = g;
  // CW-5.73b, CW-5.73c: a night approach takes the initiative, unless both made one.
  const [first, second] = contact.night;
  return {
    profile: state.readings['secret-storm'] === 'on' ? 'secret-storm' : 'cruiser-warfare',
    date: dateOf(state.turn),
    night: first !== undefined,
    weather: weatherFor(g, contact),
    closer: closer(state, contact),
    ...(first !== undefined && second === undefined ? { claimed: first } : {}),
    fleets: { allied: entrantsOf(state, contact, 'allied'), central: entrantsOf(state, contact, 'central') },
  };
}

/** The meeting that is being fought out (CW-4.5). */
export function contactOf(state: State): Contact {
  const contact = state.fighting === null ? undefined : state.contacts[state.fighting];
  if (!contact) throw new Error('no battle is being fought');
  return contact;
}

/** A meeting as both sides know it: by the names of the markers. */
export const contactsSeen = (state: State) =>
  state.contacts.map(({ area, allied, central, finders, night, surprise, fought }, place) => ({
    place,
    area,
    tokens: { allied: tokenOf(state, allied), central: tokenOf(state, central) },
    finders: [...finders],
    night: [...night],
    surprise: surprise.length > 0,
    fought,
  }));

/** Empty once the fleet is no more. */
export const tokenOf = (state: State, id: string): string => state.fleets.find((fleet) => fleet.id === id)?.token ?? '';
