/** What is asked, and what can be answered, in words. */
import type { Item, Target } from '../../../kernel/index.ts';
import type { View } from '../view.ts';
import { nameFor } from './fleets.ts';
import { meetingInWords } from './meetings.ts';

type Prompt = (view: View, item: Item) => string;

export const PROMPTS: Readonly<Record<string, Prompt>> = {
  'order-of-battles': () => 'In which order are the battles fought? Name the next one.',
};

type Label = (first: string, second: string) => string;

/** As the side that is asked calls its own. */
const labelsFor = (view: View, nameOf: (id: string) => string): Readonly<Record<string, Label>> => ({
  'withdraw-decoy': (fleet) => `Take the empty marker ${nameOf(fleet)} away`,
  scuttle: (ship) => `Scuttle ${nameOf(ship)}`,
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
