/** GW-4.5: the Tactical Phase. Whoever has met in a zone fights there, zone by zone in the order in which they came to it. */
import { unspoken } from '../../../kernel/index.ts';
import { basicCombat, openBasic } from '../../../tactical/basic.ts';
import type { Role, Side } from '../../../tactical/battle.ts';
import { type Entrant, type Meeting, openBattle } from '../../../tactical/opening.ts';
import { advancedCombat } from '../../../tactical/round.ts';
import type { War } from '../data/data.ts';
import { pieceIn, sheetOf, warIn } from '../data/data.ts';
import { sideTo, zoneIn } from '../data/zones.ts';
import type { Play } from '../kind.ts';
import { auto, loop, sequence, when } from '../kind.ts';
import type { Contact, Fight, Fleet, FleetId, PieceId, State, ZoneId, ZoneSide } from '../state.ts';
import { SIDES } from '../state.ts';
import { aftermath, joined } from './aftermath.ts';
import { dateOf, isNight } from './calendar.ts';
import { afloatOn, companyOf, fleetOf, shipOf, weatherAt } from './fleets.ts';
import { tactics } from './lender.ts';

/** GW-TAC-SIDE: the edge of the tactical map that answers to a side of the zone; both run clockwise, from south-east and from north-east. */
export const edgeTowards = (side: ZoneSide): number => (side + 4) % 6;

/** Those who made contact in one zone fight together. */
function fightsOf(contacts: readonly Contact[]): Fight[] {
  const zones = [...new Set(contacts.map(({ zone }) => zone))];
  return zones
    .map((zone) => {
      const here = contacts.filter((contact) => contact.zone === zone);
      return {
        zone,
        step: Math.min(...here.map(({ step }) => step)),
        fleets: { allied: distinct(here.map(({ allied }) => allied)), central: distinct(here.map(({ central }) => central)) },
        surprise: here.some(({ surprise }) => surprise),
      };
    })
    .sort((a, b) => a.step - b.step);
}

const distinct = (ids: readonly FleetId[]): FleetId[] => [...new Set(ids)];

const listFights = auto('fights', 'GW-4.5', ({ state }) => {
  state.fights = fightsOf(state.contacts);
});

/** Who was held up by an earlier fight never comes to this one; nor do those who are no more. */
const isThere = (state: State, id: FleetId, zone: ZoneId): boolean =>
  state.fleets.some((fleet) => fleet.id === id && fleet.pieces.length > 0 && !isHeldUp(fleet, zone));

const isHeldUp = ({ spent, zone }: Fleet, where: ZoneId): boolean => spent && zone !== where;

const nextFight = auto('next-fight', 'GW-4.5', ({ state }) => {
  const [next, ...rest] = state.fights;
  state.fights = rest;
  if (!next) return;
  const fleets = {
    allied: next.fleets.allied.filter((id) => isThere(state, id, next.zone)),
    central: next.fleets.central.filter((id) => isThere(state, id, next.zone)),
  };
  state.fighting = fleets.allied.length > 0 && fleets.central.length > 0 ? { ...next, fleets } : null;
});

export const roleOf = ({ mission, charge }: Fleet): Role =>
  mission === 'transport' ? 'convoy' : charge !== null ? 'escort' : mission === 'raid' ? 'raider' : 'line';

/** GW-5.2-ESCORT: both are deployed. */
export const forceOf = (state: State, { fleets }: Fight, side: Side): Fleet[] =>
  fleets[side].flatMap((id) => companyOf(state, fleetOf(state, id)));

const towOf = ({ tows }: State, piece: PieceId): PieceId | undefined => {
  const tow = tows.find(({ by, of }) => by === piece || of === piece);
  return tow && (tow.by === piece ? tow.of : tow.by);
};

