/** FS-10.3: gunnery on the Naval Battle Board. All fire of a round is simultaneous (FS-10.3.4b). */
import type { Odds, Reason, Target } from '../../../kernel/index.ts';
import {
  anyOf,
  badge,
  chanceOf,
  check,
  comingRoll,
  d6,
  done,
  flag,
  leftOver,
  lot,
  minus,
  oddsOf,
  oddsOfRoll,
  otherwise,
  plus,
  upTo,
  whole,
} from '../../../kernel/index.ts';
import type { ShipId } from '../data/counters.ts';
import type { Data } from '../data/data.ts';
import { factorOf } from '../data/data.ts';
import { canFire, gunRange, isHeavy } from '../data/tables.ts';
import type { Play } from '../kind.ts';
import { auto, decision, theBritish, when } from '../kind.ts';
import type { Combatant, ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { afloat, battleOf, combatantOf, distance, isCrippled, roundInWords } from './fleets.ts';
import type { Hull } from './ships.ts';
import { addMarker, carriersAreSunk, fleetOf, flip, isCarrier, shipOf, sinkCarrier, typeOf } from './ships.ts';
import { fogAtHarwich } from './weather.ts';

/** FS-10.3.4a */
export const gunfire = check(
  'gunfire',
  'FS-10.3.4a',
  'Gunfire',
  {
    factor: whole("the firer's combat factor", 0, 6),
    range: whole('spaces to the target', 0, 2),
    lightOnHeavy: flag('a cruiser or destroyer fires at battleships or battlecruisers'),
    flipped: flag('the firer is a British counter on its damaged side'),
    marker: flag('the firer carries a Naval Damage marker'),
    fog: flag('fog where the battle is fought'),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'FS-10.3.4a', 'light guns at heavy ships', (f) => f.lightOnHeavy),
      plus(1, 'FS-10.3.4a', 'two spaces away', (f) => f.range === 2),
      plus(1, 'FS-10.3.4a', 'the firer is damaged', (f) => f.flipped),
      plus(1, 'FS-10.3.4a', 'the firer carries a damage marker', (f) => f.marker),
      minus(1, 'FS-10.3.4a', 'in the same space', (f) => f.range === 0),
      plus(1, 'FS-10.3.4a', 'fog', (f) => f.fog && f.range > 0),
    ],
    rows: [upTo((f) => f.factor, 'hit'), otherwise('miss')],
    outcomes: { hit: 'a hit', miss: 'a miss' },
    counts: 'hit',
    worth: (outcome) => (outcome === 'hit' ? 1 : 0),
  },
);

export const germanTarget = lot('german-target', 'FS-10.3.3', 'the British counter fired at');

const isHeavyShip = (id: ShipId): boolean => isHeavy(typeOf(id));

/** FS-10.3b, once a round. */
const mayFire = (state: State, ship: Combatant): boolean =>
  !ship.acted && canFire({ type: typeOf(ship.id), markers: shipOf(state, ship.id).markers });

/** FS-10.3a */
function inRange(state: State, ship: Combatant, enemies: readonly Combatant[]): Combatant[] {
  const { flipped, markers } = shipOf(state, ship.id);
  const reach = gunRange({ type: typeOf(ship.id), flipped, markers });
  return enemies.filter((enemy) => distance(ship.space, enemy.space) <= reach);
}

function haveShots(state: State): boolean {
  const germans = afloat(state, 'german');
  return afloat(state, 'british').some((ship) => mayFire(state, ship) && inRange(state, ship, germans).length > 0);
}

/** Who may fire at whom. */
function britishShots(state: State): (readonly [ShipId, ShipId])[] {
  const germans = afloat(state, 'german');
  const shots: (readonly [ShipId, ShipId])[] = [];
  for (const ship of afloat(state, 'british'))
    if (mayFire(state, ship)) for (const target of inRange(state, ship, germans)) shots.push([ship.id, target.id]);
  return shots;
}

export function gunFacts(
  data: Data,
  state: Pick<State, 'fog' | 'harwich'> & { readonly ships: readonly Hull[] },
  firer: Pick<Combatant, 'id' | 'space'>,
  target: Pick<Combatant, 'id' | 'space'>,
) {
  const ship = shipOf(state, firer.id);
  return {
    factor: factorOf(data, ship),
    range: distance(firer.space, target.space),
    lightOnHeavy: !isHeavyShip(firer.id) && isHeavyShip(target.id),
    flipped: ship.flipped,
    marker: ship.markers > 0,
    fog: fogAtHarwich(state),
  };
}

/** Who is aimed at may be drawn by lot. */
function fire(g: Play, firer: Combatant, aim: () => Combatant, by?: 'british'): void {
  firer.acted = true;
  const { target, hit } = g.salvo(
    () => {
      const at = aim();
      return {
        target: at,
        hit: g.roll(gunfire, gunFacts(g.data, g.state, firer, at), { about: firer.id, ...(by ? { by } : {}) }) === 'hit',
      };
    },
    (shot) => ({ type: 'fired', ship: firer.id, at: shot.target.id, hit: shot.hit }),
  );
  if (hit) target.hits++;
}

function whyNotFire(state: State, target: Target | undefined): Reason {
  const ship = afloat(state, 'british').find(({ id }) => typeof target === 'object' && target[0] === id);
  if (ship && (isCarrier(ship.id) || isCrippled(state, ship.id)))
    return { words: 'carriers never fire, nor does a counter with two markers', rule: 'FS-10.3b' };
  if (ship?.acted) return { words: 'it has fired this round', rule: 'FS-10.3.2' };
  return { words: 'the target is out of range', rule: 'FS-10.3.1' };
}

