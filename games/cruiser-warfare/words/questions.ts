/** What is asked, and what can be answered, in words. */
import type { Item, Target } from '../../../kernel/index.ts';
import type { View } from '../view.ts';
import { nameFor } from './fleets.ts';
import { meetingInWords } from './meetings.ts';

const NO_LINER = 'No liner is left to be armed.';
const left = (count: number): string => (count === 1 ? 'One is left.' : `${count} are left.`);

type Prompt = (view: View, item: Item) => string;

export const PROMPTS: Readonly<Record<string, Prompt>> = {
  'central-merchant-cruiser': ({ pool }) => (pool.length === 0 ? NO_LINER : `Try to fit out a liner? ${left(pool.length)}`),
  'allied-merchant-cruiser': ({ pool }) => (pool.length === 0 ? NO_LINER : `Arm a liner? ${left(pool.length)}`),
  'place-reinforcement': () => 'Where do the French cruisers come?',
  'convoy-route': () => 'Which way does the convoy go?',
  markers: () => 'Which raiders leave the map, and which show themselves?',
  'order-of-battles': () => 'In which order are the battles fought? Name the next one.',
  'after-battle': () => 'After the battle: is any ship to be scuttled, or a crippled one taken out of the war?',
  pursue: (view) => `${meetingInWords(view, view.fighting)} Pursue the enemy for the next two turns?`,
};

type Label = (first: string, second: string) => string;

/** A place may be all that is asked for (CW-15.2f), or come with the fleet to join there (CW-12.7a, CW-12.7b). */
function berthInWords(area: string, berth: string, nameOf: (id: string) => string): string {
  const where = `In ${nameOf(area)}`;
  if (berth === '') return where;
  return `${where}, ${berth === 'new' ? 'by herself' : berth === 'station' ? 'on station' : `with ${nameOf(berth)}`}`;
}

/** As the side that is asked calls its own. */
const labelsFor = (view: View, nameOf: (id: string) => string): Readonly<Record<string, Label>> => ({
  'withdraw-decoy': (fleet) => `Take the empty marker ${nameOf(fleet)} away`,
  scuttle: (ship) => `Scuttle ${nameOf(ship)}`,
  try: () => 'Try to fit out a liner',
  place: (area, berth) => berthInWords(area, berth, nameOf),
  replace: (gunboat) => `In place of ${nameOf(gunboat)}`,
  create: (area, berth) => berthInWords(area, berth, nameOf),
  via: (area) => `By ${nameOf(area)}`,
  hide: (fleet) => `${nameOf(fleet)} leaves the map`,
  show: (fleet) => `${nameOf(fleet)} shows itself`,
  withdraw: (ship) => `Take ${nameOf(ship)} out of the war`,
  pursue: () => 'Pursue',
  'let-go': () => 'Let them go',
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
