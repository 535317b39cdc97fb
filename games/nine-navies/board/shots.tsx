/** Who fires at whom: brackets over those who share a target, with its name, and lines for the ship in hand alone. */
import { For, Index } from 'solid-js';
import { legible } from '../../../kit/legible.ts';
import { SetName } from '../../../kit/set-name.tsx';
import type { Alliance } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { type Aiming, type BattleProps, shipOf } from './aiming.ts';
import { type Berth, CARD } from './battle-layout.ts';
import { shortName } from './ship-card.tsx';

export interface Shot {
  readonly from: Berth;
  readonly to: Berth;
  readonly planned: boolean;
  readonly side: Alliance;
}

/** The fire of the ship in hand, and what is fired at her. */
export function shotsOf({ battle, desk }: BattleProps, aiming: Aiming, berths: ReadonlyMap<string, Berth>): readonly Shot[] {
  const named = battle.fighters.map(({ id, target }) => ({ id, target, planned: false }));
  const meant = [...aiming.plan()].map(([id, target]) => ({ id, target, planned: true }));
  const isStrong = (id: ShipId | null): boolean => id !== null && (id === aiming.current() || id === desk.selected());
  return [...named, ...meant].flatMap(({ id, target, planned }): Shot[] => {
    const [from, to] = [berths.get(id), berths.get(target ?? '')];
    const side = battle.fighters.find((fighter) => fighter.id === id)?.side;
    return from && to && side && (isStrong(id) || isStrong(target)) ? [{ from, to, planned, side }] : [];
  });
}

/** Ships side by side that fire at one target. */
export interface Bracket {
  readonly side: Alliance;
  readonly target: string;
  readonly planned: boolean;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly scale: number;
}

interface Aim {
  readonly target: ShipId;
  readonly planned: boolean;
}

/** At whom each ship fires, by what has been named or else by the plan. */
function targetsIn({ battle }: BattleProps, aiming: Aiming): ReadonlyMap<ShipId, Aim> {
  const aims = new Map<ShipId, Aim>();
  for (const [id, target] of aiming.plan()) if (target !== null) aims.set(id, { target, planned: true });
  for (const { id, target } of battle.fighters) if (target !== null) aims.set(id, { target, planned: false });
  return aims;
}

/**
 * One for each row of ships next to each other that have a target in common. Where the Central Powers can be fired at, their odds stand where their
 * brackets would: at whom they fired is in the log, and in the lines of the ship in hand.
 */
export function bracketsOf(props: BattleProps, aiming: Aiming, berths: ReadonlyMap<string, Berth>): readonly Bracket[] {
  const targets = targetsIn(props, aiming);
  const hasOdds = (id: ShipId, side: Alliance): boolean => side === 'central' && aiming.targets().has(id);
  const sides = new Map(props.battle.fighters.map(({ id, side }) => [id, side]));
  const brackets: Bracket[] = [];
  let last: ShipId | null = null;
  for (const [id, { x, y, scale }] of berths) {
    const side = sides.get(id);
    const found = side && !hasOdds(id, side) ? targets.get(id) : undefined;
    const target = found?.target ?? null;
    const before = brackets.at(-1);
    const half = (CARD.width / 2) * scale;
    if (found && side && before && last === target && before.y === y) brackets[brackets.length - 1] = { ...before, right: x + half };
    else if (found && side)
      brackets.push({
        side,
        target: shortName(shipOf(props.view, found.target)?.name ?? ''),
        planned: found.planned,
        left: x - half,
        right: x + half,
        y,
        scale,
      });
    last = target;
  }
  return brackets;
}

/** Towards the enemy: over the Allies, under the Central Powers. */
const bracketPath = ({ side, left, right, y, scale }: Bracket): string => {
  const away = side === 'allied' ? -1 : 1;
  const edge = y + away * ((CARD.height / 2) * scale + 2);
  return `M${left + 3} ${edge}v${away * 4}H${right - 3}v${-away * 4}`;
};

const TYPE = 11.5;
/** Of the height of the type, what stands over its foot. */
const RISE = 0.8;

/** Where the foot of the words is, in type of this size. */
const footAt = ({ side, y, scale }: Bracket, size: number): number => {
  const away = (CARD.height / 2) * scale + 8;
  return side === 'allied' ? y - away : y + away + RISE * size;
};

export const Brackets = (props: { readonly brackets: readonly Bracket[] }) => {
  const { least } = legible();
  const size = () => Math.max(TYPE, least());
  return (
    <g class="nn-brackets" aria-hidden="true">
      <Index each={props.brackets}>
        {(bracket) => (
          <g class={`nn-bracket nn-bracket-${bracket().side}`} classList={{ 'nn-bracket-planned': bracket().planned }}>
            <path d={bracketPath(bracket())} />
            <SetName
              class="nn-bracket-name"
              name={`at ${bracket().target}`}
              x={(bracket().left + bracket().right) / 2}
              y={footAt(bracket(), size())}
              room={bracket().right - bracket().left}
              size={size()}
            />
          </g>
        )}
      </Index>
    </g>
  );
};

/** From the edge of one card to the edge of another, a little bent so that parallel fire stays apart. */
const pathOf = ({ from, to }: Shot, down: number): string => {
  const start = from.y + (down * CARD.height * from.scale) / 2;
  const end = to.y - (down * CARD.height * to.scale) / 2 - down * 4;
  const middle = (start + end) / 2;
  return `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
};

const headAt = ({ to }: Shot, down: number): string =>
  `translate(${to.x} ${to.y - (down * CARD.height * to.scale) / 2 - down}) rotate(${down > 0 ? 0 : 180})`;

export const Shots = (props: { readonly shots: readonly Shot[] }) => (
  <g class="nn-shots" aria-hidden="true">
    <For each={props.shots}>
      {(shot) => {
        const down = shot.to.y > shot.from.y ? 1 : -1;
        return (
          <g class={`nn-shot nn-shot-${shot.side}`} classList={{ 'nn-shot-planned': shot.planned }}>
            <path class="nn-shot-line" d={pathOf(shot, down)} />
            <path class="nn-shot-head" d="M0 0L-4 -8L4 -8Z" transform={headAt(shot, down)} />
          </g>
        );
      }}
    </For>
  </g>
);
