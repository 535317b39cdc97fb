/** The battle: both lines, who fires at whom, what may come of it, and plans of fire for a whole line at once. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import type { SeenQuestion } from '../../../kernel/index.ts';
import { ChartView } from '../../../kit/chart-view.tsx';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { pressing } from '../../../kit/press.ts';
import { Silhouette } from '../../../kit/silhouette.tsx';
import type { Alliance } from '../data/map.ts';
import { ZONE_FACTS } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { FURIOUS } from '../data/ships.ts';
import type { Battle, Fighter } from '../state.ts';
import type { ShipView, View } from '../view.ts';
import { type BattleSheet, type Berth, battleBerths, CARD, lineOf, sheetFor, titleHeights } from './battle-layout.ts';
import type { Desk } from './desk.ts';
import { enemyOf, flagOf, nationOf, SIDES, sideFlag, sideNames } from './facts.ts';
import {
  commandsOf,
  type FireOdds,
  isEngaged,
  lineUp,
  oddsOn,
  type Plan,
  shipAsked,
  stillToAim,
  type Thumb,
  targetsOf,
  thumbs,
} from './fire-plan.ts';
import { PlainAnswers, Sendings } from './panel.tsx';
import { profileOf } from './profiles.ts';
import { counted, factors, fighterInWords, percent } from './words.ts';

interface BattleProps {
  readonly view: View;
  readonly battle: Readonly<Battle>;
  readonly question: SeenQuestion | null;
  readonly desk: Desk;
}

/** What the people at the table are about to do with their guns. */
interface Aiming {
  /** Ships that have still to name a target, in the order asked. */
  readonly order: () => readonly ShipId[];
  readonly plan: () => Plan;
  /** The ship whose target is being chosen. */
  readonly current: () => ShipId | null;
  readonly choose: (id: ShipId) => void;
  readonly aimAt: (target: ShipId) => void;
  readonly hold: () => void;
  readonly fill: (thumb: Thumb) => void;
  readonly clear: () => void;
  readonly fire: () => void;
  readonly planned: () => number;
  readonly targets: () => ReadonlySet<ShipId>;
  readonly isStrike: () => boolean;
}

function createAiming(props: Pick<BattleProps, 'view' | 'question' | 'desk'>): Aiming {
  const order = createMemo(() => stillToAim(props.view, props.question));
  const asked = createMemo(() => shipAsked(props.view, props.question));
  const targets = createMemo<ReadonlySet<ShipId>>(() => new Set(targetsOf(props.question)));
  const [plan, setPlan] = createSignal<Plan>(new Map());
  const [chosen, setChosen] = createSignal<ShipId | null>(null);
  const isStrike = () => props.question?.name === 'airstrike';
  // A new question makes a new plan; what was planned for ships still to be asked stays.
  createEffect(
    on(order, (ids) => {
      setPlan((old) => new Map([...old].filter(([id]) => ids.includes(id))));
      setChosen(null);
    }),
  );
  const current = (): ShipId | null => {
    const wanted = chosen();
    if (wanted !== null && order().includes(wanted)) return wanted;
    // Once everybody is lined up nobody is in hand, and the odds are those of the plan.
    return order().find((id) => !plan().has(id)) ?? (order().length === 0 ? asked() : null);
  };
  const shipsIn = (ids: readonly ShipId[]): readonly ShipView[] =>
    ids.flatMap((id) => props.view.ships.find((ship) => ship.id === id) ?? []);
  const put = (target: ShipId | null): void => {
    const shooter = current();
    if (shooter === null) return;
    setPlan((old) => new Map(old).set(shooter, target));
    setChosen(null);
  };
  return {
    order,
    plan,
    current,
    choose: setChosen,
    targets,
    isStrike,
    aimAt: (target) => {
      if (isStrike() || !props.desk.hasBatches() || order().length === 1) props.desk.command(isStrike() ? 'strike' : 'aim', target);
      else put(target);
    },
    hold: () => put(null),
    fill: (thumb) => {
      setPlan(lineUp(thumb, shipsIn(order()), shipsIn([...targets()])));
      setChosen(null);
    },
    clear: () => {
      setPlan(new Map());
      setChosen(null);
    },
    fire: () => props.desk.commands(commandsOf(plan(), order())),
    planned: () => order().filter((id) => plan().has(id)).length,
  };
}