/** FS-10.3.4c, FS-10.3.4e: what one more hit does to a German counter when those of the round take effect. */
function effectOfHit(data: Data, state: State, { id, hits }: Combatant): string {
  const ship = shipOf(state, id);
  const markers = ship.markers + hits + 1;
  if (markers > factorOf(data, ship)) return markers > factorOf(data, ship) + 1 ? 'sunk already' : 'sinks it';
  return canFire({ type: typeOf(id), markers }) ? 'damages it' : 'silences it';
}

/** FS-10.3.2: any German in range, one ship after the other and seeing the results; their effects come later. */
export const britishFire = when(
  ({ state }) => haveShots(state),
  decision<{ fire: readonly [ShipId, ShipId]; done: true }>('british-fire', 'FS-10.3.2', {
    who: theBritish,
    asks: (view) => `${roundInWords(view)} Choose targets; hits take effect when all have fired.`,
    verbs: {
      fire: {
        of: ({ state }) => britishShots(state),
        label: (_view, [ship, target]) => `${nameOf(ship)}: fire at ${nameOf(target)}`,
        odds: ({ data, state }, [id, target]) =>
          oddsOfRoll(gunfire, gunFacts(data, state, combatantOf(state, id), combatantOf(state, target)), [
            ['hit', `hit, ${effectOfHit(data, state, combatantOf(state, target))}`, true],
          ]),
        why: ({ state }, target) => whyNotFire(state, target),
        does: (g, [id, target]) => fire(g, combatantOf(g.state, id), () => combatantOf(g.state, target), 'british'),
      },
      done: {
        ...done('Done: cease fire'),
        // With nobody left to fire there is nothing to weigh it against.
        odds: ({ data, state }) => (haveShots(state) ? oddsOfGermanFire(data, state) : undefined),
        consequence: ({ state }) => leftOver(britishShots(state), 'counter does not fire', 'counters do not fire'),
        caution: ({ state }) =>
          haveShots(state) && afloat(state, 'british').every(({ acted }) => !acted)
            ? 'Nobody has fired in this round. The Germans fire next.'
            : undefined,
      },
    },
  }),
);

/** FS-10.3.3: the closest of its own type within range, else the closest of all; ties by lot. */
function germanTargets(state: State, ship: Combatant, british: readonly Combatant[]): Combatant[] {
  if (!mayFire(state, ship)) return [];
  const reached = inRange(state, ship, british);
  const alike = reached.filter((enemy) => typeOf(enemy.id) === typeOf(ship.id));
  const choose = alike.length > 0 ? alike : reached;
  const closest = Math.min(...choose.map((enemy) => distance(ship.space, enemy.space)));
  return choose.filter((enemy) => distance(ship.space, enemy.space) === closest);
}

/** What the Germans may do with their guns; whom each fires at is the rules' affair, or the lot's. */
function oddsOfGermanFire(data: Data, state: State): Odds | undefined {
  const british = afloat(state, 'british');
  const factsOf = (ship: Combatant) => germanTargets(state, ship, british).map((target) => gunFacts(data, state, ship, target));
  const shots = afloat(state, 'german').map(factsOf);
  const chances = shots.map((facts) => facts.reduce((sum, each) => sum + chanceOf(gunfire, each, 'hit') / facts.length, 0));
  const rolls = shots.flat().map((facts) => comingRoll(gunfire, facts));
  return rolls.length > 0 ? oddsOf([badge('hit', 'the Germans score a hit', false, anyOf(chances))], ...rolls) : undefined;
}

export const germanFire = auto('german-fire', 'FS-10.3.3', (g) => {
  const british = afloat(g.state, 'british');
  for (const ship of afloat(g.state, 'german')) {
    const targets = germanTargets(g.state, ship, british);
    const [only, ...others] = targets;
    if (only) fire(g, ship, () => (others.length === 0 ? only : g.draw(germanTarget, targets, { about: ship.id })));
  }
});

/** FS-10.3.4b: now the hits of the round take effect. */
export const applyHits = auto('hits-take-effect', 'FS-10.3.4b', (g) => {
  for (const combatant of battleOf(g.state).ships) {
    for (; combatant.hits > 0; combatant.hits--) hitInBattle(g, shipOf(g.state, combatant.id));
  }
  endIfDecided(g.state);
});

function hitInBattle(g: Play, ship: ShipState): void {
  if (ship.at === 'sunk') return;
  if (isCarrier(ship.id)) return sinkCarrier(g, ship, ship.id, 'FS-10.3.4f');
  if (fleetOf(ship.id) === 'german') addMarker(g, ship, 'FS-10.3.4c');
  else if (!ship.flipped) flip(g, ship, 'FS-10.3.4d');
  else addMarker(g, ship, 'FS-10.3.4d');
  if (ship.markers > factorOf(g.data, ship)) sink(g, ship);
}

/** FS-10.3.4e */
function sink(g: Play, ship: ShipState): void {
  ship.at = 'sunk';
  g.tell?.({ type: 'ship-out', ship: ship.id, how: 'sunk', rule: 'FS-10.3.4e' });
}

function endIfDecided(state: State): void {
  if (afloat(state, 'british').length === 0 || afloat(state, 'german').length === 0 || carriersAreSunk(state)) battleOf(state).over = true;
}
