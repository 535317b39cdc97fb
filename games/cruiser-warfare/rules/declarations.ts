/** CW-4.4a, CW-4.4b: who searches and who raids, declared by both sides at the same time. */
import type { At, Reason, Target } from '../../../kernel/index.ts';
import { countedStrong, idleCaution, leftOver, once } from '../../../kernel/index.ts';
import type { CruiserWarfare } from '../kind.ts';
import { plan } from '../kind.ts';
import type { Fleet, FleetId, Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { nameFor } from '../words/fleets.ts';
import { fleetOf, fleetsOf } from './fleet.ts';
import { COST_OF_RAID, costOfStaying } from './fuel.ts';
import { declining, priceOfRefusal, refusalWarning } from './honour.ts';
import { searchOdds } from './lookout.ts';
import { barToRaid, isInTheIndies, mayRaid, raidOdds } from './raiding.ts';
import { barToSearch, isPicket, maySearch } from './searchers.ts';
import { lastCoal } from './warnings.ts';

const ALL_SEARCH = 'All look for the enemy';

type Declared = { readonly search: readonly FleetId[]; readonly raid: readonly FleetId[] };
type Standing = At<CruiserWarfare, null, Declared>;

const hasDeclared = ({ search, raid }: Declared, id: FleetId): boolean => search.includes(id) || raid.includes(id);

/** CW-5.83: one or the other. */
const undeclared = once(({ state, side, draft: { search, raid } }: Standing): Fleet[] => {
  const declared = new Set([...search, ...raid]);
  return state.fleets.filter((fleet) => fleet.side === side && !declared.has(fleet.id));
});

const idsOf = (fleets: readonly Fleet[]): FleetId[] => fleets.map(({ id }) => id);

const NOT_HIS: Reason = { words: 'each side declares for fleets of its own', rule: 'CW-4.4a' };
const BOTH: Reason = { words: 'it has declared already, and a fleet searches or raids, not both', rule: 'CW-5.83' };

function whyNot({ data, state, side, draft }: Standing, target: Target | undefined, bar: typeof barToSearch): Reason {
  const fleet = fleetsOf(state, side).find(({ id }) => id === target);
  if (!fleet) return NOT_HIS;
  return hasDeclared(draft, fleet.id) ? BOTH : (bar(data, state, fleet) ?? NOT_HIS);
}

/** CW-5.87, CW-12.1a: what a raid may cost besides. */
function raidWarning(state: State, fleet: Fleet): string | undefined {
  const coal = lastCoal(state, fleet, COST_OF_RAID + costOfStaying(state, fleet));
  const indies = isInTheIndies(fleet) ? 'A raid in the **Dutch East Indies** is announced, prize or no prize.' : undefined;
  return [coal, indies].filter((words) => words !== undefined).join(' ') || undefined;
}

/** Who does neither, and what the Royal Navy makes of it (CW-11.1a). */
function idleAndPrice(at: Standing): string | undefined {
  const { data, state, side, draft } = at;
  const free = undeclared(at).filter((fleet) => maySearch(data, state, fleet) || (side === 'central' && mayRaid(state, fleet)));
  const idle = leftOver(idsOf(free), 'fleet idle', 'fleets idle');
  const { points, areas } = priceOfRefusal(data, state, draft.search);
  if (side === 'central' || points === 0) return idle;
  return `${idle}, ${countedStrong(points, 'point')} lost (${areas})`;
}

const [BESIDE, BESIDE_MANY] = ['fleet lies beside an enemy and does not look for it', 'fleets lie beside an enemy and do not look for it'];

/** Who lies beside an enemy that is seen, or could take a prize and steam on, while nobody does either. */
function idleWarning({ data, state, side, draft }: Standing): string | undefined {
  const hasOrdered = draft.search.length + draft.raid.length > 0;
  if (side === 'allied') {
    const beside = idsOf(declining(data, state, draft.search));
    return refusalWarning(data, state, draft.search) ?? idleCaution(hasOrdered, leftOver(beside, BESIDE, BESIDE_MANY));
  }
  const raiders = fleetsOf(state, side).filter((fleet) => mayRaid(state, fleet) && raidWarning(state, fleet) === undefined);
  return idleCaution(hasOrdered, leftOver(idsOf(raiders), 'fleet could raid', 'fleets could raid'));
}

const listed = (view: View, words: string, ids: readonly FleetId[]): string =>
  ids.length === 0 ? '' : ` ${words}: ${ids.map((id) => nameFor(view, id)).join(', ')}.`;

const without = (ids: readonly FleetId[], id: FleetId): readonly FleetId[] => ids.filter((each) => each !== id);
const NOTHING: Reason = { words: 'nothing of the kind has been declared for it', rule: 'CW-4.4a' };

export type Declaring = { search: FleetId; raid: FleetId; 'no-search': FleetId; 'no-raid': FleetId; done: true };

export const declarations = plan<Declaring, Declared>('search-and-raid', 'CW-4.4a', {
  who: () => ['allied', 'central'],
  draft: () => ({ search: [], raid: [] }),
  asks: (view, { draft, side }) =>
    (side === 'central' ? 'Who raids commerce, and who looks for the enemy?' : 'Which fleets look for the enemy?') +
    listed(view, 'To search', draft.search) +
    listed(view, 'To raid', draft.raid),
  verbs: {
    search: {
      of: (at) => idsOf(undeclared(at).filter((fleet) => maySearch(at.data, at.state, fleet))),
      label: (view, id) => `${nameFor(view, id)} looks for the enemy`,
      odds: ({ data, state }, id) => searchOdds(data, state, fleetOf(state, id)),
      why: (at, target) => whyNot(at, target, barToSearch),
      all: ({ state, side }, id) =>
        side === 'central' || isPicket(state, fleetOf(state, id))
          ? ALL_SEARCH
          : [ALL_SEARCH, 'All but small ships alone on station look for the enemy'],
      does: (draft, id) => ({ ...draft, search: [...draft.search, id] }),
    },
    raid: {
      of: (at) => (at.side === 'central' ? idsOf(undeclared(at).filter((fleet) => mayRaid(at.state, fleet))) : []),
      label: (view, id) => `${nameFor(view, id)} raids commerce`,
      odds: ({ data, state }, id) => raidOdds(data, state, fleetOf(state, id)),
      caution: ({ state }, id) => raidWarning(state, fleetOf(state, id)),
      why: (at, target) => whyNot(at, target, (_, state, fleet) => barToRaid(state, fleet)),
      all: () => 'All raid commerce',
      does: (draft, id) => ({ ...draft, raid: [...draft.raid, id] }),
    },
    'no-search': {
      takesBack: 'search',
      of: ({ draft }) => draft.search,
      label: (view, id) => `${nameFor(view, id)} looks for the enemy: take back`,
      why: () => NOTHING,
      does: (draft, id) => ({ ...draft, search: without(draft.search, id) }),
    },
    'no-raid': {
      takesBack: 'raid',
      of: ({ draft }) => draft.raid,
      label: (view, id) => `${nameFor(view, id)} raids commerce: take back`,
      why: () => NOTHING,
      does: (draft, id) => ({ ...draft, raid: without(draft.raid, id) }),
    },
    done: {
      ends: true,
      label: (_view, _none, { side }) => (side === 'allied' ? 'End the search' : 'Raids and searches are declared'),
      consequence: idleAndPrice,
      odds: 'each search and each raid has odds of its own',
      caution: idleWarning,
      does: (draft) => draft,
    },
  },
  commit: ({ state }, drafts) => {
    for (const side of ['allied', 'central'] satisfies Side[]) {
      for (const id of drafts[side].search) fleetOf(state, id).searched = true;
      for (const id of drafts[side].raid) fleetOf(state, id).raided = true;
    }
  },
});
