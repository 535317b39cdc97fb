/** What events look like: those of the war on the chart of the world, those of a battle on the water. */
import { type ChartMark, loss, note, way } from '../../../kit/chart-marks.ts';
import { type Act, type Acts, type Part, playedBy } from '../../../kit/playback.ts';
import { battleActs } from '../../../tactical/board/playback.ts';
import type { Area } from '../data/areas.ts';
import type { Played, WarPlayed } from '../played.ts';
import type { View } from '../view.ts';
import { chart } from './charts.ts';

const act = (phase: string, piece: string, part: Part<View, ChartMark>): Act<View, ChartMark> => ({
  group: [phase, piece],
  parts: () => [part],
});

/** What many do at once, each in its place. */
const noted = (title: string, about: string, words: string): Act<View, ChartMark> => act(title, '', { title, marks: [note(about, words)] });

/** What decides something is looked at by itself. */
const alone = (title: string, about: string, words: string): Act<View, ChartMark> =>
  act(title, about, { title, marks: [note(about, words)] });

const to =
  (name: string, area: Area) =>
  (view: View): View => ({
    ...view,
    fleets: view.fleets.map((fleet) => (fleet.token === name || fleet.id === name ? { ...fleet, area } : fleet)),
    markers: view.markers.map((marker) => (marker.token === name ? { ...marker, area } : marker)),
  });

/** A line from edge to edge of the sheet would tell the wrong way. */
const isOverTheEdge = (from: Area, onto: Area): boolean =>
  chart.overTheEdge.some(({ areas }) => areas.includes(from) && areas.includes(onto));

const sailed = (name: string, from: Area, onto: Area): Act<View, ChartMark> =>
  act('sailing', '', { title: 'Fleets under way', marks: isOverTheEdge(from, onto) ? [] : [way(from, onto)], after: to(name, onto) });

const LOST = { sunk: 'sunk', foundered: 'founders', scuttled: 'scuttled', withdrawn: 'out of the war', removed: 'given up' } as const;

const acts: Acts<WarPlayed, View, ChartMark> = {
  storms: ({ areas }) =>
    act('storms', '', { title: 'Storms', marks: areas.map((area) => note(area, 'storm')), after: (view) => ({ ...view, storms: areas }) }),
  'tsingtao-fell': () => alone('Ashore', 'yellow-sea', 'Tsingtao has fallen'),
  reinforced: ({ name, area }) => noted('Reinforcements', area, name),
  'convoy-called': ({ area }) => noted('Convoys', area, 'a convoy gathers'),
  'convoy-sails': ({ area }) => noted('Convoys', area, 'a convoy sets out'),
  'convoy-arrived': ({ area }) => noted('Convoys', area, 'a convoy arrives'),
  'convoy-done': ({ area }) => noted('Convoys', area, 'troops landed'),
  posted: ({ how, area }) => noted('Stations', area, how === 'station' ? 'on station' : 'in blockade'),
  recalled: ({ how, area }) => noted('Stations', area, how === 'station' ? 'leaves her station' : 'leaves the blockade'),
  'combined-openly': ({ area }) => noted('Fleets rearranged', area, 'combine'),
  'divided-openly': ({ area }) => noted('Fleets rearranged', area, 'divide'),
  'moved-fleet': ({ token, from, to: onto }) => sailed(token, from, onto),
  'moved-unseen': ({ fleet, from, to: onto }) => sailed(fleet, from, onto),
  appeared: ({ area }) => noted('In sight', area, 'comes into sight'),
  vanished: ({ token, area }) =>
    act('Out of sight', '', {
      title: 'Out of sight',
      marks: [note(area, 'out of sight')],
      after: (view) => ({ ...view, markers: view.markers.filter((marker) => marker.token !== token) }),
    }),
  'joined-convoy': ({ area }) => noted('Convoys', area, 'an escort joins'),
  'home-seen': () => alone('Home', 'north-sea', 'home'),
  home: () => alone('Home', 'north-sea', 'home'),
  searched: ({ area }) => noted('Searching', area, 'searches'),
  'nobody-there': ({ area }) => noted('Searching', area, 'nobody there'),
  'night-approach': ({ area }) => noted('Contact', area, 'tries by night'),
  canal: ({ from, to: onto }) => act('sailing', '', { title: 'Through the canal', marks: [way(from, onto)] }),
  'neutral-asked': ({ area }) => noted('Coaling', area, 'asks a neutral for coal'),
  contact: ({ area, surprise }) => alone('Contact', area, surprise ? 'surprised' : 'found'),
  battle: ({ area }) => alone('Battle', area, 'battle'),
  'decoy-gone': ({ area }) => noted('In sight', area, 'was empty'),
  prizes: ({ area }) => alone('Raiding', area, 'prizes taken'),
  'raid-in-the-indies': () => alone('Raiding', 'dutch-east-indies', 'a raider'),
  'french-released': () => noted('Reinforcements', 'madeira', 'free to sail'),
  'pursuit-declared': ({ token }) => noted('Pursuit', token, 'pursues'),
  'pursuit-tried': ({ fleet, held }) => noted('Pursuit', fleet, held ? 'holds on' : 'has lost the enemy'),
  lost: ({ ship, how }) => act('losses', ship, { title: 'Lost', marks: [loss(ship), note(ship, LOST[how])] }),
  designated: ({ area, what }) => noted('Supplies', area, what === 'etappe' ? 'coal waits' : 'shells wait'),
  'merchant-cruiser': ({ area }) => noted('Reinforcements', area, 'a merchant cruiser'),
  'order-void': ({ area }) => noted('Coaling', area, 'nothing to take in'),
  coaled: ({ area }) => noted('Coaling', area, 'coals'),
  'shells-taken': ({ fleet }) => noted('Coaling', fleet, 'takes shells'),
  'torpedoes-taken': ({ fleet }) => noted('Coaling', fleet, 'takes torpedoes'),
  'prize-kept': ({ fleet }) => noted('Raiding', fleet, 'keeps a prize'),
};

export const playing = playedBy<Played, View, ChartMark>({ ...acts, ...battleActs<View>() });
