/** The Naval Battle Board: five bands of open sea, ships from above in opposing lines, ranges, fire and hits. */
import { createMemo, For, Show } from 'solid-js';
import type { Point } from '../../../chart/chart.ts';
import type { SeenOption } from '../../../kernel/index.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import { legible } from '../../../kit/legible.ts';
import { Pips } from '../../../kit/marks.tsx';
import { Flag } from '../../../kit/nation.tsx';
import { Burst, OpenSea } from '../../../kit/open-sea.tsx';
import { Plan } from '../../../kit/plan.tsx';
import { PlayedMarks } from '../../../kit/played-marks.tsx';
import { pressing } from '../../../kit/press.ts';
import { Space } from '../../../kit/space.tsx';
import type { BattleSpace } from '../data/spaces.ts';
import { distance } from '../rules/fleets.ts';
import type { CombatantView, ShipView, View } from '../view.ts';
import type { BattleLayout } from './battle-layout.ts';
import { BANDS, bandTop, battlePlaces, isAfloat, reachOf } from './battle-layout.ts';
import { askedFirst } from './layout.ts';
import type { Offers } from './offers.ts';
import { Layer } from './pieces.tsx';
import { shipProfiles } from './profiles.ts';
import { OddsLabel } from './raid.tsx';
import type { SceneProps } from './strategic.tsx';
import { battleNames, combatantInWords, counted, factorInWords, hullOf, nameLine } from './words.ts';

const shipOf = (view: View, id: string): ShipView | undefined => view.ships.find((ship) => ship.id === id);
const combatantOf = (view: View, id: string): CombatantView | undefined => view.battle?.ships.find((ship) => ship.id === id);

/** The band in which the selected ship lies, if a ship is selected. */
const bandOfSelected = (view: View, offers: Offers): BattleSpace | null => {
  const id = offers.selected();
  return id === null ? null : (combatantOf(view, id)?.space ?? null);
};

const bandPath = (layout: BattleLayout, space: BattleSpace): string =>
  `M${layout.margin - 8} ${bandTop(layout, space)}H${layout.width - 10}V${bandTop(layout, space) + layout.band}H${layout.margin - 8}Z`;

interface BandProps extends Pick<SceneProps, 'view' | 'offers'> {
  readonly layout: BattleLayout;
  readonly id: BattleSpace;
}

const rangeInWords = (distance: number): string => (distance === 0 ? 'same space' : `range ${distance}`);

const Band = (props: BandProps) => {
  const offered = () => props.offers.isOffered(props.id);
  const middle = () => bandTop(props.layout, props.id) + props.layout.band / 2;
  const range = (): { readonly distance: number; readonly reach: number | null } | null => {
    const from = bandOfSelected(props.view, props.offers);
    const ship = shipOf(props.view, props.offers.selected() ?? '');
    return from && ship ? { distance: distance(from, props.id), reach: reachOf(ship) } : null;
  };
  const isInReach = () => {
    const found = range();
    return found !== null && found.reach !== null && found.distance <= found.reach;
  };
  const label = () => {
    const here = props.view.battle?.ships.filter(({ id, space }) => space === props.id && isAfloat(props.view, id)).length ?? 0;
    return [battleNames[props.id], counted(here, 'ship'), props.offers.onward(props.id)?.label ?? ''].filter(Boolean).join('; ');
  };
  return (
    <g class="fs-band" classList={{ 'fs-in-reach': isInReach(), 'kit-lit-area': props.offers.isLit(props.id) }}>
      <Space
        path={bandPath(props.layout, props.id)}
        name={battleNames[props.id]}
        label={label()}
        offered={offered()}
        selected={props.offers.isSelected(props.id)}
        onPress={offered() ? () => props.offers.pressPlace(props.id) : undefined}
      />
      <g class="fs-band-name" transform={`translate(${props.layout.margin - 26} ${middle()})`} aria-hidden="true">
        <Show when={props.id !== 'neutral'}>
          <Flag
            nation={props.id.startsWith('british') ? 'british' : 'german'}
            x={props.layout.margin < 100 ? -20 : -49}
            y={props.layout.margin < 100 ? -70 : -31}
            width={22}
          />
        </Show>
        <text
          class="fs-name"
          text-anchor="middle"
          transform={props.layout.margin < 100 ? 'translate(-14 6) rotate(-90)' : 'translate(-38 5)'}
        >
          {battleNames[props.id]}
        </text>
        <Show when={range()}>
          {(found) => (
            <text
              class="fs-range"
              text-anchor="middle"
              transform={props.layout.margin < 100 ? 'translate(2 0) rotate(-90)' : 'translate(-38 24)'}
            >
              {rangeInWords(found().distance)}
              <Show when={!isInReach()}>
                <Show
                  when={props.layout.margin < 100}
                  fallback={
                    <tspan x="0" dy="14">
                      out of reach
                    </tspan>
                  }
                >
                  , out of reach
                </Show>
              </Show>
            </text>
          )}
        </Show>
      </g>
    </g>
  );
};

