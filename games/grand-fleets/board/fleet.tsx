/** The ships on the water, each as near as she is looked at: a hull, a hull with her name, or all of her with turrets that train. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { headingTo } from '../../../kit/hex-geometry.ts';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { hullFromAbove } from '../../../kit/plan-outlines.ts';
import { pressing } from '../../../kit/press.ts';
import { fittingSize } from '../../../kit/text-size.ts';
import { cardOf } from '../data/data.ts';
import { arcsTo } from '../rules/arcs.ts';
import { isInCommand } from '../rules/command.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Aim, ShipId } from '../state.ts';
import type { ShipView } from '../view.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { angleOf, headingOf, METRE, spotOf } from './geometry.ts';
import { type Vessel, vesselOf } from './profiles.ts';
import { shipInWords, wounds } from './words.ts';

interface CraftProps {
  readonly ship: ShipView;
  readonly berth: Berth;
  readonly desk: Desk;
  readonly closeness: Closeness;
  /** Whom her heaviest guns are laid on. */
  readonly target: ShipView | undefined;
}

/** Turrets that bear turn to the target; the others stay fore and aft. */
function training({ ship, target }: CraftProps, { mounts }: Vessel): readonly number[] | undefined {
  if (!target || target.hex === ship.hex) return undefined;
  const arcs = arcsTo(ship, target.hex);
  const bearing = headingTo(spotOf(ship.hex), spotOf(target.hex)) - headingOf(ship.facing);
  return mounts.map(({ arcs: own, facing }) => (arcs.some((arc) => own.includes(arc)) ? bearing : facing === 'fore' ? 0 : 180));
}

/** Of the mounts of a group, the last are the ones that were lost. */
const wreckedOf = ({ lost }: ShipView, { mounts }: Vessel): readonly boolean[] =>
  mounts.map(({ group, place }) => {
    const left = mounts.filter((other) => other.group === group).length - (lost[0]?.[group] ?? 0);
    return place >= left;
  });

/** Beside the hull, on the side that is up the chart. */
function besides(heading: number): { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' } {
  const across = ((heading + 90) % 180) - 90;
  if (Math.abs(across) < 10) return { x: 14, y: -2, anchor: 'start' };
  return across > 0 ? { x: -10, y: -24, anchor: 'end' } : { x: 10, y: -24, anchor: 'start' };
}

const Nameplate = (props: CraftProps & { readonly words: string }) => {
  const card = () => cardOf(props.desk.battle(), props.ship.id);
  const size = () => 12.5 * props.closeness.pixel;
  const spot = () => besides(headingOf(props.ship.facing));
  const width = () => size() / fittingSize(props.words, 1, Number.POSITIVE_INFINITY);
  const whole = () => width() + size() * 1.3;
  const left = () => (spot().anchor === 'end' ? spot().x - whole() : spot().x);
  const hull = () => Math.max(0, card().hull - props.ship.hits) / card().hull;
  const bar = () => Math.max(26 * props.closeness.pixel, Math.min(whole(), 60 * props.closeness.pixel));
  return (
    <g class="gf-name" transform={`translate(${left()} ${spot().y})`}>
      <Flag nation={card().nation} y={-size() * 0.72} width={size() * 1.05} />
      <text x={size() * 1.3} font-size={`${size()}px`} style={{ fill: `color-mix(in srgb, ${bandOf(card().nation)}, var(--ink) 45%)` }}>
        {props.words}
      </text>
      <Show when={props.closeness.detail === 'near'}>
        <g transform={`translate(0 ${size() * 0.34})`}>
          <rect class="gf-bar-ground" width={bar()} height={4.5 * props.closeness.pixel} />
          <rect
            class="gf-bar-hull"
            classList={{ 'gf-bar-low': hull() < 0.5 }}
            width={bar() * hull()}
            height={4.5 * props.closeness.pixel}
          />
        </g>
        <Show when={wounds(props.ship).length > 0}>
          <text class="gf-wounds" x={bar() + 4 * props.closeness.pixel} y={size() * 0.78} font-size={`${11 * props.closeness.pixel}px`}>
            {wounds(props.ship).join(', ')}
          </text>
        </Show>
      </Show>
    </g>
  );
};

/** What is written beside her: herself where there is room, else her squadron if she leads it. */
function plateOf({ ship, berth, desk, closeness }: CraftProps): string | null {
  const { name } = cardOf(desk.battle(), ship.id);
  if (closeness.detail === 'near') return berth.head === 0 ? null : berth.head > 1 ? `${name} +${berth.head - 1}` : name;
  const squadron = desk.view().squadrons.find(({ id }) => id === ship.squadron);
  return squadron?.leader === ship.id ? squadron.name : null;
}

