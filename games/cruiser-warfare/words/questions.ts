/** What is asked, and what can be answered, in words. */
import type { Item, Target } from '../../../kernel/index.ts';
import { CONVOYS } from '../data/convoys.ts';
import { isArea } from '../data/map.ts';
import type { View } from '../view.ts';
import { nameFor } from './fleets.ts';
import { meetingInWords } from './meetings.ts';
import { nameOf } from './names.ts';

type Prompt = (view: View, item: Item) => string;

export const PROMPTS: Readonly<Record<string, Prompt>> = {
  'allied-set-up': () => 'Arrange your fleets for the war: divide and combine them, put ships on station or in blockade.',
  'central-set-up': () => 'Prepare your war: where Spee begins, where coal and shells wait, and the first orders.',
  'allied-orders': () => 'Your arrangements for this turn: stations, coal, missions. Ships move afterwards.',
  'central-orders': () => 'Write the orders for the next turn; this turn’s stand already.',
  'allied-moves': () => 'Move your fleets, one area each at most.',
  'order-of-battles': () => 'In which order are the battles fought? Name the next one.',
  'before-battle': (view) => `${meetingInWords(view, view.fighting)} Before the guns open fire: is any ship to be scuttled?`,
};

type Label = (first: string, second: string) => string;

const ACTS: Readonly<Record<string, string>> = {
  stay: 'stay',
  coal: 'coal',
  feed: 'take coal from ships in company',
  ammunition: 'take shells',
  torpedoes: 'take torpedoes',
  repair: 'lie still and mend',
};

const to = (place: string): string => ACTS[place] ?? `to ${nameOf(place)}`;
const MISSIONS: Readonly<Record<string, string>> = {
  intercept: 'intercept the enemy',
  raid: 'raid commerce',
  escort: 'escort',
  transport: 'transport',
};

const convoyName = (id: string): string => CONVOYS.find((convoy) => convoy.id === id)?.name ?? id;

const whereIs = ({ fleets }: View, id: string): string => {
  const fleet = fleets.find((each) => each.id === id);
  return fleet ? `, ${nameOf(fleet.area)}` : '';
};

/** As the side that is asked calls its own. */
const labelsFor = (view: View, nameOf: (id: string) => string): Readonly<Record<string, Label>> => ({
  open: (fleet) => `Orders for ${nameOf(fleet)}${whereIs(view, fleet)}`,
  close: () => 'Back to the other fleets',
  station: (piece) => `${nameOf(piece)} on station`,
  blockade: (force) => `${nameOf(force)} in blockade`,
  lay: (piece) => `${nameOf(piece)} takes up the blockade`,
  recall: (piece, fleet) => (fleet === 'new' ? `${nameOf(piece)} in a new fleet` : `${nameOf(piece)} joins ${nameOf(fleet)}`),
  work: (fleet, act) => `${nameOf(fleet)}: ${ACTS[act] ?? act}`,
  feed: (from, taker) => `${nameOf(taker)} takes coal from ${nameOf(from)}`,
  depart: (convoy) => `The ${convoyName(convoy)} sets out`,
  escort: (fleet, convoy) => `${nameOf(fleet)} escorts ${nameOf(convoy)}`,
  mission: (fleet, mission) => `${nameOf(fleet)}: ${MISSIONS[mission] ?? mission}`,
  combine: (fleet, into) => `${nameOf(fleet)} joins ${nameOf(into)}`,
  divide: (piece) => `${nameOf(piece)} sails by herself`,
  drop: (piece) => `${nameOf(piece)} stays behind by herself`,
  add: (piece, fleet) => `${nameOf(piece)} goes with ${nameOf(fleet)}`,
  shift: (ship, piece) => (piece === 'new' ? `${nameOf(ship)} on a piece of her own` : `${nameOf(ship)} with ${nameOf(piece)}`),
  decoy: (place) => `An empty marker ${isArea(place) ? 'in' : 'beside'} ${nameOf(place)}`,
  'withdraw-decoy': (fleet) => `Take the empty marker ${nameOf(fleet)} away`,
  refit: (ship, arm) => `${nameOf(ship)}: the yard mends ${arm === 'mount' ? 'the torpedo mount' : `${arm} guns`} first`,
  free: (ship) => `${nameOf(ship)} may leave home waters`,
  flag: (leader, ship) => `${leader} in ${nameOf(ship)}`,
  scuttling: () => 'Scuttle sound ships …',
  scuttle: (ship) => `Scuttle ${nameOf(ship)}`,
  plot: (fleet, where) => `${nameOf(fleet)}: ${to(where)}`,
  spee: (area) => `Spee begins in ${nameOf(area)}`,
  etappe: (area) => `Coal of the Etappe in ${nameOf(area)}`,
  stock: (area) => `Shells in ${nameOf(area)}`,
  move: (fleet, area) => `${nameOf(fleet)} to ${nameOf(area)}`,
  fight: (place) => meetingInWords(view, Number(place)),
  done: () => 'Done',
});

/** The labels of the view that was asked for last: a list of options asks for the same many times. */
let latest: { readonly view: View; readonly labels: Readonly<Record<string, Label>> } | undefined;

function labelsOf(view: View): Readonly<Record<string, Label>> {
  if (latest?.view !== view) latest = { view, labels: labelsFor(view, (id) => nameFor(view, id)) };
  return latest.labels;
}

export function optionInWords(view: View, _question: string, verb: string, target: Target | undefined): string {
  const [first = '', second = ''] = typeof target === 'object' ? target : [target ?? ''];
  return labelsOf(view)[verb]?.(String(first), String(second)) ?? verb;
}
