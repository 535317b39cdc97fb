/** When the guns are silent: coal, cripples and pursuit (CW-7.36, CW-7.34c, CW-5.53a). */
import { done, leftOver, titled, unspoken } from '../../../kernel/index.ts';
import { enemyOf } from '../../../tactical/battle.ts';
import { endOf, isOnTheMap } from '../../../tactical/ending.ts';
import { isCrippled } from '../../../tactical/vessel.ts';
import type { Data } from '../data/data.ts';
import { sheetOf } from '../data/data.ts';
import type { OpenEvent } from '../events.ts';
import type { Play } from '../kind.ts';
import { auto, decision, each, sequence, when } from '../kind.ts';
import type { Fleet, ShipId, Side, State } from '../state.ts';
import { nameFor } from '../words/fleets.ts';
import { meetingInWords } from '../words/meetings.ts';
import { disband, fleetOf, shipOf } from './fleet.ts';
import { burnAll } from './fuel.ts';
import { shame } from './honour.ts';
import { learn } from './intelligence.ts';
import { contactOf, escortsOf, forceOf, tokenOf } from './meeting.ts';
import { isFaster, pursuitOdds } from './pursuit.ts';
import { shipLost } from './scoring.ts';
import { scuttle, scuttleWarning, shipsEngaged } from './scuttling.ts';
import { tellOfFleet } from './telling.ts';

const SIDES: readonly Side[] = ['central', 'allied'];

/** The next battle, repairs and coal. */
const WHAT_FOLLOWS = 'the dice that fall next are of the next battle, or of what was ordered before';

const stillThere = (state: State, id: string): Fleet | undefined => state.fleets.find((fleet) => fleet.id === id);

/** CW-7.36: one box for every ship that was there. */
function burnForBattle({ state }: Play): void {
  const contact = contactOf(state);
  for (const side of SIDES)
    if (stillThere(state, contact[side])) for (const fleet of forceOf(state, contact, side)) burnAll(state, fleet, 1);
}

/** CW-7.27b: what has been seen of the enemy is not forgotten; it is remembered by the name of his marker. */
function learnFromBattle(state: State): void {
  const contact = contactOf(state);
  const pieces = state.battle?.pieces ?? state.basic?.pieces ?? [];
  for (const side of SIDES) {
    const fleet = stillThere(state, contact[side]);
    if (!fleet) continue;
    const before = state.known[enemyOf(side)].find(({ token }) => token === fleet.token)?.ships ?? [];
    const seen = pieces.filter((piece) => piece.side === side && piece.known).flatMap(({ ships }) => ships);
    const afloat = [...new Set([...before, ...seen])].filter((id) => shipOf(state, id).fate === 'afloat');
    learn(state, enemyOf(side), fleet.token, afloat);
  }
}

const cripples = (data: Data, state: State, side: Side): ShipId[] =>
  shipsEngaged(state, side).filter((id) => isCrippled(sheetOf(data, state, id), shipOf(state, id)));

/** CW-7.34c: once, right after the battle; and whatever else its owner wants to sink (CW-8.4c). */
export const afterBattle = decision<{ withdraw: ShipId; scuttle: ShipId; done: true }, Side>('after-battle', 'CW-7.34c', {
  who: (_, side) => side,
  asks: () => 'After the battle: is any ship to be scuttled, or a crippled one taken out of the war?',
  verbs: {
    withdraw: {
      of: ({ data, state, side }) => cripples(data, state, side),
      label: (view, id) => `Take ${nameFor(view, id)} out of the war`,
      why: () => ({ words: 'only a crippled ship that was in the battle can be taken out of the war', rule: 'CW-7.34c' }),
      does: (g, id) => shipLost(g, id, 'withdrawn', null),
    },
    scuttle: {
      of: ({ state, side }) => shipsEngaged(state, side),
      label: (view, id) => `Scuttle ${nameFor(view, id)}`,
      caution: scuttleWarning,
      why: () => ({ words: 'only a ship of one’s own that was in the battle', rule: 'CW-8.4c' }),
      does: scuttle,
    },
    done: {
      ...done(),
      odds: WHAT_FOLLOWS,
      consequence: ({ state, side }) => leftOver(shipsEngaged(state, side), 'ship stays in the war', 'ships stay in the war'),
    },
  },
});

const withdrawals = each<Side>('withdrawals', 'CW-7.34c', () => SIDES, afterBattle);

/** CW-5.53a: the enemy has left the map, or the two have parted without that; without a map, after any battle. */
function hasGotAway({ battle, basic }: State, enemy: Side): boolean {
  if (!battle) return basic !== null;
  const end = endOf(battle);
  return end === 'left' ? !isOnTheMap(battle, enemy) : end !== 'sunk';
}