/** Smoke hangs astern of a ship under way. */
const smokeBehind = (length: number): string => {
  const half = length / 2;
  return `M${half * 0.2} -2C${-half * 0.6} -14 ${-half * 1.8} -12 ${-half * 2.9} -20C${-half * 3.3} -6 ${-half * 2.6} 8 ${-half * 1.9} 8C${-half} 10 ${-half * 0.3} 8 ${half * 0.2} 3Z`;
};

const Near = (props: CraftProps) => {
  const vessel = () => vesselOf(cardOf(props.desk.battle(), props.ship.id));
  const heading = () => headingOf(props.ship.facing);
  const pace = () => Math.min(1, props.ship.spent / 6);
  return (
    <>
      <Show when={props.ship.spent > 0 || props.ship.fires > 0}>
        <path
          class="gf-smoke"
          classList={{ 'gf-smoke-black': props.ship.fires > 0 }}
          transform={`rotate(${angleOf(props.ship.facing)}) scale(${METRE})`}
          d={smokeBehind(vessel().profile.length)}
        />
      </Show>
      <Plan
        profile={vessel().profile}
        x={0}
        y={0}
        heading={heading()}
        scale={METRE}
        wake={pace()}
        fires={Math.min(3, props.ship.fires)}
        training={training(props, vessel())}
        wrecked={wreckedOf(props.ship, vessel())}
        selected={props.desk.isInHand(props.ship)}
      />
    </>
  );
};

/** From afar hulls are drawn larger than life. */
const LARGER = { middle: 1.25, far: 1.9 } as const;

const Distant = (props: CraftProps & { readonly detail: 'middle' | 'far' }) => {
  const profile = () => vesselOf(cardOf(props.desk.battle(), props.ship.id)).profile;
  return (
    <path
      class="gf-hull"
      classList={{ 'gf-hull-in-hand': props.desk.isInHand(props.ship), 'gf-hull-burning': props.ship.fires > 0 }}
      transform={`rotate(${angleOf(props.ship.facing)}) scale(${METRE * LARGER[props.detail]})`}
      d={hullFromAbove(profile().length, profile().beam * 1.5, 0.86)}
    />
  );
};

const distantDetail = ({ detail }: Closeness): 'middle' | 'far' | null => (detail === 'near' ? null : detail);

const Craft = (props: CraftProps): JSX.Element => {
  const battle = () => props.desk.battle();
  const isTarget = () => props.desk.shots().has(props.ship.id) || props.desk.runs().has(props.ship.id);
  const isOwn = () => props.ship.side === props.desk.side();
  const isAstray = () => isOwn() && !isInCommand(battle(), props.desk.view(), props.ship.id);
  const words = () => shipInWords(battle(), props.ship);
  return (
    <g
      class="gf-craft"
      classList={{
        'gf-blue': props.ship.side === 'blue',
        'gf-red': props.ship.side === 'red',
        'gf-own': isOwn(),
        'gf-target': isTarget(),
        'gf-lit': props.desk.isLit(props.ship.id),
        'gf-in-hand': props.desk.isInHand(props.ship),
      }}
      style={{
        transform: `translate(${props.berth.x}px, ${props.berth.y}px)`,
        '--gf-band': bandOf(cardOf(battle(), props.ship.id).nation),
      }}
      {...pressing(words(), () => props.desk.pressShip(props.ship.id), props.desk.isInHand(props.ship))}
    >
      <circle class="gf-grip" r={props.berth.head > 1 || props.berth.head === 0 ? 13 : 34} />
      <Show when={isAstray()}>
        <circle class="gf-astray" r="40" />
      </Show>
      <Show when={distantDetail(props.closeness)} fallback={<Near {...props} />}>
        {(detail) => <Distant {...props} detail={detail()} />}
      </Show>
      <Show when={plateOf(props)}>{(plate) => <Nameplate {...props} words={plate()} />}</Show>
    </g>
  );
};

interface FleetProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
  readonly aims: readonly Aim[];
}

export const Fleet = (props: FleetProps) => {
  const afloat = createMemo(() => props.desk.view().ships.filter(isAfloat));
  const targets = createMemo(() => new Map(props.aims.toReversed().map(({ from, target }) => [from, target])));
  const targetOf = (ship: ShipId): ShipView | undefined => {
    const target = targets().get(ship);
    return target === undefined ? undefined : props.desk.view().ships.find(({ id }) => id === target);
  };
  return (
    <For each={afloat()}>
      {(ship) => (
        <Show when={props.berths.get(ship.id)}>
          {(berth) => <Craft ship={ship} berth={berth()} desk={props.desk} closeness={props.closeness} target={targetOf(ship.id)} />}
        </Show>
      )}
    </For>
  );
};