const shipOf = (view: View, id: string): ShipView | undefined => view.ships.find((ship) => ship.id === id);

/** Who fires at a ship, by what has been named and by the plan. */
const shootersAt = (props: Pick<BattleProps, 'view' | 'battle'>, aiming: Aiming, target: ShipId): readonly ShipView[] => {
  const ids = new Set([
    ...props.battle.fighters.filter((fighter) => fighter.target === target).map(({ id }) => id),
    ...[...aiming.plan()].filter(([, aimed]) => aimed === target).map(([id]) => id),
  ]);
  return [...ids].flatMap((id) => shipOf(props.view, id) ?? []);
};

interface CardProps extends Pick<BattleProps, 'view' | 'battle' | 'desk'> {
  readonly fighter: Fighter;
  readonly ship: ShipView;
  readonly aiming: Aiming;
}

/** A long name loses its first words to their initials, as on the printed counters. */
export const shortName = (name: string): string => {
  const words = name.split(' ');
  for (let i = 0; i < words.length - 1 && words.join(' ').length > 18; i++) words[i] = `${words[i]?.[0] ?? ''}.`;
  return words.join(' ');
};

const nameSize = (name: string): number => Math.min(12.5, 82 / (Math.max(1, name.length) * 0.52));

const pips = (defence: number, width: number): number => Math.min(7, width / Math.max(1, defence));

const Damage = (props: { readonly ship: ShipView; readonly pending: number }) => {
  const step = () => pips(props.ship.printed.defence, 54);
  return (
    <For each={Array.from({ length: props.ship.printed.defence }, (_, i) => i)}>
      {(i) => (
        <rect
          class="kit-pip"
          classList={{
            'kit-pip-hit': i < props.ship.damage,
            'nn-pip-pending': i >= props.ship.damage && i < props.ship.damage + props.pending,
          }}
          x={5 + i * step()}
          y={48.5}
          width={step() - 1.6}
          height={5.2}
        />
      )}
    </For>
  );
};

const burst = 'M0-11L2.6-4.6L9-7.4L5.4-1.6L11 2L4.4 2.8L5 9.6L0.6 4.6L-4.4 9.4L-3.8 2.8L-11 3.2L-5.2-1.2L-9-7L-2.6-4.4Z';

