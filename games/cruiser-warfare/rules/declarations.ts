/** CW-4.4a, CW-4.4b: who searches and who raids, declared by both sides at the same time. */
import { together } from '../kind.ts';
import type { FleetId, Side } from '../state.ts';
import { fleetOf, fleetsOf } from './fleet.ts';
import { COST_OF_RAID, costOfStaying } from './fuel.ts';
import { refusalWarning } from './honour.ts';
import { mayRaid } from './raiding.ts';
import { maySearch } from './searchers.ts';
import { lastCoal } from './warnings.ts';

type Declared = { readonly search: readonly FleetId[]; readonly raid: readonly FleetId[] };

export const declarations = together<{ search: FleetId; raid: FleetId; done: true }, Declared>('search-and-raid', 'CW-4.4a', {
  who: () => ['allied', 'central'],
  draft: () => ({ search: [], raid: [] }),
  offer: (state, draft, side) => {
    // CW-5.83: one or the other.
    const free = fleetsOf(state, side).filter(({ id }) => !draft.search.includes(id) && !draft.raid.includes(id));
    return {
      search: free.filter((fleet) => maySearch(state, fleet)).map(({ id }) => id),
      raid: side === 'central' ? free.filter((fleet) => mayRaid(state, fleet)).map(({ id }) => id) : [],
      done: true,
    };
  },
  picks: {
    search: (draft, id) => ({ ...draft, search: [...draft.search, id] }),
    raid: (draft, id) => ({ ...draft, raid: [...draft.raid, id] }),
  },
  ends: { done: (draft) => draft },
  cautions: {
    raid: (state, id) => lastCoal(state, fleetOf(state, id), COST_OF_RAID + costOfStaying(state, fleetOf(state, id))),
    done: (state, _, { search }, side) => (side === 'allied' ? refusalWarning(state, search) : undefined),
  },
  reveal: ({ state }, drafts) => {
    for (const side of ['allied', 'central'] satisfies Side[]) {
      for (const id of drafts[side].search) fleetOf(state, id).searched = true;
      for (const id of drafts[side].raid) fleetOf(state, id).raided = true;
    }
  },
});
