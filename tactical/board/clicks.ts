/** What a battle takes many at a time: best odds, all at one target, or on as the ships head, each with the end of the question in the same press. */
import type { Command, Together } from '../../kernel/index.ts';
import { atomsOf } from '../../kernel/index.ts';
import type { Asking, Clicks, Presses } from '../../kit/clicks.ts';
import type { BattleView } from '../view.ts';
import { bestShots, MOST_PREY, type Offers, offersOf, preyIn, type Questions } from './offers.ts';

const shotOf = (target: Command['target']): readonly [string, string] => {
  const [ship = '', token = ''] = atomsOf(target ?? null);
  return [ship, token];
};

type Named = ReadonlyMap<string, string>;

/** Ships that would fire elsewhere at the best odds, or not at all, as long as these are dragged to their targets before. */
const astray = (shots: Offers['shots'], named: Named, dragged: ReadonlySet<string>): readonly string[] => {
  const best = new Map(bestShots(new Map([...shots].filter(([ship]) => !dragged.has(ship)))).map(({ ship, token }) => [ship, token]));
  return [...new Set([...best.keys(), ...named.keys()])].filter((ship) => !dragged.has(ship) && best.get(ship) !== named.get(ship));
};

/** Whoever fires elsewhere is dragged to her target; one press more lines up the rest, who all fire at the best odds, and opens fire. Nobody can be left out of it. */
const byBestOdds = (tactics: Questions, { question, orders }: Asking): number => {
  const { shots } = offersOf(tactics, question);
  const named: Named = new Map(orders.map(({ target }) => shotOf(target)));
  const dragged = new Set<string>();
  for (let more = astray(shots, named, dragged); more.length > 0; more = astray(shots, named, dragged)) {
    if (more.some((ship) => !named.has(ship))) return Number.POSITIVE_INFINITY;
    for (const ship of more) dragged.add(ship);
  }
  return dragged.size + (dragged.size < named.size ? 1 : 0);
};

/** All who have no target yet fire at one enemy with one press; the others were dragged to theirs before. Of many enemies she is pressed first. */
const atOne = (tactics: Questions, { question, orders }: Asking): number => {
  const named: Named = new Map(orders.map(({ target }) => shotOf(target)));
  const prey = preyIn(offersOf(tactics, question).shots);
  const presses = prey.map(([token, shots]) => {
    const able = shots.filter(({ ship }) => named.get(ship) === token).length;
    const isAll = able > 1 && shots.every(({ ship }) => named.has(ship));
    return isAll ? orders.length - able + (prey.length > MOST_PREY ? 2 : 1) : Number.POSITIVE_INFINITY;
  });
  return Math.min(...presses, Number.POSITIVE_INFINITY);
};

const firing =
  (tactics: Questions) =>
  (asking: Asking): Presses => ({ withEnd: Math.min(byBestOdds(tactics, asking), atOne(tactics, asking), asking.orders.length) });

/** Each group is dragged to where it goes. */
const moving = ({ orders }: Asking): number => orders.length;

export const battleClicks = (tactics: Questions): Clicks => ({
  [tactics.gunnery.aim.name]: firing(tactics),
  [tactics.torpedoes.aim.name]: firing(tactics),
  [tactics.move.name]: moving,
});

/** Hexes by which each group moved last. */
type Strides = ReadonlyMap<string, number>;

const whereIs = (battle: BattleView, group: string): number | undefined =>
  battle.pieces.find(({ own, hex }) => String(own?.group) === group && hex !== null)?.hex ?? undefined;

/** On as every group moved last. Where one has not moved yet the board knows a heading too; here it counts as none. */
function onwardFrom(tactics: Questions, { question }: Asking, battle: BattleView, strides: Strides): Together {
  const orders = [...offersOf(tactics, question).moves].flatMap(([group, ways]) => {
    const [from, stride] = [whereIs(battle, String(group)), strides.get(String(group))];
    const way = from === undefined || stride === undefined ? undefined : ways.get(from + stride);
    return way ? [{ verb: way.verb, target: way.target }] : [];
  });
  return { label: 'Hold course', orders };
}

/** Hold course, and end: by every time that one side was asked to move. */
export function heldCourses(
  tactics: Questions,
  asked: readonly Asking[],
  battleOf: (view: object) => BattleView | null,
): ReadonlyMap<Asking, Together> {
  const endings = new Map<Asking, Together>();
  let strides: Strides = new Map();
  for (const asking of asked) {
    const battle = asking.question.name === tactics.move.name ? battleOf(asking.view) : null;
    if (!battle) continue;
    endings.set(asking, onwardFrom(tactics, asking, battle, strides));
    const moved = asking.orders.flatMap(({ verb, target }): [string, number][] => {
      const [group = '', to = ''] = atomsOf(target ?? null);
      const from = whereIs(battle, group);
      return verb === 'move' && from !== undefined ? [[group, Number(to) - from]] : [];
    });
    strides = new Map([...strides, ...moved]);
  }
  return endings;
}
