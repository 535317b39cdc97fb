/** GF-7.0: torpedoes, launched in one turn and resolved in the next. */
import { distance } from '../../../chart/hex.ts';
import type { Reason, Target } from '../../../kernel/index.ts';
import { firstPart, once } from '../../../kernel/index.ts';
import type { Battle } from '../data/battle.ts';
import type { Arc, TorpedoLine } from '../data/card.ts';
import { ARCS } from '../data/card.ts';
import { battleOf, cardOf, placeOf, shipIn } from '../data/data.ts';
import { sizeOf } from '../data/sizes.ts';
import type { At, Play } from '../kind.ts';
import { auto, plan, when } from '../kind.ts';
import type { ShipId, ShipState, Side, Torpedo } from '../state.ts';
import { SIDES } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { enemiesOf } from './action.ts';
import { arcsTo } from './arcs.ts';
import { crewModifier } from './crews.ts';
import { hurtPiece } from './damage.ts';
import { boatsOf, isPiece, leadOf, pieceName, piecesOf } from './divisions.ts';
import { handedIn, handIn } from './drafting.ts';
import { blockOf } from './line-of-fire.ts';
import { isDark } from './night.ts';
import { isAfloat } from './ships.ts';
import type { Running } from './to-hit.ts';
import { hitting, torpedoDie } from './to-hit.ts';
import type { Scene, Waters } from './waters.ts';
import { pieceOn, shipOn, watersOf } from './waters.ts';

/** GF-7.1b: 'Moltke [A]'. */
export type Plot = readonly [from: ShipId, target: ShipId, arc: Arc];
export type Launching = { launch: Plot; recall: Plot; done: true };
type Standing = At<readonly Plot[]>;
type Afloat = Pick<Scene, 'ships' | 'divisions'>;

/** GF-3.8: how far they run (GF-3.8.1), and what a hit does (GF-3.8.2). */
const lineOf = (battle: Battle, id: ShipId): TorpedoLine | null => cardOf(battle, id).torpedoes;

/** GF-7.1c: the tubes with a torpedo in them; each launches one a turn. */
const loaded = ({ tubes }: Pick<ShipView, 'tubes'>): number[] => tubes.flatMap((left, tube) => (left > 0 ? [tube] : []));

/** GF-13.4: the boats of a division launch one each, as long as any of them has one. */
const mostLoaded = (boats: readonly ShipView[]): number => Math.max(0, ...boats.map((ship) => loaded(ship).length));

/** GF-8.3.6a */
const mayLaunch = (ship: ShipView): boolean => isAfloat(ship) && !ship.listing && ship.tubes.some((left) => left > 0);

/** Whether both at full speed could come within the torpedo's range of each other by the next turn. */
function mightMeet(battle: Battle, ship: ShipView, target: ShipView): boolean {
  const { torpedoes, speed } = cardOf(battle, ship.id);
  return distance(ship.hex, target.hex) <= (torpedoes?.range ?? 0) + speed + cardOf(battle, target.id).speed;
}

const enemiesIn = once(({ state, side }: Pick<Standing, 'state' | 'side'>): readonly ShipView[] => enemiesOf(state, side));

/** GF-13.4: of a division all boats that may. */
const boatsLaunching = (battle: Battle, scene: Afloat, piece: ShipId): readonly ShipView[] =>
  boatsOf(battle, scene, piece).filter(mayLaunch);

const launchersIn = (battle: Battle, scene: Afloat, side: Side, enemies: readonly ShipView[]): readonly ShipView[] =>
  piecesOf(scene).filter(
    ({ id, side: own }) =>
      own === side && boatsLaunching(battle, scene, id).some((ship) => enemies.some((target) => mightMeet(battle, ship, target))),
  );

/** Cards and positions lie open, and so does who has torpedoes left, once all that were launched have run. */
const sidesLaunching = ({ data, state }: Pick<Play, 'data' | 'state'>): readonly Side[] =>
  SIDES.filter((side) => launchersIn(battleOf(data, state), state, side, enemiesOf(state, side)).length > 0);

const plotsOf = (draft: readonly Plot[], ship: ShipId): readonly Plot[] => draft.filter(([from]) => from === ship);

function plotsFor(at: Standing, id: ShipId): Plot[] {
  const battle = battleOf(at.data, at.state);
  const boats = boatsLaunching(battle, at.state, id);
  if (plotsOf(at.draft, id).length >= mostLoaded(boats)) return [];
  return enemiesIn(at)
    .filter((target) => boats.some((ship) => mightMeet(battle, ship, target)))
    .flatMap((target) => ARCS.map((arc): Plot => [id, target.id, arc]));
}

