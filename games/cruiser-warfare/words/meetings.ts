/** Who has met whom, and where: one's own fleet by its name, the enemy's by its marker. */
import type { View } from '../view.ts';
import { nameFor } from './fleets.ts';
import { nameOf } from './names.ts';

const metName = (view: View, token: string): string => {
  const own = view.fleets.find((fleet) => fleet.token === token);
  return own ? nameFor(view, own.id) : nameOf(token);
};

export function meetingInWords(view: View, place: number | null): string {
  const contact = place === null ? undefined : view.contacts[place];
  if (!contact) return '';
  const { area, tokens } = contact;
  return `${nameOf(area)}, ${metName(view, tokens.allied)} and ${metName(view, tokens.central)}.`;
}
