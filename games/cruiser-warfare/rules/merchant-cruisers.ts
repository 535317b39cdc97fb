/** CW-12.7: liners with guns. */
import type { At } from '../../../kernel/index.ts';
import { atLeast, d6, done, oddsOfRoll, once, oncePer, otherwise, secretCheck, unspoken } from '../../../kernel/index.ts';
import type { Area } from '../data/areas.ts';
import { AREAS, NORTH_SEA } from '../data/areas.ts';
import type { Data } from '../data/data.ts';
import { vesselOf } from '../data/ships.ts';
import type { CruiserWarfare, Play } from '../kind.ts';
import { auto, decision, sequence, theAllies, theCentral, when } from '../kind.ts';
import type { Fleet, ShipId, Side, State } from '../state.ts';
import type { View } from '../view.ts';
import { berthInShort, berthInWords } from '../words/berths.ts';
import { nameFor } from '../words/fleets.ts';
import type { Berth } from './arrivals.ts';
import { berthsIn, drawMerchantCruiser, hostAt } from './arrivals.ts';
import { fleetsOf, holderOf, launch, pieceWith, remove, shipsIn } from './fleet.ts';
import { hasGermanPort } from './ports.ts';
import { appear } from './sight.ts';

/** Only that it is tried is told (CW-12.7a). */
export const outfitRoll = secretCheck('outfit', 'CW-12.7a', 'Fitting out a liner', {
  dice: d6,
  rows: [atLeast(5, 'ready'), otherwise('nothing')],
  outcomes: { ready: 'an armed merchant cruiser is ready', nothing: 'no ship is found' },
  worth: (outcome) => (outcome === 'ready' ? 1 : 0),
});

function berthsAt(data: Data, state: State, side: Side, areas: readonly Area[]): [Area, Berth][] {
  const places: [Area, Berth][] = [];
  for (const area of areas) for (const berth of berthsIn(data, state, side, area)) places.push([area, berth]);
  return places;
}

/** CW-12.7a: beside a German port, with a marker of her own or in a fleet that is there. */
const placesFor = (data: Data, state: State): [Area, Berth][] =>
  berthsAt(
    data,
    state,
    'central',
    AREAS.filter((area) => hasGermanPort(state, area)),
  );

const gunboats = (state: State): ShipId[] =>
  fleetsOf(state, 'central')
    .flatMap((fleet) => shipsIn(state, fleet))
    .filter((id) => vesselOf(id).type === 'GB');

type Standing = Pick<At<CruiserWarfare>, 'data' | 'state'>;

const readyPlaces = once(({ data, state }: Standing): [Area, Berth][] => (state.outfit === 'ready' ? placesFor(data, state) : []));
const readyGunboats = once(({ state }: Standing): ShipId[] => (state.outfit === 'ready' ? gunboats(state) : []));

const NO_LINER = 'No liner is left to be armed.';
const left = (count: number): string => (count === 1 ? 'One is left.' : `${count} are left.`);

function askCentral({ pool, outfit }: View): string {
  if (outfit === 'ready') return 'A liner is ready: where does she join?';
  if (outfit === 'tried') return 'Nothing more can be done for liners this turn.';
  return pool.length === 0 ? NO_LINER : `Try to fit out a liner? ${left(pool.length)}`;
}

const WHICH_LINER = 'which liner it is a fair lot says';
const WHAT_FOLLOWS = 'the pursuits that are rolled for next were declared before';
const NOT_READY = { words: 'a liner has to be ready before she joins', rule: 'CW-12.7a' };

export type FittingOut = { try: true; place: readonly [Area, Berth]; replace: ShipId; done: true };