const NO_PLOT: Reason = { words: 'one names a ship, an enemy and an arc from A to F', rule: 'GF-7.1b' };
const NO_LAUNCH: Reason = { words: 'torpedoes are launched by ships of your own that are afloat and have any', rule: 'GF-7.1a' };
const AS_ONE: Reason = { words: 'a division launches as one, and is one target', rule: 'GF-13.4' };
const LISTS: Reason = { words: 'a ship that lists cannot launch', rule: 'GF-8.3.6a' };
const SPENT: Reason = { words: 'each loaded tube launches one torpedo a turn', rule: 'GF-7.1c' };
const TOO_FAR: Reason = { words: 'the two cannot come within range of each other by the next turn', rule: 'GF-7.2.1a' };

function whyNoPlot(at: Standing, target: Target | undefined): Reason {
  const [from, to, arc] = typeof target === 'object' ? target : [];
  const battle = battleOf(at.data, at.state);
  const find = (id: unknown): ShipView | undefined => at.state.ships[battle.places.get(String(id)) ?? -1];
  const [ship, enemy] = [find(from), find(to)];
  if (!ship || !enemy || enemy.side === at.side || !isAfloat(enemy) || !ARCS.some((each) => each === arc)) return NO_PLOT;
  if (ship.side !== at.side || !isAfloat(ship)) return NO_LAUNCH;
  const boats = boatsLaunching(battle, at.state, ship.id);
  if (!isPiece(at.state, ship) || !isPiece(at.state, enemy)) return AS_ONE;
  if (boats.length === 0) return ship.listing ? LISTS : NO_LAUNCH;
  return plotsOf(at.draft, ship.id).length >= mostLoaded(boats) ? SPENT : TOO_FAR;
}

const inWords = (battle: Battle, view: View, [from, target, arc]: Plot): string =>
  `${pieceName(battle, view, from)}: ${boatsOf(battle, view, from).length > 1 ? 'a torpedo each' : 'a torpedo'} at ${pieceName(battle, view, target)} [${arc}]`;

const isPlot = (one: Plot, other: Plot): boolean => one.every((part, place) => part === other[place]);

const without = (draft: readonly Plot[], plot: Plot): readonly Plot[] => {
  const place = draft.findIndex((each) => isPlot(each, plot));
  return draft.filter((_, each) => each !== place);
};

/** By target and arc: in which order they were plotted is nobody's business when they run. */
const inOrder = (battle: Battle, plots: readonly Plot[]): Plot[] =>
  plots.toSorted(
    ([, one, arc], [, other, beside]) => placeOf(battle, one) - placeOf(battle, other) || ARCS.indexOf(arc) - ARCS.indexOf(beside),
  );

/** GF-7.1a: everybody hears which ships launch; what they plotted only their owner reads. */
function launch(g: Play, side: Side, plots: readonly Plot[]): void {
  const launchers = g.state.ships.filter((ship) => mayLaunch(ship) && plots.some(([from]) => from === leadOf(g.state, ship.id)));
  if (launchers.length === 0) return;
  g.tell?.({ type: 'launched', side, ships: launchers.map(({ id }) => id) });
  for (const ship of launchers) {
    const tubes = loaded(ship);
    const own = inOrder(battleOf(g.data, g.state), plotsOf(plots, leadOf(g.state, ship.id))).slice(0, tubes.length);
    own.forEach(([, target, arc], place) => {
      const tube = tubes[place] ?? 0;
      ship.tubes[tube] = (ship.tubes[tube] ?? 0) - 1;
      g.state.torpedoes.push({ from: ship.id, tube, target, arc });
    });
    g.whisper?.([side], { type: 'plotted', from: ship.id, torpedoes: own.map(([, target, arc]) => ({ target, arc })) });
  }
}

