/** Meetings, and hunts, between fleets that have names again. */
import { oneOfList, shuffled } from '../../../kernel/index.ts';
import { fleetsOf } from '../rules/fleet.ts';
import type { Side } from '../state.ts';
import type { ContactView } from '../view.ts';
import type { World } from './world.ts';

/** Who of the finders came by surprise: that one did is told, and it is taken to be any of them. */
const surprisedBy = ({ chance }: World, { surprise, finders }: ContactView): Side[] => {
  const one = surprise ? oneOfList(finders, chance) : undefined;
  return one === undefined ? [] : [one];
};

/** A fleet that is no more has no marker, and a name that nobody else has. */
const idOf = ({ state }: World, side: Side, { tokens, place }: ContactView): string =>
  state.fleets.find((fleet) => fleet.side === side && !fleet.hidden && fleet.token === tokens[side])?.id ?? `${side}-gone-${place}`;

/** CW-5.74c: the Allies see which battles there are, and not in which order they come. */
function orderOfBattles({ view: { contacts, fighting }, chance }: World): number[] {
  const unfought = contacts.filter(({ fought, place }) => !fought && place !== fighting).map(({ place }) => place);
  return fighting === null ? [] : shuffled(unfought, chance);
}

export function drawMeetings(world: World): void {
  const { state, view, side, enemy } = world;
  state.contacts = view.contacts.map((contact) => ({
    allied: idOf(world, 'allied', contact),
    central: idOf(world, 'central', contact),
    area: contact.area,
    finders: [...contact.finders],
    surprise: surprisedBy(world, contact),
    night: [...contact.night],
    fought: contact.fought,
  }));
  const fought = new Set(state.contacts.filter((contact) => contact.fought).map((contact) => contact[enemy]));
  for (const fleet of state.fleets) if (fought.has(fleet.id)) fleet.fought = true;
  if (side === 'allied') state.toFight = orderOfBattles(world);
}

/** No marker is called so: the quarry sails under another, or under none. */
const LOST = 'lost';

/** Whom the viewer's fleets hunt: whoever is under the marker, or was. */
export function resumeHunts({ state, view, enemy, chance }: World): void {
  const enemies = fleetsOf(state, enemy);
  for (const { id, pursuit } of view.fleets) {
    const fleet = state.fleets.find((each) => each.id === id);
    if (!fleet || !pursuit) continue;
    const { marker, turns, caught } = pursuit;
    const quarry = marker === null ? oneOfList(enemies, chance) : enemies.find(({ token }) => token === marker);
    fleet.pursuit = { quarry: quarry?.id ?? LOST, marker: marker ?? LOST, turns, caught };
  }
}