/** There is something to hunt, as both sides know. */
function canBePursued(state: State, enemy: Side): boolean {
  const contact = contactOf(state);
  const fleet = stillThere(state, contact[enemy]);
  return fleet !== undefined && fleet.post === 'marker' && fleet.pieces.length > 0 && hasGotAway(state, enemy);
}

/** CW-5.53a: interceptors and raiders with a marker. */
function mayPursue(state: State, side: Side): boolean {
  const contact = contactOf(state);
  const own = stillThere(state, contact[side]);
  return own !== undefined && own.post === 'marker' && own.pieces.length > 0 && (own.mission === 'intercept' || own.mission === 'raid');
}

/** CW-5.53b: for the next two turns. */
function pursue({ state }: Play, side: Side): void {
  const contact = contactOf(state);
  const quarry = contact[enemyOf(side)];
  fleetOf(state, contact[side]).pursuit = { quarry, marker: fleetOf(state, quarry).token, turns: 2, caught: false };
}

/** CW-5.4c: the Allies tell what they do; a raider does not. */
function declarePursuit(g: Play, side: Side): void {
  const id = contactOf(g.state)[side];
  const declared = (token: string): OpenEvent => ({ type: 'pursuit-declared', side, token });
  if (side === 'central') g.whisper?.([side], declared(id));
  else tellOfFleet(g, { id, side, token: tokenOf(g.state, id) }, declared);
}

/** Whatever hunt was on before the battle. */
function letGo(state: State, side: Side): void {
  fleetOf(state, contactOf(state)[side]).pursuit = null;
}

/** Whether the pursuer is the faster he knows by what he has seen of all the ships before him. */
function fasterAsKnown(data: Data, state: State, side: Side): 'yes' | 'no' | 'unknown' {
  const contact = contactOf(state);
  const quarry = fleetOf(state, contact[enemyOf(side)]);
  const pieces = (state.battle ?? state.basic)?.pieces ?? [];
  if (!quarry.pieces.every((id) => pieces.some((piece) => piece.id === id && piece.known))) return 'unknown';
  return isFaster(data, state, fleetOf(state, contact[side]), quarry) ? 'yes' : 'no';
}

/** Asked whenever there is something to hunt, so that the question does not tell the mission of whoever is asked. */
export const pursuing = decision<{ pursue: true; 'let-go': true }, Side>('pursue', 'CW-5.53a', {
  who: (_, side) => side,
  asks: (view) => `${meetingInWords(view, view.fighting)} Pursue the enemy for the next two turns?`,
  verbs: {
    pursue: {
      ends: true,
      of: ({ state, side }) => mayPursue(state, side),
      label: () => 'Pursue',
      odds: ({ data, state, side }) => pursuitOdds(fasterAsKnown(data, state, side)),
      why: () => ({ words: 'only interceptors and raiders under a marker pursue', rule: 'CW-5.53a' }),
      does: (g, _, { side }) => {
        pursue(g, side);
        declarePursuit(g, side);
      },
    },
    'let-go': {
      ends: true,
      label: () => 'Let them go',
      odds: WHAT_FOLLOWS,
      does: ({ state }, _, { side }) => letGo(state, side),
    },
  },
});

const pursuits = each<Side>('pursuits', 'CW-5.53a', ({ state }) => SIDES.filter((side) => canBePursued(state, enemyOf(side))), pursuing);

/** CW-5.5d: escorts whose convoy is sunk still have to meet whoever else has found it. */
const isAwaited = (state: State, fleet: Fleet): boolean =>
  escortsOf(state, fleet).length > 0 && state.toFight.some((place) => state.contacts[place]?.[fleet.side] === fleet.id);

/** The map is cleared; a fleet of which nothing is left gives its marker back. */
const clear = auto('battle-over', 'CW-4.5', ({ state }) => {
  const contact = contactOf(state);
  state.battle = null;
  state.basic = null;
  state.fighting = null;
  for (const side of SIDES) {
    const fleet = stillThere(state, contact[side]);
    if (fleet && fleet.pieces.length === 0 && !fleet.decoy && !isAwaited(state, fleet)) disband(state, fleet);
  }
});

export const aftermath = sequence('aftermath', 'CW-7.36', [
  when(
    (g) => g.state.battle !== null || g.state.basic !== null,
    sequence('after-the-battle', 'CW-7.36', [
      titled(
        'Fuel, honour and intelligence',
        auto('battle-costs', 'CW-7.36', (g) => {
          burnForBattle(g);
          shame(g);
          learnFromBattle(g.state);
        }),
      ),
      withdrawals,
      pursuits,
    ]),
  ),
  unspoken(clear),
]);