/** The scale of ranges down the left edge: one tick for each band. */
const Scale = (props: { readonly layout: BattleLayout }) => (
  <path
    class="fs-scale"
    d={`M${props.layout.margin - 8} ${props.layout.head}V${props.layout.head + BANDS.length * props.layout.band}${BANDS.map((id) => `M${props.layout.margin - 14} ${bandTop(props.layout, id) + props.layout.band / 2}h12`).join('')}`}
    aria-hidden="true"
  />
);

/** A small ship is drawn larger than to scale, or nobody would find her. */
const scaleOf = (length: number): number => 0.5 * (195 / length) ** 0.5;

const firesOf = ({ taken, of }: { readonly taken: number; readonly of: number }): number => (taken === 0 ? 0 : taken * 2 > of ? 2 : 1);

/** The line of her name, right of the flag, and its type close by. */
const NAME = { from: -40, to: 56, type: 11.5 };

const ShipFromAbove = (props: { readonly id: string } & Pick<SceneProps, 'view' | 'data' | 'offers'>) => {
  const { least } = legible();
  const ship = () => shipOf(props.view, props.id);
  const combatant = () => combatantOf(props.view, props.id);
  return (
    <Show when={ship()}>
      {(found) => {
        const profile = () => shipProfiles[found().id];
        const isBritish = () => found().side === 'british';
        const hull = () => hullOf(props.data, found());
        const line = createMemo(() => nameLine(found(), NAME.to - NAME.from, Math.max(NAME.type, least())));
        const label = () => {
          const fighting = combatant();
          const odds = props.offers.onward(props.id);
          return (
            (fighting ? combatantInWords(found(), fighting, props.offers.mayAct(props.id)) : found().name) + (odds ? `; ${odds.label}` : '')
          );
        };
        return (
          <g
            class="fs-ship kit-pressable"
            classList={{
              'fs-offered': props.offers.isOffered(props.id),
              'fs-target-offered': props.offers.onward(props.id) !== null,
              'fs-selected': props.offers.isSelected(props.id),
              'fs-acted': combatant()?.acted === true && !props.offers.isOffered(props.id),
            }}
            {...pressing(label(), () => props.offers.press(props.id), props.offers.isSelected(props.id))}
          >
            <rect class="fs-ship-ring" x="-60" y="-31" width="120" height="62" rx="9" />
            <g transform="translate(0 -11)">
              <Plan
                profile={profile()}
                x={0}
                y={0}
                heading={isBritish() ? 90 : 270}
                scale={scaleOf(profile().length)}
                training={profile().turrets.map((turret) => (turret.facing === 'fore' ? -62 : -118))}
                wake={0.45}
                fires={firesOf(hull())}
                selected={props.offers.isSelected(props.id)}
              />
            </g>
            <g class={`fs-ship-name fs-${found().side}`} aria-hidden="true">
              <Flag nation={found().side} x={-56} y={7} width={12} />
              <text x={NAME.from} y="15">
                {line().name}
              </text>
              <Show when={line().hasFactor}>
                <text class="fs-ship-factor" x={NAME.to} y="15">
                  {found().type} <tspan classList={{ 'kit-reduced': found().flipped }}>{factorInWords(found())}</tspan>
                </text>
              </Show>
            </g>
            <g transform="translate(-56 20) scale(1.7)" aria-hidden="true">
              <Pips x={0} y={0} taken={hull().taken} of={hull().of} />
            </g>
            <Show when={found().flipped}>
              <text class="fs-ship-note fs-ship-hurt" x="-14" y="26.5" aria-hidden="true">
                damaged
              </text>
            </Show>
            <Show when={combatant()?.acted}>
              <text class="fs-ship-note" x="56" y="26.5" aria-hidden="true">
                ✓ done
              </text>
            </Show>
            <Show when={combatant()?.hits}>{(hits) => <Burst x={44} y={-20} hits={hits()} />}</Show>
          </g>
        );
      }}
    </Show>
  );
};

