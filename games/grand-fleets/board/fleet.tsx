/** The ships on the water, each as near as she is looked at: a hull, a hull with her name, or all of her with turrets that train. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { headingTo } from '../../../kit/hex-geometry.ts';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { hullFromAbove } from '../../../kit/plan-outlines.ts';
import { pressing } from '../../../kit/press.ts';
import { cardOf } from '../data/data.ts';
import { arcsTo } from '../rules/arcs.ts';
import { isInCommand } from '../rules/command.ts';
import { boatsOf } from '../rules/divisions.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Aim, ShipId } from '../state.ts';
import type { ShipView } from '../view.ts';
import type { Berth } from './berths.ts';
import type { Closeness } from './closeness.ts';
import type { Desk } from './desk.ts';
import { Division } from './division.tsx';
import { angleOf, headingOf, METRE, spotOf } from './geometry.ts';
import { FLAG, type Plate, platesFor, type Wanted } from './plates.ts';
import { type Vessel, vesselOf } from './profiles.ts';
import { shipInWords, wounds } from './words.ts';

interface CraftProps {
  readonly ship: ShipView;
  readonly berth: Berth;
  readonly desk: Desk;
  readonly closeness: Closeness;
  /** Whom her heaviest guns are laid on. */
  readonly target: ShipView | undefined;
  readonly plate: Plate | undefined;
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

const Nameplate = (props: CraftProps & { readonly plate: Plate }) => {
  const card = () => cardOf(props.desk.battle(), props.ship.id);
  const size = () => props.plate.size;
  const hull = () => Math.max(0, card().hull - props.ship.hits) / card().hull;
  const bar = () => Math.min(props.plate.width, 64 * props.closeness.pixel);
  const high = () => 4.5 * props.closeness.pixel;
  return (
    <g class="gf-name" transform={`translate(${props.plate.x} ${props.plate.y})`}>
      <Flag nation={card().nation} y={-size() * 0.72} width={size() * 1.05} />
      <text x={size() * FLAG} font-size={`${size()}px`}>
        {props.plate.words}
      </text>
      <Show when={props.closeness.names === 'ships'}>
        <g transform={`translate(0 ${size() * 0.34})`}>
          <rect class="gf-bar-ground" width={bar()} height={high()} />
          <rect class="gf-bar-hull" classList={{ 'gf-bar-low': hull() < 0.5 }} width={bar() * hull()} height={high()} />
        </g>
        <Show when={wounds(props.ship).length > 0}>
          <text class="gf-wounds" x={bar() + high()} y={size() * 0.82} font-size={`${11 * props.closeness.pixel}px`}>
            {wounds(props.ship).join(', ')}
          </text>
        </Show>
      </Show>
    </g>
  );
};

/** What is to be written beside her: her name where there is room, else her squadron's if she leads it. */
function wordsFor(desk: Desk, ship: ShipView, berth: Berth, names: Closeness['names']): string | null {
  const { name } = cardOf(desk.battle(), ship.id);
  if (names === 'ships') return berth.head === 0 ? null : berth.head > 1 ? `${name} +${berth.head - 1}` : name;
  const squadron = desk.view().squadrons.find(({ id }) => id === ship.squadron);
  return squadron?.leader === ship.id ? squadron.name : null;
}

function wantedBy(desk: Desk, berths: ReadonlyMap<ShipId, Berth>, names: Closeness['names']): readonly Wanted[] {
  return desk.view().ships.flatMap((ship): Wanted[] => {
    const berth = berths.get(ship.id);
    const words = berth ? wordsFor(desk, ship, berth, names) : null;
    if (!berth || words === null) return [];
    const card = cardOf(desk.battle(), ship.id);
    const half = (vesselOf(card).profile.length * METRE) / 2;
    const weight = card.hull + (desk.isInHand(ship) ? 1000 : 0);
    return [{ ship: ship.id, x: berth.x, y: berth.y, words, heading: headingOf(ship.facing), half, weight }];
  });
}

/** Puffs that grow and thin out as they fall astern of a ship under way. */
const PUFFS = [0, 1, 2, 3, 4, 5] as const;

