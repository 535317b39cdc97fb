/** CW-5.7: looking for the enemy. */
import { titled } from '../../../kernel/index.ts';
import type { Play } from '../kind.ts';
import { auto, sequence } from '../kind.ts';
import type { Fleet } from '../state.ts';
import { caughtUp, meet } from './contact.ts';
import { declarations } from './declarations.ts';
import { fleetsOf, inOpenOrder } from './fleet.ts';
import { refuse } from './honour.ts';
import { findsAnybody, foundBy, searchFacts, searchRoll } from './lookout.ts';
import { nightApproach } from './night.ts';
import { prizes } from './prizes.ts';
import { raids } from './raiding.ts';
import { betray } from './sight.ts';
import { tellOfFleet } from './telling.ts';

/** CW-5.75: a raider that searches goes on the map before any dice fall. */
const showSearchers = auto('searchers-come-into-sight', 'CW-5.75', (g) => {
  const raiders = fleetsOf(g.state, 'central').filter(({ searched }) => searched);
  for (const fleet of inOpenOrder(g, raiders)) betray(g, fleet);
});

/** CW-5.7b, CW-5.74a: each searching fleet for itself, against whoever is there. */
const searches = auto('searches', 'CW-5.7b', (g) => {
  for (const side of ['allied', 'central'] as const)
    for (const fleet of inOpenOrder(
      g,
      fleetsOf(g.state, side).filter(({ searched }) => searched),
    ))
      searchWith(g, fleet);
});

function searchWith(g: Play, fleet: Fleet): void {
  const { data, state } = g;
  const { side, area, id } = fleet;
  tellOfFleet(g, fleet, (token) => ({ type: 'searched', side, token, area }));
  const outcome = g.rollFor([side], searchRoll, searchFacts(data, state, fleet), { about: id, by: side });
  if (fleet.decoy) return; // CW-15.3b: it finds nobody, and nobody else knows why
  const found = foundBy(state, fleet, outcome);
  for (const target of inOpenOrder(g, found)) meet(g, fleet, target, outcome === 'surprise');
  if (found.length === 0 && findsAnybody(outcome)) g.whisper?.([side], { type: 'nobody-there', fleet: id, area });
}

const refusals = auto('refusals', 'CW-11.1a', refuse);

/** CW-4.4a, CW-4.4b: declared together in secret; then searches, then raids, then what follows from them. */
export const search = sequence('search', 'CW-4.4a', [
  declarations,
  titled('Points for searches declined', refusals),
  showSearchers,
  searches,
  caughtUp,
  nightApproach,
  raids,
  prizes,
]);