/** A ship of the line: silhouette to the scale of her class, factors, damage, and what this round has done to her. */
const ShipCard = (props: CardProps) => {
  const id = () => props.ship.id;
  const isTarget = () => props.aiming.targets().has(id());
  const isCurrent = () => props.aiming.current() === id();
  const isToAim = () => props.aiming.order().includes(id());
  const aimed = () => props.aiming.plan().has(id());
  const canGo = () => props.desk.sendable().has(id());
  const alone = () => (props.desk.orders().ships.get(id()) ?? []).find(({ verb }) => verb === 'drop');
  const press = (): void => {
    if (isTarget()) props.aiming.aimAt(id());
    else if (isToAim()) props.aiming.choose(id());
    else if (canGo()) props.desk.pick([id()], !props.desk.picked().has(id()));
    else props.desk.select(id());
  };
  const current = () => shipOf(props.view, props.aiming.current() ?? '');
  const shooters = createMemo(() => shootersAt(props, props.aiming, id()));
  /** Odds on this ship if the one in hand joins those that fire at her already. */
  const odds = (): FireOdds | null => {
    const joining = current();
    if (!isTarget() || (shooters().length === 0 && !joining)) return null;
    if (props.aiming.isStrike() || !joining) return shooters().length > 0 ? oddsOn(props.view, props.ship, shooters()) : null;
    return oddsOn(props.view, props.ship, shooters().some((ship) => ship.id === joining.id) ? shooters() : [...shooters(), joining]);
  };
  const label = () =>
    [
      fighterInWords(props.view, props.ship, props.fighter),
      isTarget() ? 'may be fired at' : '',
      odds() ? `sink ${percent(odds()?.sink ?? 0)}, disable ${percent(odds()?.disable ?? 0)}, hit ${percent(odds()?.hit ?? 0)}` : '',
      isCurrent() ? 'is to name her target' : '',
      alone()?.label ?? '',
    ]
      .filter(Boolean)
      .join('; ');
  return (
    <g
      class="nn-fighter kit-pressable"
      classList={{
        'nn-fighter-target': isTarget(),
        'nn-fighter-current': isCurrent(),
        'nn-fighter-aimed': isToAim() && aimed(),
        'nn-fighter-picked': props.desk.picked().has(id()),
        'nn-fighter-free': canGo(),
        'nn-fighter-selected': props.desk.selected() === id(),
        'nn-fighter-out': !isEngaged(props.battle, props.fighter),
        'nn-lit': props.desk.isLit(id()),
      }}
      {...pressing(label(), press, props.desk.picked().has(id()) || isCurrent())}
    >
      <rect class="nn-ring" x="-3.5" y="-3.5" width={CARD.width + 7} height={CARD.height + 7} rx="7" />
      <rect class="nn-shade" x="1" y="2" width={CARD.width} height={CARD.height} rx="4" />
      <rect class="nn-card" width={CARD.width} height={CARD.height} rx="4" />
      <path
        class="kit-band"
        style={{ fill: bandOf(nationOf[props.ship.navy]) }}
        d={`M0 16V4A4 4 0 0 1 4 0H${CARD.width - 4}A4 4 0 0 1 ${CARD.width} 4V16Z`}
      />
      <Flag nation={flagOf[props.ship.navy]} x={4.5} y={4} width={12.5} />
      <text
        class="nn-fighter-name"
        x="21"
        y={8 + nameSize(shortName(props.ship.name)) * 0.36}
        font-size={`${nameSize(shortName(props.ship.name))}px`}
      >
        {shortName(props.ship.name)}
      </text>
      <Silhouette
        profile={profileOf(props.ship)}
        x={5}
        y={18}
        width={CARD.width - 10}
        height={27}
        mirrored={props.ship.side === 'central'}
      />
      <Damage ship={props.ship} pending={props.fighter.pending} />
      <text class="nn-fighter-factors" classList={{ 'kit-reduced': props.ship.damage > 0 }} x={CARD.width - 5} y="55">
        {factors(props.ship)}
      </text>
      <rect class="nn-edge" width={CARD.width} height={CARD.height} rx="4" />
      <Show when={props.fighter.disabled}>
        <g class="nn-disabled" transform={`translate(12 30)`}>
          <circle r="9" />
          <path d="M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" />
        </g>
      </Show>
      <Show when={props.fighter.pending > 0}>
        <g class="nn-burst" transform={`translate(${CARD.width - 14} 28)`}>
          <path d={burst} transform="scale(1.25)" />
          <text y="4.4">{props.fighter.pending}</text>
        </g>
      </Show>
      <Show when={props.fighter.group > 0}>
        <g class="nn-group" transform={`translate(${CARD.width - 2} 3)`}>
          <circle r="9" />
          <text y="4.4">{props.fighter.group}</text>
        </g>
      </Show>
      <Show when={odds()}>
        {(found) => (
          <text class="nn-odds" x={CARD.width / 2} y={CARD.height + 13}>
            <tspan class="nn-odds-sink">sink {percent(found().sink)}</tspan>
            <tspan class="nn-odds-dice"> · {counted(found().dice, 'die', 'dice')}</tspan>
            <tspan x={CARD.width / 2} dy="13">
              hit {percent(found().hit)} · disable {percent(found().disable)}
            </tspan>
          </text>
        )}
      </Show>
    </g>
  );
};

interface Shot {
  readonly from: Berth;
  readonly to: Berth;
  readonly planned: boolean;
  readonly strong: boolean;
  readonly side: Alliance;
}