const Smoke = (props: { readonly ship: ShipView; readonly length: number }) => (
  <Show when={props.ship.spent > 0 || props.ship.fires > 0}>
    <g
      class="gf-smoke"
      classList={{ 'gf-smoke-black': props.ship.fires > 0 }}
      transform={`rotate(${angleOf(props.ship.facing)}) scale(${METRE})`}
    >
      <For each={PUFFS}>
        {(puff) => (
          <circle
            cx={props.length * (0.08 - 0.22 * puff)}
            cy={(puff % 2 === 0 ? 3 : -3) * puff}
            r={9 + 6 * puff}
            opacity={1 - 0.15 * puff}
          />
        )}
      </For>
    </g>
  </Show>
);

const Near = (props: CraftProps) => {
  const vessel = () => vesselOf(cardOf(props.desk.battle(), props.ship.id));
  const heading = () => headingOf(props.ship.facing);
  const pace = () => Math.min(1, props.ship.spent / 6);
  return (
    <>
      <Smoke ship={props.ship} length={vessel().profile.length} />
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
const LARGER = 1.7;

const Distant = (props: CraftProps) => {
  const profile = () => vesselOf(cardOf(props.desk.battle(), props.ship.id)).profile;
  return (
    <path
      class="gf-hull"
      classList={{ 'gf-hull-in-hand': props.desk.isInHand(props.ship), 'gf-hull-burning': props.ship.fires > 0 }}
      transform={`rotate(${angleOf(props.ship.facing)}) scale(${METRE * LARGER})`}
      d={hullFromAbove(profile().length, profile().beam * 1.5, 0.86)}
    />
  );
};

const Craft = (props: CraftProps): JSX.Element => {
  const battle = () => props.desk.battle();
  const isTarget = () => props.desk.shots().has(props.ship.id) || props.desk.runs().has(props.ship.id);
  const isOwn = () => props.ship.side === props.desk.side();
  const isAstray = () => isOwn() && !isInCommand(battle(), props.desk.view(), props.ship.id);
  const words = () => shipInWords(battle(), props.ship, boatsOf(battle(), props.desk.view(), props.ship.id).length);
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
      {...props.desk.placing.dragging.handlers(props.ship.id)}
    >
      <circle class="gf-grip" r={props.berth.head > 1 || props.berth.head === 0 ? 13 : 34} />
      <Show when={isAstray()}>
        <circle class="gf-astray" r="40" />
      </Show>
      <Division desk={props.desk} ship={props.ship} closeness={props.closeness} />
      <Show when={props.closeness.isNear} fallback={<Distant {...props} />}>
        <Near {...props} />
      </Show>
      <Show when={props.plate}>{(plate) => <Nameplate {...props} plate={plate()} />}</Show>
    </g>
  );
};

/** The height of names in pixels. */
const TYPE = 12.5;

interface FleetProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
  readonly aims: readonly Aim[];
}

export const Fleet = (props: FleetProps) => {
  const afloat = createMemo(() => new Map(props.desk.view().ships.flatMap((ship) => (isAfloat(ship) ? [[ship.id, ship] as const] : []))));
  // By name: in the playback she is another object, and the same ship.
  const names = createMemo(() => [...afloat().keys()]);
  const targets = createMemo(() => new Map(props.aims.toReversed().map(({ from, target }) => [from, target])));
  const targetOf = (ship: ShipId): ShipView | undefined => {
    const target = targets().get(ship);
    return target === undefined ? undefined : props.desk.view().ships.find(({ id }) => id === target);
  };
  const plates = createMemo(() => platesFor(wantedBy(props.desk, props.berths, props.closeness.names), TYPE * props.closeness.pixel));
  return (
    <For each={names()}>
      {(id) => {
        const ship = () => afloat().get(id);
        return (
          <Show when={ship()}>
            {(craft) => (
              <Show when={props.berths.get(id)}>
                {(berth) => (
                  <Craft
                    ship={craft()}
                    berth={berth()}
                    desk={props.desk}
                    closeness={props.closeness}
                    target={targetOf(id)}
                    plate={plates().get(id)}
                  />
                )}
              </Show>
            )}
          </Show>
        );
      }}
    </For>
  );
};