const entrantsOf = (war: War, state: State, fleet: Fleet, squadron: number): Entrant[] =>
  fleet.pieces.map((id) => {
    const tow = towOf(state, id);
    return {
      id: pieceIn(war, id).id,
      ships: afloatOn(war, state, id),
      role: roleOf(fleet),
      squadron,
      ...(tow === undefined ? {} : { tow }),
    };
  });

/** GW-TAC-SIDE: the largest of the fleets decides by which side all come in; none where it did not move. */
function entryOf(war: War, state: State, force: readonly Fleet[], zone: ZoneId): number | undefined {
  const count = ({ pieces }: Fleet): number => pieces.flatMap((piece) => afloatOn(war, state, piece)).length;
  const [main] = [...force].sort((a, b) => count(b) - count(a));
  if (!main) return undefined;
  const side = enteredBy(war, main, zone);
  return side === null ? undefined : edgeTowards(side);
}

/** The side by which a fleet came into a zone of its track. */
function enteredBy(war: War, fleet: Fleet, zone: ZoneId): ZoneSide | null {
  const step = fleet.track.indexOf(zone);
  const before = step === 0 ? fleet.from : fleet.track[step - 1];
  return before === undefined || before === zone ? null : (sideTo(war.theatre, zone, before) ?? null);
}

/** GW-5.4b, CW-7.28: a surprise is the gain of the one side that was looking for the other; else of whoever has the initiative. */
function claimed(state: State, fight: Fight): Side | undefined {
  if (!fight.surprise) return undefined;
  const looking = SIDES.filter((side) =>
    fight.fleets[side].some((id) => ['intercept', 'raid', 'raid-in-force'].includes(fleetOf(state, id).mission)),
  );
  return looking.length === 1 ? looking[0] : undefined;
}

function meetingOf(war: War, state: State, fight: Fight): Meeting {
  const { operation, theatre } = war;
  const night = isNight(operation, state.turn);
  const forces = { allied: forceOf(state, fight, 'allied'), central: forceOf(state, fight, 'central') };
  const [allied, central] = [entryOf(war, state, forces.allied, fight.zone), entryOf(war, state, forces.central, fight.zone)];
  const first = claimed(state, fight);
  return {
    profile: 'great-war-at-sea',
    date: dateOf(operation, state.turn),
    night,
    weather: weatherAt(war, state, fight.zone),
    closer: fight.surprise ? (night ? 2 : 1) : 0,
    land: zoneIn(theatre, fight.zone).blocked.map(edgeTowards),
    ...(first === undefined ? {} : { claimed: first }),
    entries: { ...(allied === undefined ? {} : { allied }), ...(central === undefined ? {} : { central }) },
    fleets: {
      allied: forces.allied.flatMap((fleet, squadron) => entrantsOf(war, state, fleet, squadron)),
      central: forces.central.flatMap((fleet, squadron) => entrantsOf(war, state, fleet, squadron)),
    },
  };
}

function open(g: Play): void {
  const { data, state } = g;
  const { fighting } = state;
  if (!fighting) return;
  const war = warIn(data, state);
  joined(g, fighting);
  g.reveal();
  const meeting = meetingOf(war, state, fighting);
  const papers = { sheet: (id: string) => sheetOf(war, id), condition: (id: string) => shipOf(state, id) };
  if (state.readings.combat === 'basic') state.basic = openBasic(g, meeting, papers);
  else state.battle = openBattle(g, meeting, papers);
}

const fight = sequence('fight', 'GW-4.5', [
  unspoken(auto('fight-begins', 'GW-4.5', open)),
  when((g) => g.state.battle !== null, advancedCombat(tactics)),
  when((g) => g.state.basic !== null, basicCombat(tactics)),
  aftermath,
]);

export const tacticalPhase = sequence('tactical', 'GW-4.5', [
  unspoken(listFights),
  loop(
    'fights',
    'GW-4.5',
    ({ state }) => state.fights.length > 0,
    sequence('battle', 'GW-4.5', [unspoken(nextFight), when(({ state }) => state.fighting !== null, fight)]),
  ),
]);
