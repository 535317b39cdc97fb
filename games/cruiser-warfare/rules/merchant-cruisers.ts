/** CW-12.7: liners with guns. */
import { atLeast, check, d6, otherwise } from '../../../kernel/index.ts';
import type { Area } from '../data/map.ts';
import { AREA_FACTS, AREAS, NORTH_SEA } from '../data/map.ts';
import { vesselOf } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, choice, sequence, theAllies, theCentral, when } from '../kind.ts';
import type { Fleet, ShipId, Side, State } from '../state.ts';
import type { Berth } from './arrivals.ts';
import { berthsIn, drawMerchantCruiser, hostAt } from './arrivals.ts';
import { fleetsOf, holderOf, launch, pieceWith, remove, shipsIn } from './fleet.ts';
import { hasGermanPort } from './ports.ts';
import { appear } from './sight.ts';

export const outfitRoll = check(
  'outfit',
  'CW-12.7a',
  'Fitting out a liner',
  {},
  {
    dice: d6,
    modifiers: [],
    rows: [atLeast(5, 'ready'), otherwise('nothing')],
    outcomes: { ready: 'an armed merchant cruiser is ready', nothing: 'no ship is found' },
  },
);

const berthsAt = (state: State, side: Side, areas: readonly Area[]): [Area, Berth][] =>
  areas.flatMap((area) => berthsIn(state, side, area).map((berth): [Area, Berth] => [area, berth]));

/** CW-12.7a: beside a German port, with a marker of her own or in a fleet that is there. */
const placesFor = (state: State): [Area, Berth][] =>
  berthsAt(
    state,
    'central',
    AREAS.filter((area) => hasGermanPort(state, area)),
  );

const gunboats = (state: State): ShipId[] =>
  fleetsOf(state, 'central')
    .flatMap((fleet) => shipsIn(state, fleet))
    .filter((id) => vesselOf(id).type === 'GB');

/** One question for the whole business, so that its outcome stays with the Central Powers: only that a roll was made is told. */
export const centralMerchantCruiser = sequence('central-merchant-cruiser', 'CW-12.7a', [
  choice<{ try: true; place: readonly [Area, Berth]; replace: ShipId; done: true }>('central-merchant-cruiser', 'CW-12.7a', {
    who: theCentral,
    offer: ({ state }) => {
      if (state.outfit === 'ready') {
        const place = placesFor(state);
        const replace = gunboats(state);
        return place.length + replace.length > 0 ? { place, replace } : { done: true };
      }
      const mayTry = state.outfit === 'untried' && state.pools.central.length > 0;
      return mayTry ? { try: true, done: true } : { done: true };
    },
    picks: {
      try: (g) => {
        g.tell?.({ type: 'outfit-tried' });
        g.state.outfit = g.roll(outfitRoll, {}, undefined, ['central']) === 'ready' ? 'ready' : 'tried';
      },
      place: (g, [area, berth]) => {
        const fleet = hostAt(g.state, 'central', area, berth);
        commission(g, fleet, null);
        showNewcomer(g, fleet);
      },
      replace: (g, gunboat) => {
        const piece = pieceWith(g.state, gunboat);
        const fleet = piece && holderOf(g.state, piece.id);
        if (fleet) commission(g, fleet, gunboat);
      },
    },
    ends: { done: () => {} },
  }),
  auto('outfit-over', 'CW-12.7a', ({ state }) => {
    state.outfit = 'untried';
  }),
]);

/** CW-12.7a: nobody scores anything for the gunboat. */
function commission(g: Play, fleet: Fleet, instead: ShipId | null): void {
  const { state } = g;
  const ship = drawMerchantCruiser(g, 'central');
  state.outfit = 'tried';
  if (ship === undefined) return;
  launch(state, fleet, ship, [ship]);
  if (instead !== null) remove(state, instead, 'home');
  g.whisper?.(['central'], { type: 'merchant-cruiser', side: 'central', ship, area: fleet.area, instead });
}

/** CW-3.1c: what the other side sees of her, if she is not in a fleet that was there: a new marker, or one more counter on station. */
function showNewcomer(g: Play, fleet: Fleet): void {
  const { post, area, pieces } = fleet;
  if (post === 'station') g.tell?.({ type: 'posted', how: 'station', area, counters: pieces.length });
  else if (pieces.length === 1) appear(g, fleet);
}

const ALLIED_AREAS = AREAS.filter((area) => AREA_FACTS[area].coal && area !== NORTH_SEA);

/** CW-12.7b, CW-15.2a: one a turn, without a roll; none while Britain is at peace. Asked every turn: how many are left is a secret. */
export const alliedMerchantCruiser = when(
  ({ state }) => state.entered.britain > 0,
  choice<{ create: readonly [Area, Berth]; done: true }>('allied-merchant-cruiser', 'CW-12.7b', {
    who: theAllies,
    offer: ({ state }) => ({ create: state.pools.allied.length > 0 ? berthsAt(state, 'allied', ALLIED_AREAS) : [], done: true }),
    ends: {
      create: (g, [area, berth]) => {
        const { state } = g;
        const ship = drawMerchantCruiser(g, 'allied');
        if (ship === undefined) return;
        const fleet = hostAt(state, 'allied', area, berth);
        launch(state, fleet, ship, [ship]);
        g.whisper?.(['allied'], { type: 'merchant-cruiser', side: 'allied', ship, area, instead: null });
        showNewcomer(g, fleet);
      },
      done: () => {},
    },
  }),
);
