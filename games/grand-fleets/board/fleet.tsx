/** The ships on the water, each as near as she is looked at: a hull, a hull with her name, or all of her with turrets that train. */
import { type Accessor, createEffect, createMemo, createUniqueId, For, type JSX, Show } from 'solid-js';
import type { Facing } from '../../../chart/hex.ts';
import { disc, join } from '../../../kit/drawing.ts';
import { headingTo } from '../../../kit/hex-geometry.ts';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { hullFromAbove } from '../../../kit/plan-outlines.ts';
import { pressed } from '../../../kit/press.ts';
import type { Box } from '../../../kit/view-box.ts';
import { createWalk, type Walk } from '../../../kit/walking.ts';
import { cardOf } from '../data/data.ts';
import { arcsTo } from '../rules/arcs.ts';
import { isInCommand } from '../rules/command.ts';
import { boatsOf } from '../rules/divisions.ts';
import { isAfloat } from '../rules/ships.ts';
import type { Aim, ShipId, SquadronId } from '../state.ts';
import type { ShipView } from '../view.ts';
import type { Berth } from './berths.ts';
import { type Closeness, createRested } from './closeness.ts';
import type { Desk } from './desk.ts';
import { Division } from './division.tsx';
import { angleOf, headingOf, METRE, spotOf, streamOf } from './geometry.ts';
import { grouped } from './grouped.ts';
import { createLooks, type Look, type Named } from './looks.ts';
import { FLAG, hullBox, type Plate, platesFor, type Wanted } from './plates.ts';
import { type Vessel, vesselOf } from './profiles.ts';
import { shipInWords, wounds } from './words.ts';

