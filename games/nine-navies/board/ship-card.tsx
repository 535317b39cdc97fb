/** A ship of a battle line as a card: silhouette to the scale of her class, factors, damage, and what this round has done to her. */
import { createMemo, For, Show } from 'solid-js';
import type { Dragging } from '../../../kit/drag.ts';
import { legible } from '../../../kit/legible.ts';
import { bandOf, Flag } from '../../../kit/nation.tsx';
import { Burst } from '../../../kit/open-sea.tsx';
import { pressing } from '../../../kit/press.ts';
import { SetName } from '../../../kit/set-name.tsx';
import { Silhouette } from '../../../kit/silhouette.tsx';
import { fittingSize, lengthOf } from '../../../kit/text-size.ts';
import { counted, percent } from '../../../kit/words.ts';
import type { ShipId } from '../data/ships.ts';
import { type FireOdds, oddsOfGuns } from '../rules/gunnery.ts';
import { isEngaged } from '../rules/line.ts';
import { chaseOn } from '../rules/pursuit.ts';
import type { FighterView, ShipView } from '../view.ts';
import type { Aiming, BattleProps } from './aiming.ts';
import { CARD } from './battle-layout.ts';
import { flagOf, nationOf } from './facts.ts';
import { profileOf } from './profiles.ts';
import { verbOf } from './verbs.ts';
import { factors, fighterInWords } from './words.ts';

export interface ShipCardProps extends Pick<BattleProps, 'view' | 'battle' | 'desk'> {
  readonly fighter: FighterView;
  readonly ship: ShipView;
  readonly aiming: Aiming;
  readonly dragging: Dragging;
}

/** The size of a name that fills its card; names of less than the least are shortened. */
const [NAME, LEAST_NAME] = [12.5, 11.6];
const NAME_ROOM = CARD.width - 25;
const nameSize = (name: string): number => fittingSize(name, NAME_ROOM, NAME);

/** A long name loses its first words to their initials, as on printed counters. */
export const shortName = (name: string): string => {
  const words = name.split(' ');
  for (let i = 0; i < words.length - 1 && nameSize(words.join(' ')) < LEAST_NAME; i++) words[i] = `${words[i]?.[0] ?? ''}.`;
  return words.join(' ');
};