/** A shell's way from ship to ship, a little bent, with the odds over the target. */
const Fire = (props: {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
  readonly option: SeenOption;
  readonly effect: string;
}) => {
  const bend = (): Point => [
    (props.from[0] + props.to[0]) / 2 + (props.to[1] - props.from[1]) * 0.08,
    (props.from[1] + props.to[1]) / 2 + (props.from[0] - props.to[0]) * 0.08,
  ];
  return (
    <g class="fs-fire">
      <path class="fs-fire-line" d={`M${props.from.join(' ')}Q${bend().join(' ')} ${props.to.join(' ')}`} />
      <circle class="fs-fire-mark" cx={props.to[0]} cy={props.to[1]} r="7" />
      <OddsLabel at={[props.to[0], props.to[1] - 24 * props.scale]} option={props.option} safe="fire" effect={props.effect} />
    </g>
  );
};

/** What one more hit would do to her (FS-10.3.2, FS-10.3.4b). */
function effectOn({ view, data }: Pick<SceneProps, 'view' | 'data'>, id: string): string {
  const ship = shipOf(view, id);
  if (!ship) return '';
  const { taken, of } = hullOf(data, ship);
  const after = taken + (combatantOf(view, id)?.hits ?? 0) + 1;
  return after >= of ? 'sinks her' : `her hit ${after} of ${of}`;
}

/** Figures beside the name of a ship, as large as they may grow there. */
const SHIP_TYPE = 12.5;

const markOf = (view: View, id: string): string => (shipOf(view, id)?.side === 'british' ? 'kit-mini-own' : 'kit-mini-enemy');

export const BattleBoard = (props: SceneProps & { readonly layout: BattleLayout }) => {
  const places = createMemo(() => battlePlaces(props.view, props.layout));
  const aim = (id: string | null): Point | null => {
    const place = id === null ? undefined : places().get(id);
    return place ? [place.x, place.y - 11 * place.scale] : null;
  };
  const lines = () => {
    const from = aim(props.offers.selected());
    if (!from) return [];
    return props.offers.allOnward().flatMap(([id, option]) => {
      const to = aim(id);
      return to ? [{ from, to, option, scale: places().get(id)?.scale ?? 1, effect: effectOn(props, id) }] : [];
    });
  };
  const sunk = () =>
    (props.view.battle?.ships ?? []).flatMap(({ id }) => (isAfloat(props.view, id) ? [] : [shipOf(props.view, id)?.name ?? id]));
  const type = createMemo(() => SHIP_TYPE * Math.min(1, ...[...places().values()].map(({ scale }) => scale)));
  const start = createMemo(() => askedFirst(places(), props.offers));
  return (
    <ChartView
      width={props.layout.width}
      height={props.layout.height}
      label="Naval Battle Board"
      type={type()}
      start={start()}
      mini={() => <For each={[...places()]}>{([id, { x, y }]) => <circle class={markOf(props.view, id)} cx={x} cy={y} r="16" />}</For>}
    >
      <OpenSea width={props.layout.width} height={props.layout.height} onPress={() => props.onEmpty()} />
      <For each={BANDS}>{(id) => <Band id={id} view={props.view} offers={props.offers} layout={props.layout} />}</For>
      <Scale layout={props.layout} />
      <Show when={props.view.battle && props.view.fog === props.view.harwich}>
        <rect
          class="fs-fog-veil"
          x={props.layout.margin - 8}
          y={props.layout.head}
          width={props.layout.width - props.layout.margin - 2}
          height={props.layout.band * BANDS.length}
        />
      </Show>
      <Layer places={places()} offers={props.offers} plain>
        {(id) => <ShipFromAbove view={props.view} data={props.data} id={id} offers={props.offers} />}
      </Layer>
      <g class="fs-fires">
        <For each={lines()}>{(line) => <Fire {...line} />}</For>
      </g>
      <PlayedMarks
        marks={props.marks}
        spotOf={(id) => {
          const at = aim(id);
          return at ? { x: at[0], y: at[1] } : undefined;
        }}
      />
      <text class="fs-note fs-battle-note" x={(props.layout.width + props.layout.margin) / 2} y={props.layout.height - 10}>
        <Show when={props.view.battle} fallback="No battle is being fought.">
          {sunk().length > 0 ? `Sunk in this battle: ${sunk().join(', ')}` : ''}
        </Show>
      </text>
      <rect class="fs-border-lines" x="0.5" y="0.5" width={props.layout.width - 1} height={props.layout.height - 1} />
    </ChartView>
  );
};