interface CraftProps {
  readonly ship: ShipView;
  readonly berth: Berth;
  readonly desk: Desk;
  readonly look: Look | undefined;
  readonly closeness: Closeness;
  /** Whom her heaviest guns are laid on. */
  readonly target: ShipView | undefined;
  /** The gradient of funnel smoke. */
  readonly smoke: string;
  readonly walk: Walk;
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

const Nameplate = (props: Named & { readonly desk: Desk; readonly ship: ShipView }) => {
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
function wordsFor(desk: Desk, ship: ShipId, { head }: Berth, leads: ReadonlyMap<ShipId, string> | null): string | null {
  if (leads) return leads.get(ship) ?? null;
  const { name } = cardOf(desk.battle(), ship);
  return head === 0 ? null : head > 1 ? `${name} +${head - 1}` : name;
}

function wantedBy(desk: Desk, berths: ReadonlyMap<ShipId, Berth>, names: Closeness['names']): readonly Wanted[] {
  const { ships, squadrons } = desk.view();
  const leads = names === 'squadrons' ? new Map(squadrons.map(({ leader, name }) => [leader, name])) : null;
  return ships.flatMap((ship): Wanted[] => {
    const berth = berths.get(ship.id);
    const words = berth ? wordsFor(desk, ship.id, berth, leads) : null;
    if (!berth || words === null) return [];
    const card = cardOf(desk.battle(), ship.id);
    const half = (vesselOf(card).profile.length * METRE) / 2;
    const weight = card.hull + (desk.isInHand(ship) ? 1000 : 0);
    return [{ ship: ship.id, x: berth.x, y: berth.y, words, heading: headingOf(ship.facing), half, weight }];
  });
}

const hullsIn = (desk: Desk, berths: ReadonlyMap<ShipId, Berth>): ReadonlyMap<ShipId, Box> =>
  new Map(
    desk.view().ships.flatMap(({ id, facing }) => {
      const berth = berths.get(id);
      const half = (vesselOf(cardOf(desk.battle(), id)).profile.length * METRE) / 2;
      return berth ? [[id, hullBox({ ...berth, heading: headingOf(facing), half })] as const] : [];
    }),
  );

/** Puffs that grow as they stream away from the funnels. */
const plume = (length: number): string =>
  join(...[0, 1, 2, 3, 4, 5].map((puff) => disc(length * (0.08 - 0.22 * puff), (puff % 2 === 0 ? 3 : -3) * puff, 9 + 6 * puff)));

const Smoke = (props: { readonly ship: ShipView; readonly length: number; readonly wind: Facing | null; readonly fill: string }) => (
  <Show when={props.ship.spent > 0 || props.ship.fires > 0}>
    <path
      class="gf-smoke"
      classList={{ 'gf-smoke-black': props.ship.fires > 0 }}
      transform={`rotate(${streamOf(props.ship, props.wind) + 180}) scale(${METRE})`}
      fill={`url(#${props.fill})`}
      d={plume(props.length)}
    />
  </Show>
);

const Near = (props: CraftProps & { readonly isInHand: boolean }) => {
  const vessel = () => vesselOf(cardOf(props.desk.battle(), props.ship.id));
  const heading = () => headingOf(props.ship.facing);
  const pace = () => Math.min(1, props.ship.spent / 6);
  return (
    <>
      <Smoke ship={props.ship} length={vessel().profile.length} wind={props.desk.view().wind} fill={props.smoke} />
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
        selected={props.isInHand}
      />
    </>
  );
};

/** From afar hulls are drawn larger than life. */
const LARGER = 1.7;

const Distant = (props: { readonly desk: Desk; readonly ship: ShipView; readonly isInHand: boolean }) => {
  const profile = () => vesselOf(cardOf(props.desk.battle(), props.ship.id)).profile;
  return (
    <path
      class="gf-hull"
      classList={{ 'gf-hull-in-hand': props.isInHand, 'gf-hull-burning': props.ship.fires > 0 }}
      transform={`rotate(${angleOf(props.ship.facing)}) scale(${METRE * LARGER})`}
      d={hullFromAbove(profile().length, profile().beam * 1.5, 0.86)}
    />
  );
};

const Craft = (props: CraftProps): JSX.Element => {
  const battle = () => props.desk.battle();
  const { onClick, onKeyDown } = pressed(() => props.desk.pressShip(props.ship.id));
  const { onPointerDown } = props.desk.placing.dragging.handlers(props.ship.id);
  const isInHand = createMemo(() => props.desk.isInHand(props.ship));
  const isTarget = createMemo(() => props.desk.shots().has(props.ship.id) || props.desk.runs().has(props.ship.id));
  const isLit = createMemo(() => props.desk.isLit(props.ship.id));
  const isStop = createMemo(() => props.walk.isStop(props.ship.id));
  const isOwn = createMemo(() => props.ship.side === props.desk.side());
  const isAstray = createMemo(() => isOwn() && !isInCommand(battle(), props.desk.view(), props.ship.id));
  const words = createMemo(() => shipInWords(battle(), props.ship, boatsOf(battle(), props.desk.view(), props.ship.id).length));
  const isNear = createMemo(() => props.look?.isNear === true);
  return (
    <g
      class="gf-craft"
      classList={{
        'gf-blue': props.ship.side === 'blue',
        'gf-red': props.ship.side === 'red',
        'gf-own': isOwn(),
        'gf-target': isTarget(),
        'gf-lit kit-lit': isLit(),
        'gf-in-hand': isInHand(),
      }}
      style={{
        transform: `translate(${props.berth.x}px, ${props.berth.y}px)`,
        '--gf-band': bandOf(cardOf(battle(), props.ship.id).nation),
      }}
      role="button"
      tabindex={isStop() ? 0 : -1}
      aria-label={words()}
      aria-pressed={isInHand()}
      onFocusIn={() => props.walk.stand(props.ship.id)}
      data-piece-id={props.ship.id}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <circle class="gf-grip" r={props.berth.head > 1 || props.berth.head === 0 ? 13 : 34} />
      <Show when={isAstray()}>
        <circle class="gf-astray" r="40" />
      </Show>
      <Division desk={props.desk} ship={props.ship} closeness={props.closeness} />
      <Show when={isNear()} fallback={<Distant desk={props.desk} ship={props.ship} isInHand={isInHand()} />}>
        <Near {...props} isInHand={isInHand()} />
      </Show>
    </g>
  );
};

interface NamesProps {
  readonly desk: Desk;
  readonly ships: ReadonlyMap<ShipId, ShipView>;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  nameOf(ship: ShipId): Named | null | undefined;
}

/** Names lie over all hulls, and go where their ships go. */
const Names = (props: NamesProps) => (
  <g aria-hidden="true">
    <For each={[...props.ships.keys()]}>
      {(id) => (
        <Show when={props.nameOf(id)}>
          {(name) => (
            <Show when={props.ships.get(id)}>
              {(ship) => (
                <Show when={props.berths.get(id)}>
                  {(berth) => (
                    <g
                      class="gf-named"
                      style={{
                        transform: `translate(${berth().x}px, ${berth().y}px)`,
                        '--gf-band': bandOf(cardOf(props.desk.battle(), id).nation),
                      }}
                    >
                      <Nameplate desk={props.desk} ship={ship()} {...name()} />
                    </g>
                  )}
                </Show>
              )}
            </Show>
          )}
        </Show>
      )}
    </For>
  </g>
);

/** The height of names in pixels. */
const TYPE = 12.5;

interface FleetProps {
  readonly desk: Desk;
  readonly berths: ReadonlyMap<ShipId, Berth>;
  readonly closeness: Closeness;
  readonly aims: readonly Aim[];
  /** The part of the sea that is in view. */
  readonly seen: Box;
  readonly plates: ReadonlyMap<ShipId, Plate>;
}

/** In pixels: what stands over the left upper corner of the sea, the turn and under it the wind. */
const [TURN, WIND] = [
  { width: 210, height: 40 },
  { width: 145, height: 160 },
];

const overlaysIn = ({ x, y }: Box, pixel: number, hasWind: boolean): readonly Box[] =>
  (hasWind ? [TURN, WIND] : [TURN]).map(({ width, height }) => ({ x, y, width: width * pixel, height: height * pixel }));

/** Where names are written, clear of what is written already. */
export function createPlates(
  desk: Accessor<Desk>,
  berths: Accessor<ReadonlyMap<ShipId, Berth>>,
  closeness: Accessor<Closeness>,
  seen: Accessor<Box>,
  written: Accessor<readonly Box[]>,
): Accessor<ReadonlyMap<ShipId, Plate>> {
  const rested = createRested(seen);
  return createMemo(() => {
    const { pixel, names } = closeness();
    const overlays = overlaysIn(rested(), pixel, desk().view().readings.wind === 'on');
    return platesFor(wantedBy(desk(), berths(), names), TYPE * pixel, hullsIn(desk(), berths()), rested(), [...overlays, ...written()]);
  });
}

export const Fleet = (props: FleetProps) => {
  let fleet!: SVGGElement;
  const smoke = createUniqueId();
  const afloat = createMemo(() => new Map(props.desk.view().ships.flatMap((ship) => (isAfloat(ship) ? [[ship.id, ship] as const] : []))));
  // By name: in the playback she is another object, and the same ship.
  const companies = createMemo(() =>
    grouped(
      [...afloat().keys()].filter((id) => props.berths.has(id)),
      (id) => afloat().get(id)?.squadron ?? null,
    ),
  );
  const shipsOf = (squadron: SquadronId | null) => companies().get(squadron) ?? [];
  const nameOf = (squadron: SquadronId | null) =>
    props.desk.view().squadrons.find(({ id }) => id === squadron)?.name ?? 'Ships of no squadron';

  const targets = createMemo(() => new Map(props.aims.toReversed().map(({ from, target }) => [from, target])));
  const targetOf = (ship: ShipId): ShipView | undefined => {
    const target = targets().get(ship);
    return target === undefined ? undefined : props.desk.view().ships.find(({ id }) => id === target);
  };

  const lookOf = createLooks({
    berths: () => props.berths,
    seen: () => props.seen,
    closeness: () => props.closeness,
    plates: () => props.plates,
  });

  const walk = createWalk(
    createMemo(() => [...companies().values()]),
    createMemo(() => props.desk.view().ships.find(({ id, side }) => side === props.desk.side() && props.berths.has(id))?.id ?? null),
  );
  // Whoever comes from elsewhere by Tab comes to the ship in hand.
  createEffect(() => {
    const ship = props.desk.ship();
    if (ship && !fleet.contains(document.activeElement)) walk.stand(ship.id);
  });
  const onKey = (event: KeyboardEvent): void => {
    const from = document.activeElement?.getAttribute('data-piece-id');
    const next = from == null ? null : walk.onKey(event, from);
    if (next !== null) fleet.querySelector<SVGGElement>(`[data-piece-id="${next}"]`)?.focus();
  };

  return (
    <g ref={fleet} role="group" aria-label="Ships; arrow keys lead from one to the next" onKeyDown={onKey}>
      <linearGradient id={smoke}>
        <stop class="gf-smoke-thin" offset="0" />
        <stop class="gf-smoke-thick" offset="1" />
      </linearGradient>
      <For each={[...companies().keys()]}>
        {(squadron) => (
          <g role="group" aria-label={nameOf(squadron)}>
            <For each={shipsOf(squadron)}>
              {(id) => (
                <Show when={afloat().get(id)}>
                  {(ship) => (
                    <Show when={props.berths.get(id)}>
                      {(berth) => (
                        <Craft
                          ship={ship()}
                          berth={berth()}
                          desk={props.desk}
                          look={lookOf(id)}
                          closeness={props.closeness}
                          target={targetOf(id)}
                          smoke={smoke}
                          walk={walk}
                        />
                      )}
                    </Show>
                  )}
                </Show>
              )}
            </For>
          </g>
        )}
      </For>
      <Names desk={props.desk} ships={afloat()} berths={props.berths} nameOf={(ship) => lookOf(ship)?.name} />
    </g>
  );
};