/** One question for the whole business, so that its outcome stays with the Central Powers: only that a roll was made is told. */
export const fittingOut = decision<FittingOut>('central-merchant-cruiser', 'CW-12.7a', {
  who: theCentral,
  asks: askCentral,
  verbs: {
    try: {
      rolls: true,
      of: ({ state }) => state.outfit === 'untried' && state.pools.central.length > 0,
      label: () => 'Try to fit out a liner',
      odds: () => oddsOfRoll(outfitRoll, {}, [['ready', 'a liner is ready', true]]),
      why: () => ({ words: 'one try a turn, as long as there are liners left', rule: 'CW-12.7a' }),
      does: (g) => {
        g.tell?.({ type: 'outfit-tried' });
        g.state.outfit = g.rollFor(['central'], outfitRoll, {}, { by: 'central' }) === 'ready' ? 'ready' : 'tried';
      },
    },
    place: {
      rolls: true,
      of: readyPlaces,
      label: (view, [area, berth]) => berthInWords(view, area, berth),
      handy: (_at, [, berth]) => berthInShort(berth),
      odds: WHICH_LINER,
      why: ({ state }) =>
        state.outfit === 'ready' ? { words: 'only beside a German port, with a marker or a fleet for her', rule: 'CW-12.7a' } : NOT_READY,
      does: (g, [area, berth]) => {
        const fleet = hostAt(g.state, 'central', area, berth);
        commission(g, fleet, null);
        showNewcomer(g, fleet);
      },
    },
    replace: {
      rolls: true,
      of: readyGunboats,
      label: (view, gunboat) => `In place of ${nameFor(view, gunboat)}`,
      odds: WHICH_LINER,
      why: ({ state }) => (state.outfit === 'ready' ? { words: 'she takes the place of a gunboat', rule: 'CW-12.7a' } : NOT_READY),
      does: (g, gunboat) => {
        const piece = pieceWith(g.state, gunboat);
        const fleet = piece && holderOf(g.state, piece.id);
        if (fleet) commission(g, fleet, gunboat);
      },
    },
    done: {
      ...done(),
      of: (at) => readyPlaces(at).length + readyGunboats(at).length === 0,
      odds: WHAT_FOLLOWS,
      why: () => ({ words: 'a liner that is ready joins', rule: 'CW-12.7a' }),
    },
  },
});

export const centralMerchantCruiser = sequence('central-merchant-cruiser', 'CW-12.7a', [
  fittingOut,
  unspoken(
    auto('outfit-over', 'CW-12.7a', ({ state }) => {
      state.outfit = 'untried';
    }),
  ),
]);

/** CW-12.7a: nobody scores anything for the gunboat. */
function commission(g: Play, fleet: Fleet, instead: ShipId | null): void {
  const { data, state } = g;
  const ship = drawMerchantCruiser(g, 'central');
  state.outfit = 'tried';
  if (ship === undefined) return;
  launch(data, state, fleet, ship, [ship]);
  if (instead !== null) remove(state, instead, 'home');
  g.whisper?.(['central'], { type: 'merchant-cruiser', side: 'central', ship, area: fleet.area, instead });
}

/** CW-3.1c: what the other side sees of her, if she is not in a fleet that was there: a new marker, or one more counter on station. */
function showNewcomer(g: Play, fleet: Fleet): void {
  const { post, area, pieces } = fleet;
  if (post === 'station') g.tell?.({ type: 'posted', how: 'station', area, counters: pieces.length });
  else if (pieces.length === 1) appear(g, fleet);
}

const alliedAreas = oncePer(({ coalAreas }: Data) => coalAreas.filter((area) => area !== NORTH_SEA));

/** CW-12.7b: one a turn, without a roll. Asked every turn: how many are left is a secret. */
export const armingLiner = decision<{ create: readonly [Area, Berth]; done: true }>('allied-merchant-cruiser', 'CW-12.7b', {
  who: theAllies,
  asks: ({ pool }) => (pool.length === 0 ? NO_LINER : `Arm a liner? ${left(pool.length)}`),
  verbs: {
    create: {
      ends: true,
      of: ({ data, state }) => (state.pools.allied.length > 0 ? berthsAt(data, state, 'allied', alliedAreas(data)) : []),
      label: (view, [area, berth]) => berthInWords(view, area, berth),
      handy: (_at, [, berth]) => berthInShort(berth),
      odds: WHICH_LINER,
      why: () => ({ words: 'as long as there are liners left, where the Allies may coal', rule: 'CW-12.7b' }),
      does: (g, [area, berth]) => {
        const { data, state } = g;
        const ship = drawMerchantCruiser(g, 'allied');
        if (ship === undefined) return;
        const fleet = hostAt(state, 'allied', area, berth);
        launch(data, state, fleet, ship, [ship]);
        g.whisper?.(['allied'], { type: 'merchant-cruiser', side: 'allied', ship, area, instead: null });
        showNewcomer(g, fleet);
      },
    },
    done: {
      ...done(),
      closes: true,
      odds: WHAT_FOLLOWS,
      consequence: ({ state }) => (state.pools.allied.length === 0 ? undefined : 'No liner is armed this turn'),
    },
  },
});

/** CW-15.2a: none while Britain is at peace. */
export const alliedMerchantCruiser = when(({ state }) => state.entered.britain > 0, armingLiner);
