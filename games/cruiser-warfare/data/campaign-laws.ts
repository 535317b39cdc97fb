/** What holds of every set-up of the campaign: ours, and the one that a data pack makes of it. */
import { type Fault, repeated } from '../../../register/reading.ts';
import type { Area } from './areas.ts';
import { DUTCH_WATERS, NORTH_SEA } from './areas.ts';
import type { Data } from './data.ts';
import type { Group } from './forces.ts';
import { SIDES } from './readers.ts';

type Law = (data: Data) => Fault[];

const placeOf = ({ id }: Group): string => `campaign, forces, ${id}`;

/** A law that each group keeps or breaks by itself. */
const ofEach =
  (reasonAgainst: (group: Group, data: Data) => string | null): Law =>
  (data) =>
    data.forces.flatMap((group) => {
      const reason = reasonAgainst(group, data);
      return reason === null ? [] : [{ place: placeOf(group), reason }];
    });

const nothingStandsTwice: Law = ({ forces, pools, leaders }) => {
  const group = repeated(forces.map(({ id }) => id));
  const ship = repeated([...forces.flatMap(({ ships }) => ships), ...pools.allied, ...pools.central]);
  const leader = repeated(leaders.map(({ name }) => name));
  return [
    ...(group === undefined ? [] : [{ place: 'campaign, forces', reason: `there are two groups ${group}` }]),
    ...(ship === undefined ? [] : [{ place: 'campaign, forces', reason: `${ship} is in two places` }]),
    ...(leader === undefined ? [] : [{ place: 'campaign, leaders', reason: `${leader} stands there twice` }]),
  ];
};

const SPEE = 'spee';

/** CW-12.5 */
const speeIsThere: Law = ({ forces }) =>
  forces.some(({ id, side, coming }) => id === SPEE && side === 'central' && coming.with === 'start')
    ? []
    : [{ place: 'campaign, forces', reason: `expected a group ${SPEE} of the Central Powers, there from the start (CW-12.5)` }];

/** CW-12.5, CW-15.2f: nobody else is asked. */
const oneAreaWillDo = ofEach(({ id, side, areas, coming }) =>
  areas.length === 1 || id === SPEE || (side === 'allied' && coming.with !== 'start')
    ? null
    : 'expected one area; only Spee and the later groups of the Allies have a choice (CW-12.5)',
);

const nobodyBeginsInTheNorthSea = ofEach(({ areas }) => (areas.includes(NORTH_SEA) ? 'nobody comes by the North Sea (CW-12.6)' : null));

/** CW-12.7a: who is drawn may be at sea by the time that a later group comes. */
const somebodyComes = ofEach(({ ships, drawn, coming }) =>
  ships.length > 0 || (drawn > 0 && coming.with === 'start') ? null : 'expected one ship at least',
);

/** CW-12.2b: of the Central Powers one marker is kept for those who come with Italy, and none for anybody else. */
const theCentralPowersAreThere = ofEach(({ side, coming }) =>
  side === 'allied' || coming.with === 'start' || coming.with === 'italy'
    ? null
    : 'ships of the Central Powers are there from the start, or come with Italy (CW-12.2b)',
);

/** CW-5.55: ten, of which one is kept for Italy; a variant may bring another group (CW-15.5-C6). */
const MOST_GROUPS = 9;
const markersSuffice: Law = ({ forces, variants }) => {
  const central = forces.filter(({ side }) => side === 'central');
  const first = central.filter(({ coming }) => coming.with === 'start').length;
  const brought = Math.max(...variants.map(({ side, brings }) => (side === 'central' ? brings.length : 0)));
  return [
    ...(first + brought > MOST_GROUPS
      ? [
          {
            place: 'campaign, forces',
            reason: `expected at most ${MOST_GROUPS - brought} groups of the Central Powers at the start (CW-5.55)`,
          },
        ]
      : []),
    ...(central.length - first > 1 ? [{ place: 'campaign, forces', reason: 'expected one group that comes with Italy (CW-12.2b)' }] : []),
  ];
};