/** From the edge of one card to the edge of another, a little bent so that parallel fire stays apart. */
const shotPath = ({ from, to }: Shot): string => {
  const down = to.y > from.y ? 1 : -1;
  const start = from.y + (down * CARD.height * from.scale) / 2;
  const end = to.y - (down * CARD.height * to.scale) / 2 - down * 4;
  const middle = (start + end) / 2;
  return `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
};

const Shots = (props: { readonly shots: readonly Shot[] }) => (
  <g class="nn-shots" aria-hidden="true">
    <For each={props.shots}>
      {(shot) => (
        <g class={`nn-shot nn-shot-${shot.side}`} classList={{ 'nn-shot-planned': shot.planned, 'nn-shot-strong': shot.strong }}>
          <path class="nn-shot-line" d={shotPath(shot)} />
          <path
            class="nn-shot-head"
            d="M0 0L-4 -8L4 -8Z"
            transform={`translate(${shot.to.x} ${shot.to.y + ((shot.to.y > shot.from.y ? -1 : 1) * CARD.height * shot.to.scale) / 2 + (shot.to.y > shot.from.y ? -1 : 1)}) rotate(${shot.to.y > shot.from.y ? 0 : 180})`}
          />
        </g>
      )}
    </For>
  </g>
);

const strength = (view: View, side: Alliance): string => {
  const line = lineOf(view, side).flatMap(({ id }) => shipOf(view, id) ?? []);
  const dice = line.reduce((sum, { attack }) => sum + attack, 0);
  const left = line.reduce((sum, { printed, damage }) => sum + printed.defence - damage, 0);
  return `${counted(line.length, 'ship')} · ${dice} dice · ${left} points to bear`;
};

const stateOf = ({ view, battle }: Pick<BattleProps, 'view' | 'battle'>): string => {
  const zone = ZONE_FACTS[battle.zone].name;
  const chase = battle.set > 0 ? `, group ${battle.set} brought to battle` : '';
  const broke = battle.broke ? `; the ${sideNames[battle.broke]} have broken off${battle.pursued ? ' and are pursued' : ''}` : '';
  return `${zone}, round ${Math.max(1, battle.round)} of the battle${chase}${broke}. ${view.battle && battle.round > 0 ? `The ${sideNames[battle.first]} fire first.` : ''}`;
};

/** The head of the battle: how it stands, and what can be done for many ships at once. */
const BattleBar = (props: BattleProps & { readonly aiming: Aiming }) => {
  const speeds = createMemo(() => {
    const free = props.view.ships.filter(({ id }) => props.desk.sendable().has(id));
    return [...new Set(free.map(({ speed }) => speed))].sort((a, b) => b - a);
  });
  const pickBySpeed = (speed: number): void => {
    const fast = props.view.ships.filter((ship) => props.desk.sendable().has(ship.id) && ship.speed >= speed);
    props.desk.clear();
    props.desk.pick(
      fast.map(({ id }) => id),
      true,
    );
  };
  const currentName = () => shipOf(props.view, props.aiming.current() ?? '')?.name;
  return (
    <div class="nn-battle-bar">
      <p class="nn-battle-state">
        <b>{ZONE_FACTS[props.battle.zone].name}</b> {stateOf(props).slice(ZONE_FACTS[props.battle.zone].name.length + 2)}
      </p>
      <Show when={props.aiming.order().length > 1 && props.desk.hasBatches()}>
        <div class="nn-thumbs" role="group" aria-label="Line up the whole line">
          <span>Line up:</span>
          <For each={thumbs}>
            {({ id, title, words }) => (
              <button type="button" title={words} onClick={() => props.aiming.fill(id)}>
                {title}
              </button>
            )}
          </For>
          <button
            type="button"
            disabled={props.aiming.current() === null || props.aiming.current() === FURIOUS}
            onClick={() => props.aiming.hold()}
            title="This ship fires at nobody"
          >
            {currentName() ?? 'She'} holds fire
          </button>
          <button type="button" disabled={props.aiming.planned() === 0} onClick={() => props.aiming.clear()}>
            Clear
          </button>
          <button
            type="button"
            class="nn-fire"
            disabled={props.aiming.planned() < props.aiming.order().length}
            onClick={() => props.aiming.fire()}
          >
            Open fire
          </button>
          <span class="nn-planned" role="status">
            {props.aiming.planned()} of {props.aiming.order().length} lined up
            <Show when={props.aiming.planned() < props.aiming.order().length && currentName()}>{(name) => <>; now {name()}</>}</Show>
          </span>
        </div>
      </Show>
      <Show when={speeds().length > 0}>
        <div class="nn-thumbs" role="group" aria-label="Pick ships by speed">
          <span>Pick:</span>
          <For each={speeds()}>
            {(speed) => (
              <button type="button" onClick={() => pickBySpeed(speed)}>
                speed {speed}
                {speed === speeds()[0] ? '' : ' and up'}
              </button>
            )}
          </For>
          <button type="button" disabled={props.desk.picked().size === 0} onClick={() => props.desk.clear()}>
            None
          </button>
        </div>
        <Sendings desk={props.desk} />
      </Show>
      <PlainAnswers desk={props.desk} />
    </div>
  );
};

/** Small waves, scattered evenly and always in the same places. */
const waves = ({ width, height }: BattleSheet): string =>
  Array.from({ length: Math.round((width * height) / 6400) }, (_, i) => {
    const [x, y] = [(i * 197.3) % width, (i * 131.7 + ((i * i) % 29) * 7) % height];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q5-4 10 0t10 0`;
  }).join('');

