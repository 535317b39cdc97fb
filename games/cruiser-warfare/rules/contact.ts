/** CW-5.7c, CW-5.7d: what is found is met. */
import type { Play } from '../kind.ts';
import { auto } from '../kind.ts';
import type { Contact, Fleet, State } from '../state.ts';
import { disband, inOpenOrder } from './fleet.ts';
import { betray, show } from './sight.ts';
import { tellOfBoth } from './telling.ts';

/** One battle between two forces, whoever found whom (CW-5.7d). */
export function meet(g: Play, finder: Fleet, found: Fleet, surprise: boolean): void {
  if (found.decoy) return unmask(g, found);
  const [allied, central] = finder.side === 'allied' ? [finder, found] : [found, finder];
  betray(g, central); // CW-5.5l
  const contact = contactBetween(g.state, allied, central) ?? begin(g.state, allied, central);
  const isNews = enlist(contact.finders, finder.side);
  const isSurprise = surprise && enlist(contact.surprise, finder.side);
  if (isNews || isSurprise)
    tellOfBoth(g, allied, central, (a, c) => {
      const [seeker, sought] = finder.side === 'allied' ? [a, c] : [c, a];
      return { type: 'contact', finder: seeker, found: sought, side: finder.side, area: finder.area, surprise };
    });
}

/** Whether it was not in the list before. */
function enlist<T>(list: T[], item: T): boolean {
  if (list.includes(item)) return false;
  list.push(item);
  return true;
}

/** CW-15.3b: a decoy that is found is taken away. */
function unmask(g: Play, decoy: Fleet): void {
  show(g, decoy);
  g.tell?.({ type: 'decoy-gone', token: decoy.token, side: decoy.side, area: decoy.area });
  disband(g.state, decoy);
}

const contactBetween = (state: State, allied: Fleet, central: Fleet): Contact | undefined =>
  state.contacts.find((contact) => contact.allied === allied.id && contact.central === central.id);

function begin(state: State, allied: Fleet, central: Fleet): Contact {
  const contact: Contact = {
    allied: allied.id,
    central: central.id,
    area: allied.area,
    finders: [],
    surprise: [],
    night: [],
    fought: false,
  };
  state.contacts.push(contact);
  return contact;
}

/** CW-5.5d: whoever comes up with an escort beside its convoy comes up with both. */
const besideConvoy = (state: State, fleet: Fleet): Fleet =>
  state.fleets.find(({ id, area }) => id === fleet.charge && area === fleet.area) ?? fleet;

/** CW-5.53d: a pursuer who has caught up needs no search. */
export const caughtUp = auto('pursuers-catch-up', 'CW-5.53d', (g) => {
  const pursuers = g.state.fleets.filter(({ pursuit }) => pursuit?.caught);
  for (const fleet of inOpenOrder(g, pursuers)) {
    const quarry = g.state.fleets.find(({ id }) => id === fleet.pursuit?.quarry);
    if (quarry && quarry.area === fleet.area) meet(g, fleet, besideConvoy(g.state, quarry), false);
  }
});