const Damage = (props: { readonly ship: ShipView; readonly pending: number }) => {
  const step = () => Math.min(7, 54 / Math.max(1, props.ship.printed.defence));
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

/** Type of the odds as it is drawn, and the room of a line of them; where it has to grow there is room for the first line only, or for less. */
const [ODDS, ODDS_ROOM] = [12, 126];

const Odds = (props: { readonly odds: FireOdds }) => {
  const { canRead, hasRoom, least } = legible();
  const size = () => Math.max(ODDS, least());
  const sink = () => `sink ${percent(props.odds.sink)}`;
  const hit = () => `hit ${percent(props.odds.hit)}`;
  const hasBoth = () => lengthOf(`${sink()} · ${hit()}`) * size() <= ODDS_ROOM;
  return (
    <Show when={hasRoom(ODDS)}>
      <text class="nn-odds" x={CARD.width / 2} y={CARD.height + 4 + size() * 0.9}>
        <tspan class="nn-odds-sink">{sink()}</tspan>
        <Show when={canRead(ODDS)} fallback={<Show when={hasBoth()}> · {hit()}</Show>}>
          <tspan> · {counted(props.odds.dice, 'die', 'dice')}</tspan>
          <tspan x={CARD.width / 2} dy="13">
            {hit()} · disable {percent(props.odds.disable)}
          </tspan>
        </Show>
      </text>
    </Show>
  );
};

const Marks = (props: { readonly fighter: FighterView }) => (
  <>
    <Show when={props.fighter.disabled}>
      <g class="nn-disabled" transform="translate(12 30)">
        <circle r="9" />
        <path d="M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" />
      </g>
    </Show>
    <Show when={props.fighter.pending > 0}>
      <Burst x={CARD.width - 14} y={30} hits={props.fighter.pending} />
    </Show>
    <Show when={props.fighter.group > 0}>
      <g class="nn-group" transform={`translate(${CARD.width / 2} ${CARD.height})`}>
        <circle r="9" />
        <text y="4.4">{props.fighter.group}</text>
      </g>
    </Show>
  </>
);

const Picture = (props: { readonly ship: ShipView; readonly pending: number }) => {
  const { hasRoom, least } = legible();
  const name = () => shortName(props.ship.name);
  const size = () => Math.max(least(), nameSize(name()));
  return (
    <>
      <rect class="nn-ring" x="-3.5" y="-3.5" width={CARD.width + 7} height={CARD.height + 7} rx="7" />
      <rect class="nn-shade" x="1" y="2" width={CARD.width} height={CARD.height} rx="4" />
      <rect class="nn-card" width={CARD.width} height={CARD.height} rx="4" />
      <path
        class="kit-band"
        style={{ fill: bandOf(nationOf[props.ship.navy]) }}
        d={`M0 16V4A4 4 0 0 1 4 0H${CARD.width - 4}A4 4 0 0 1 ${CARD.width} 4V16Z`}
      />
      <Flag nation={flagOf[props.ship.navy]} x={4.5} y={4} width={12.5} />
      <Show when={hasRoom(NAME)}>
        <SetName class="nn-fighter-name" name={name()} x={21} y={8 + size() * 0.36} room={NAME_ROOM} size={size()} />
      </Show>
      <Silhouette
        profile={profileOf(props.ship)}
        x={5}
        y={18}
        width={CARD.width - 10}
        height={27}
        mirrored={props.ship.side === 'central'}
      />
      <Damage ship={props.ship} pending={props.pending} />
      <Show when={hasRoom(NAME)}>
        <text class="nn-fighter-factors" classList={{ 'kit-reduced': props.ship.damage > 0 }} x={CARD.width - 5} y="55">
          {factors(props.ship)}
        </text>
      </Show>
      <rect class="nn-edge" width={CARD.width} height={CARD.height} rx="4" />
    </>
  );
};

/** Who fires at a ship, by what has been named and by the plan. */
const shootersAt = ({ battle, aiming }: ShipCardProps, target: ShipId): ReadonlySet<ShipId> =>
  new Set([
    ...battle.fighters.filter((fighter) => fighter.target === target).map(({ id }) => id),
    ...[...aiming.plan()].filter(([, aimed]) => aimed === target).map(([id]) => id),
  ]);

/** The odds on a ship that may be fired at, if the one in hand joins those that fire at her already. */
const createOdds = (props: ShipCardProps, isTarget: () => boolean): (() => FireOdds | null) => {
  const shooters = createMemo(() => (isTarget() ? shootersAt(props, props.ship.id) : new Set<ShipId>()));
  return createMemo(() => {
    const joining = props.aiming.isStrike() || !isTarget() ? null : props.aiming.current();
    const all = joining === null ? shooters() : new Set([...shooters(), joining]);
    // A plan may outlive the ships that were lined up in it, until the next question clears it away.
    const inLine = [...all].filter((id) => props.battle.fighters.some((fighter) => fighter.id === id));
    const odds = oddsOfGuns(props.desk.data, props.view, inLine, props.ship.id);
    return odds.dice > 0 ? odds : null;
  });
};

const oddsInWords = (odds: FireOdds | null): string =>
  odds ? `sink ${percent(odds.sink)}, disable ${percent(odds.disable)}, hit ${percent(odds.hit)}` : '';

export const ShipCard = (props: ShipCardProps) => {
  const id = () => props.ship.id;
  const isTarget = () => props.aiming.targets().has(id());
  const isCurrent = () => props.aiming.current() === id();
  const isToAim = () => props.aiming.order().includes(id());
  const isPicked = () => props.desk.picked().has(id());
  const canGo = () => props.desk.sendable().has(id());
  /** What she can do alone, such as falling out of a chase. */
  const alone = () => (props.desk.orders().ships.get(id()) ?? []).find(({ verb }) => verb === verbOf(chaseOn, 'drop'));
  const odds = createOdds(props, isTarget);
  const press = (): void => {
    const shooter = props.aiming.current();
    if (props.dragging.wasDrag()) return;
    if (isTarget() && shooter !== null) props.aiming.aim(shooter, id());
    else if (isToAim()) props.aiming.choose(id());
    else if (canGo()) props.desk.pick([id()], !isPicked());
    else props.desk.select(id());
  };
  const label = () =>
    [
      fighterInWords(props.view, props.ship, props.fighter),
      isTarget() ? 'may be fired at' : '',
      oddsInWords(odds()),
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
        'nn-fighter-aimed': isToAim() && props.aiming.plan().has(id()),
        'nn-fighter-picked': isPicked(),
        'nn-fighter-free': canGo(),
        'nn-fighter-selected': props.desk.selected() === id(),
        'nn-fighter-out': !isEngaged(props.battle, props.fighter),
        'nn-fighter-over': isTarget() && props.dragging.now()?.over === id(),
        'nn-lit kit-lit': props.desk.isLit(id()),
      }}
      {...pressing(label(), press, isPicked() || isCurrent())}
      {...props.dragging.handlers(id())}
    >
      <Picture ship={props.ship} pending={props.fighter.pending} />
      <Marks fighter={props.fighter} />
      <Show when={odds()}>{(found) => <Odds odds={found()} />}</Show>
    </g>
  );
};
