/** GF-10.3.2: torpedoes of submarines, launched a turn ahead as those of ships are, but without a word: the enemy hears of them when one hits. */
import { distance } from '../../../chart/hex.ts';
import type { Reason, Target } from '../../../kernel/index.ts';
import { firstPart } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import type { Arc } from '../data/card.ts';
import { ARCS } from '../data/card.ts';
import { battleOf, cardOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { SubmarineSecret } from '../events/submarines.ts';
import type { At, Play } from '../kind.ts';
import { auto, plan, when } from '../kind.ts';
import type { ShipId, ShipState, Side, SubmarineId, SubmarineState } from '../state.ts';
import { SIDES } from '../state.ts';
import type { BoatView, ShipView } from '../view.ts';
import { enemiesOf } from './action.ts';
import { arcsTo } from './arcs.ts';
import { hurt } from './damage.ts';
import { leadOf, struckIn } from './divisions.ts';
import { handedIn, handIn } from './drafting.ts';
import { isDark } from './night.ts';
import { isAfloat, shipName } from './ships.ts';
import { boatIn, boatName, boatsOf, boatType, reachAt, sidesWithBoats, specOf } from './submarines.ts';
import { hitting, type Running, unseenTorpedoDie } from './to-hit.ts';
import { type Waters, watersOf } from './waters.ts';

export type BoatPlot = readonly [from: SubmarineId, target: ShipId, arc: Arc];
type Draft = readonly BoatPlot[];
type Standing = At<Draft>;
type Plotted = SubmarineState['plotted'][number];

/** GF-10.2.1: so many torpedoes she may launch now; none from the depth. */
const launchesOf = (battle: Battle, { id, depth, torpedoes }: BoatView): number =>
  depth === 'deep' ? 0 : Math.min(boatType(battle, id).tubes, torpedoes);

/** Whether both at full speed could come within range of each other by the next turn. */
function mightMeet(battle: Battle, boat: BoatView, target: ShipView): boolean {
  const reach = Math.max(reachAt(battle, boat, 'surfaced'), reachAt(battle, boat, 'periscope'));
  return distance(boat.hex, target.hex) <= boatType(battle, boat.id).range + reach + cardOf(battle, target.id).speed;
}

const plotsOf = (draft: Draft, id: SubmarineId): Draft => draft.filter(([from]) => from === id);

function plotsFor({ data, state, side, draft }: Standing, id: SubmarineId): BoatPlot[] {
  const battle = battleOf(data, state);
  const boat = boatIn(state.submarines, id);
  if (plotsOf(draft, id).length >= launchesOf(battle, boat)) return [];
  return enemiesOf(state, side)
    .filter((target) => mightMeet(battle, boat, target))
    .flatMap((target) => ARCS.map((arc): BoatPlot => [id, target.id, arc]));
}

const NO_PLOT: Reason = { words: 'one names a submarine of one’s own, an enemy ship afloat and an arc from A to F', rule: 'GF-10.3.2' };
const DEEP: Reason = { words: 'a submarine that is deep launches nothing', rule: 'GF-10.2.1' };
const SPENT: Reason = { words: 'she launches two torpedoes a turn at most, and no more than she has', rule: 'GF-10.3.2' };
const TOO_FAR: Reason = { words: 'the two cannot come within range of each other by the next turn', rule: 'GF-7.2.1a' };

function whyNoPlot({ data, state, side, draft }: Standing, target: Target | undefined): Reason {
  const [from, to, arc] = typeof target === 'object' ? target : [];
  const battle = battleOf(data, state);
  const boat = boatsOf(state.submarines, side).find(({ id }) => id === from);
  const isEnemy = enemiesOf(state, side).some(({ id }) => id === to);
  if (!boat || !isEnemy || !ARCS.some((each) => each === arc)) return NO_PLOT;
  if (boat.depth === 'deep') return DEEP;
  return plotsOf(draft, boat.id).length >= launchesOf(battle, boat) ? SPENT : TOO_FAR;
}

const inWords = (battle: Battle, [from, target, arc]: BoatPlot): string =>
  `${boatName(battle, from)}: a torpedo at ${shipName(battle, target)} [${arc}]`;

const isSame = (one: BoatPlot, other: BoatPlot): boolean => one.every((part, place) => part === other[place]);

const without = (draft: Draft, plot: BoatPlot): Draft => {
  const place = draft.findIndex((each) => isSame(each, plot));
  return draft.filter((_, each) => each !== place);
};

function launch(g: Play, side: Side, plots: Draft): void {
  const battle = battleOf(g.data, g.state);
  for (const boat of boatsOf(g.state.submarines, side)) {
    const torpedoes = plotsOf(plots, boat.id).map(([, target, arc]): Plotted => ({ target, arc }));
    if (torpedoes.length === 0) continue;
    boat.plotted = torpedoes;
    boat.torpedoes -= torpedoes.length;
    g.whisper?.([side], { type: 'submarine-plotted', submarine: boat.id, name: boatName(battle, boat.id), torpedoes });
  }
}

/** GF-2.2j: asked of whoever has a submarine left, though she may have nothing to launch: else the question would tell. */
export const submarineLaunching = when(
  ({ state }) => sidesWithBoats(state).length > 0,
  plan<{ launch: BoatPlot; recall: BoatPlot; done: true }, Draft>('submarine-torpedoes', 'GF-10.3.2', {
    who: ({ state }) => sidesWithBoats(state),
    draft: () => [],
    asks: () => 'Which submarines launch torpedoes, at whom, and in which arc will the target be after the next movement?',
    pieces: ({ state, side }) => boatsOf(state.submarines, side).map(({ id }) => id),
    verbs: {
      launch: {
        of: plotsFor,
        under: firstPart,
        label: (view, plot, { data }) => inWords(battleOf(data, view), plot),
        odds: 'where the target will be, its captain decides',
        why: whyNoPlot,
        does: (draft, plot) => [...draft, plot],
      },
      recall: {
        of: ({ draft }, id) => plotsOf(draft, id).filter((plot, place, all) => all.findIndex((each) => isSame(each, plot)) === place),
        under: firstPart,
        label: (view, plot, { data }) => `${inWords(battleOf(data, view), plot)}: not after all`,
        why: () => ({ words: 'she has plotted no such torpedo', rule: 'GF-10.3.2' }),
        does: without,
      },
      done: {
        ...handIn,
        odds: 'torpedoes run in the next turn',
        consequence: ({ draft }) =>
          handedIn(
            draft.map(([boat]) => boat),
            'nobody launches',
            'submarine launches',
            'submarines launch',
          ),
      },
    },
    commit: (g, drafts) => {
      for (const side of SIDES) launch(g, side, drafts[side] ?? []);
    },
  }),
);

/** GF-7.2.1a: why it cannot hit; null if it may. */
function missOf(battle: Battle, boat: BoatView, target: ShipView, arc: Arc): 'gone' | 'range' | 'arc' | null {
  if (!isAfloat(target)) return 'gone';
  if (distance(boat.hex, target.hex) > boatType(battle, boat.id).range) return 'range';
  return arcsTo(boat, target.hex).includes(arc) ? null : 'arc';
}

/** GF-10.3.2: as a torpedo of a ship (GF-7.2.2); nobody evades what comes from a submarine that nobody sees. */
export const boatRunning = (waters: Waters, boat: BoatView, target: ShipView): Running => ({
  range: distance(boat.hex, target.hex),
  speed: boat.spent,
  targetSpeed: target.spent,
  bothSpeeds: waters.scene.readings['torpedo-speed'] === 'both',
  size: sizeOf(cardOf(waters.battle, target.id)).modifier,
  evasive: boat.sighted ? target.evasive : 0,
  underFire: false,
  crew: 0,
  dark: isDark(waters),
});

type Result = Extract<SubmarineSecret, { type: 'submarine-torpedo' }>['result'];

function runOne(g: Play, waters: Waters, boat: SubmarineState, { target, arc }: Plotted): boolean {
  const ship = shipIn(waters.battle, g.state, leadOf(g.state, target));
  const say = (result: Result): void =>
    g.whisper?.([boat.side], {
      type: 'submarine-torpedo',
      submarine: boat.id,
      name: boatName(waters.battle, boat.id),
      target,
      arc,
      result,
    });
  const miss = missOf(waters.battle, boat, ship, arc);
  if (miss) {
    say(miss);
    return false;
  }
  const die = hitting(unseenTorpedoDie, boatRunning(waters, boat, ship), 1);
  const isHit = g.run(die, { about: boat.id, by: boat.side }, [boat.side]) > 0;
  say(isHit ? 'hit' : 'missed');
  return isHit;
}

/** GF-13.5: of a division one boat is struck. */
function strike(g: Play, piece: ShipState, damage: number): void {
  const ship = struckIn(g, piece);
  if (!isAfloat(ship)) return;
  g.reveal();
  g.tell?.({ type: 'torpedoed', target: ship.id });
  hurt(g, ship, damage, { kind: 'torpedo' });
}

/** GF-2.2i: with those of the ships; all of them run before any takes effect. */
export const submarineAttacks = when(
  ({ state }) => state.submarines.length > 0,
  auto('submarine-attacks', 'GF-10.3.2', (g) => {
    const waters = watersOf(battleOf(g.data, g.state), g.state);
    const hits = g.state.submarines.flatMap((boat) =>
      boat.plotted
        .filter((torpedo) => runOne(g, waters, boat, torpedo))
        .map(({ target }) => ({
          ship: shipIn(waters.battle, g.state, leadOf(g.state, target)),
          damage: specOf(waters.battle, boat.id).type.damage,
        })),
    );
    for (const boat of g.state.submarines) boat.plotted = [];
    for (const { ship, damage } of hits) strike(g, ship, damage);
  }),
);