/** In steps, so that a battle is not laid out afresh for every pixel. */
const aspectOf = ({ width, height }: DOMRectReadOnly): number => Math.round((width / Math.max(1, height)) * 16) / 16;

export const BattleBoard = (props: BattleProps) => {
  let sea!: HTMLDivElement;
  const aiming = createAiming(props);
  const [aspect, setAspect] = createSignal(1.2);
  const sheet = createMemo(() => sheetFor(aspect()));
  onMount(() => {
    const shaped = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) setAspect(aspectOf(entry.contentRect));
    });
    shaped.observe(sea);
    onCleanup(() => shaped.disconnect());
  });
  const berths = createMemo(() => battleBerths(props.view, sheet()));
  const titles = createMemo(() => titleHeights(props.view, sheet()));
  const shots = createMemo((): readonly Shot[] => {
    const named = props.battle.fighters.map(({ id, target }) => ({ id, target, planned: false }));
    const planned = [...aiming.plan()].map(([id, target]) => ({ id, target, planned: true }));
    return [...named, ...planned].flatMap(({ id, target, planned: isPlanned }) => {
      const [from, to] = [berths().get(id), berths().get(target ?? '')];
      const side = props.battle.fighters.find((fighter) => fighter.id === id)?.side;
      if (!from || !to || !side) return [];
      const strong = [id, target].includes(aiming.current()) || [id, target].includes(props.desk.selected());
      return [{ from, to, planned: isPlanned, strong, side }];
    });
  });
  const ids = createMemo(() => SIDES.flatMap((side) => lineOf(props.view, enemyOf(side))).map(({ id }) => id));
  return (
    <div class="nn-battle">
      <BattleBar {...props} aiming={aiming} />
      <div class="nn-battle-sea" ref={sea}>
        <Show when={sheet()} keyed>
          {(shape) => (
            <ChartView width={shape.width} height={shape.height} label={`Battle: ${ZONE_FACTS[props.battle.zone].name}`}>
              <rect class="kit-water" width={sheet().width} height={sheet().height} onClick={() => props.desk.select(null)} />
              <path class="nn-waves" d={waves(sheet())} />
              <For each={SIDES}>
                {(side) => (
                  <g class="nn-line-title" transform={`translate(18 ${titles()[side]})`}>
                    <Flag nation={sideFlag[side]} y={-13} width={21} />
                    <text x="28">
                      {sideNames[side]} <tspan class="nn-line-words">{strength(props.view, side)}</tspan>
                    </text>
                  </g>
                )}
              </For>
              <Shots shots={shots()} />
              <For each={ids()}>
                {(id) => (
                  <Show when={berths().get(id)}>
                    {(berth) => (
                      <g
                        class="nn-berth"
                        style={{
                          transform: `translate(${berth().x - (CARD.width / 2) * berth().scale}px, ${berth().y - (CARD.height / 2) * berth().scale}px) scale(${berth().scale})`,
                        }}
                      >
                        <Show when={shipOf(props.view, id)}>
                          {(ship) => (
                            <Show when={props.battle.fighters.find((fighter) => fighter.id === id)}>
                              {(fighter) => (
                                <ShipCard
                                  view={props.view}
                                  battle={props.battle}
                                  desk={props.desk}
                                  ship={ship()}
                                  fighter={fighter()}
                                  aiming={aiming}
                                />
                              )}
                            </Show>
                          )}
                        </Show>
                      </g>
                    )}
                  </Show>
                )}
              </For>
            </ChartView>
          )}
        </Show>
      </div>
    </div>
  );
};