/** CW-11.7a: whoever finds no marker lies on station, and for that there must be coal. */
const alliesFindCoal: Law = ({ forces, areas, convoys }) => {
  const dry = (area: Area): boolean => !areas[area].coal;
  const groups = forces.filter(({ side }) => side === 'allied').flatMap((group) => group.areas.filter(dry).map((area) => [area, group.id]));
  const troops = convoys.filter(({ from }) => dry(from)).map(({ from, id }) => [from, `the ${id} convoy`]);
  return [...groups, ...troops].map(([area, who]) => ({
    place: `areas, ${area}, coal`,
    reason: `${who} comes there, and may have to lie on station (CW-11.7a)`,
  }));
};

const whoIsBoundIsInHisWaters = ofEach(({ bond, side, areas }, data) => {
  if (bond !== null && side === 'central') return 'nothing ties down the Central Powers (CW-12.3)';
  if (bond === 'station' && areas.some((area) => area !== 'bay-of-biscay')) return 'expected the Bay of Biscay (CW-13.0-A-BISCAY)';
  if (bond === 'french-atlantic' && areas.some((area) => area !== 'madeira')) return 'expected Madeira (CW-12.3)';
  if (bond === 'home-waters' && !areas.every((area) => data.areas[area].japan)) return 'expected areas next to Japan (CW-12.42)';
  if (bond === 'dutch-waters' && !areas.every((area) => DUTCH_WATERS.includes(area))) return 'expected areas of the Indies (CW-12.1b)';
  return null;
});

const liners: Law = ({ forces, pools }) =>
  SIDES.filter((side) => forces.reduce((sum, group) => sum + (group.side === side ? group.drawn : 0), 0) > pools[side].length).map(
    (side) => ({
      place: `campaign, pools, ${side}`,
      reason: 'more are drawn at the start than there are (CW-12.7a)',
    }),
  );

const leadersHaveShips: Law = ({ forces, leaders }) =>
  leaders
    .filter(({ group, side }) => !forces.some((each) => each.id === group && each.side === side))
    .map(({ name, group }) => ({ place: 'campaign, leaders', reason: `${name} comes with ${group}, which is no group of his side` }));

/** CW-15.5: a variant sends its ships to groups by name. */
const variantsFindTheirGroups: Law = ({ forces, variants }) =>
  variants
    .flatMap(({ rule, side, joins }) => joins.map(({ group }) => ({ rule, side, group })))
    .filter(({ group, side }) => !forces.some((each) => each.id === group && each.side === side))
    .map(({ rule, group }) => ({ place: 'campaign, forces', reason: `expected a group ${group}, which a variant reinforces (${rule})` }));

/** A bond is that of the group in our lists, whatever variant is played. */
const variantsMoveNobodyBound: Law = ({ bonds, variants }) =>
  variants
    .flatMap(({ rule, joins, brings }) => [...joins, ...brings].flatMap(({ ships }) => ships.map((id) => ({ rule, id }))))
    .filter(({ id }) => bonds.has(id))
    .map(({ rule, id }) => ({ place: 'campaign, forces', reason: `${id} is tied down, and a variant sends her elsewhere (${rule})` }));

/** CW-11.8c, CW-12.6 */
const convoysHaveAWay: Law = ({ convoys }) =>
  convoys.flatMap(({ id, from, to, ships }) => [
    ...(from === to ? [{ place: `convoys, ${id}, to`, reason: 'it sails to another area than it comes from (CW-11.8c)' }] : []),
    ...([from, to].includes(NORTH_SEA) ? [{ place: `convoys, ${id}`, reason: 'the Allies do not enter the North Sea (CW-12.6)' }] : []),
    ...(ships.length === 0 ? [{ place: `convoys, ${id}`, reason: 'expected one transport at least' }] : []),
  ]);

const LAWS: readonly Law[] = [
  nothingStandsTwice,
  speeIsThere,
  oneAreaWillDo,
  nobodyBeginsInTheNorthSea,
  somebodyComes,
  theCentralPowersAreThere,
  markersSuffice,
  alliesFindCoal,
  whoIsBoundIsInHisWaters,
  liners,
  leadersHaveShips,
  variantsFindTheirGroups,
  variantsMoveNobodyBound,
  convoysHaveAWay,
];

/** The broken laws of a set-up, each with its place; none in a sound one. */
export const campaignFaults: Law = (data) => LAWS.flatMap((law) => law(data));