/** GF-2.2j: at the end of a turn. */
export const launching = when(
  (g) => sidesLaunching(g).length > 0,
  plan<Launching, readonly Plot[]>('torpedoes', 'GF-7.1a', {
    who: sidesLaunching,
    draft: () => [],
    asks: () => 'Which ships launch torpedoes, at whom, and in which arc will the target be after the next movement?',
    pieces: (at) => launchersIn(battleOf(at.data, at.state), at.state, at.side, enemiesIn(at)).map(({ id }) => id),
    verbs: {
      launch: {
        of: (at, ship) => plotsFor(at, ship),
        under: firstPart,
        label: (view, plot, { data }) => inWords(battleOf(data, view), view, plot),
        odds: 'where the target will be, its captain decides',
        why: whyNoPlot,
        does: (draft, plot) => [...draft, plot],
      },
      recall: {
        of: ({ draft }, ship) => plotsOf(draft, ship).filter((plot, place, all) => all.findIndex((each) => isPlot(each, plot)) === place),
        under: firstPart,
        label: (view, plot, { data }) => `${inWords(battleOf(data, view), view, plot)}: not after all`,
        why: () => ({ words: 'she has plotted no such torpedo', rule: 'GF-7.1b' }),
        does: without,
      },
      done: {
        ...handIn,
        label: () => 'Seal the torpedoes',
        odds: 'torpedoes run in the next turn',
        consequence: ({ draft }) =>
          handedIn(
            draft.map(([ship]) => ship),
            'nobody launches',
            'ship launches',
            'ships launch',
          ),
      },
    },
    commit: (g, drafts) => {
      for (const side of SIDES) launch(g, side, drafts[side] ?? []);
    },
  }),
);

export type Miss = 'gone' | 'range' | 'arc' | 'line';

/** GF-7.2.1a: why a torpedo cannot hit; null if it may. A target in the same hex lies in every arc (GF-7.2.1b). */
export function missOf(waters: Waters, { from, target, arc }: Torpedo): Miss | null {
  const [ship, enemy] = [pieceOn(waters, from), pieceOn(waters, target)];
  if (!isAfloat(enemy)) return 'gone';
  if (distance(ship.hex, enemy.hex) > (lineOf(waters.battle, from)?.range ?? 0)) return 'range';
  if (!arcsTo(ship, enemy.hex).includes(arc)) return 'arc';
  return blockOf(waters, ship, enemy) ? 'line' : null;
}

/** GF-7.2.2: what the die takes into account. A ship that has gone down counts as she was last (GF-7.2a). */
export function runningOf(waters: Waters, aims: readonly { readonly target: ShipId }[], { from, target }: Torpedo): Running {
  const [ship, enemy] = [shipOn(waters, from), pieceOn(waters, target)];
  return {
    range: distance(ship.hex, enemy.hex),
    speed: ship.spent,
    targetSpeed: enemy.spent,
    bothSpeeds: waters.scene.readings['torpedo-speed'] === 'both',
    size: sizeOf(cardOf(waters.battle, enemy.id)).modifier,
    evasive: ship.evasive + enemy.evasive,
    underFire: aims.some((aim) => leadOf(waters.scene, aim.target) === leadOf(waters.scene, from)),
    crew: crewModifier(waters.battle, waters.scene, from),
    dark: isDark(waters),
  };
}

/** Whether it hits. */
function runOne(g: Play, waters: Waters, torpedo: Torpedo): boolean {
  const { from, target, arc } = torpedo;
  const miss = missOf(waters, torpedo);
  if (miss) {
    g.tell?.({ type: 'torpedo-ran', from, target, arc, result: miss });
    return false;
  }
  const hits = g.salvo(
    () => g.run(hitting(torpedoDie, runningOf(waters, g.state.aims, torpedo), 1), { about: from, by: shipOn(waters, from).side }),
    (hit) => ({ type: 'torpedo-ran', from, target, arc, result: hit > 0 ? 'hit' : 'missed' }),
  );
  return hits > 0;
}

/** GF-7.2.3a: no armour stops it; that each hit is a critical hit besides, the damage sees to (GF-7.2.3b). */
function strike(g: Play, battle: Battle, { from, target }: Torpedo): void {
  const ship: ShipState = shipIn(battle, g.state, leadOf(g.state, target));
  hurtPiece(g, ship, 1, lineOf(battle, from)?.damage ?? 0, { kind: 'torpedo' });
}

/** GF-7.2: all of them run before any takes effect, and they take effect before the guns fire. */
export const torpedoAttacks = when(
  ({ state }) => state.torpedoes.length > 0,
  auto('torpedo-attacks', 'GF-7.2a', (g) => {
    const battle = battleOf(g.data, g.state);
    const waters = watersOf(battle, g.state);
    const running = g.state.torpedoes.toSorted((a, b) => placeOf(battle, a.from) - placeOf(battle, b.from));
    g.state.torpedoes = [];
    const hits = running.filter((torpedo) => runOne(g, waters, torpedo));
    for (const torpedo of hits) strike(g, battle, torpedo);
  }),
);
