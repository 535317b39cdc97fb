/** `<Counter>`: a small card with a nation's band, a silhouette, a name and figures. It draws what it is told and reports presses. */
import { For, Show } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';
import { legible } from './legible.ts';
import { type Altitude, AltitudeMark, Bombs, HatchedCorner, Pips } from './marks.tsx';
import { bandOf, Flag, type Nation } from './nation.tsx';
import { isPin, Pin } from './pin.tsx';
import { pressing } from './press.ts';
import type { Profile } from './profile.ts';
import { SetName } from './set-name.tsx';
import { Silhouette } from './silhouette.tsx';
import { isStill } from './still.ts';
import { fittingSize } from './text-size.ts';

export const CARD = { width: 64, height: 40 } as const;
/** The band at the top, and type on a card, as long as they can be read; further off they grow, and the picture makes room. */
const [BAND, NAME, FIGURE] = [10, 8.5, 9];
const bandFor = (type: number): number => Math.max(BAND, 1.2 * type);

export interface Figure {
  readonly value: string | number;
  /** Shown in the danger colour, for a figure below its printed strength. */
  readonly reduced?: boolean;
}

interface CounterProps {
  readonly nation: Nation;
  /** The short name on the band. */
  readonly name: string;
  /** The full accessible name: who, what, state. */
  readonly label: string;
  /** What the card shows: a silhouette, or an icon for a marker. Without either it lies face down. */
  readonly profile?: Profile | undefined;
  readonly icon?: IconName | undefined;
  readonly figures?: readonly Figure[] | undefined;
  /** The weakened side is up. */
  readonly flipped?: boolean | undefined;
  readonly damage?: { readonly taken: number; readonly of: number } | undefined;
  readonly bombs?: number | undefined;
  readonly altitude?: Altitude | undefined;
  readonly selected?: boolean | undefined;
  readonly offered?: boolean | undefined;
  readonly dimmed?: boolean | undefined;
  /** Last known, not seen now. */
  readonly ghost?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** Aircraft leave room on the right for their height. */
const artWidth = (props: CounterProps): number => (props.altitude ? 45 : 56);

/** Room for a name beside the flag; the flag, whose colours the band has too, gives way to type that has grown. */
const [NAME_ROOM, BARE_ROOM] = [46, 59];

/** Names shrink to the band as long as they can be read; then they are pressed together, and at last lose letters. */
const Band = (props: { readonly nation: Nation; readonly name: string }) => {
  const { least } = legible();
  const band = () => bandFor(least());
  const hasFlag = () => least() < 1.2 * NAME;
  const room = () => (hasFlag() ? NAME_ROOM : BARE_ROOM);
  const size = () => Math.max(least(), fittingSize(props.name, room(), NAME));
  return (
    <>
      <path
        class="kit-band"
        style={{ fill: bandOf(props.nation) }}
        d={`M0 ${band()}V2.5A2.5 2.5 0 0 1 2.5 0H61.5A2.5 2.5 0 0 1 64 2.5V${band()}Z`}
      />
      <Show when={hasFlag()}>
        <Flag nation={props.nation} x={3} y={band() / 2 - 3} />
      </Show>
      <SetName
        class="kit-counter-name"
        name={props.name}
        x={62 - room()}
        y={band() / 2 + 0.2 + size() * 0.34}
        room={room()}
        size={size()}
      />
    </>
  );
};

const FaceDown = () => (
  <>
    <path class="kit-back-lines" d="M6 14H58M6 18H58M6 22H58M6 26H58M6 30H58M6 34H58" />
    <circle class="kit-back-disc" cx="32" cy="25" r="9" />
    <text class="kit-back-mark" x="32" y="30">
      ?
    </text>
  </>
);

const Art = (props: CounterProps) => {
  const { least } = legible();
  const top = () => bandFor(least()) + 2;
  /** What stands at the foot is left its room, as long as there is a picture at all. */
  const height = () => Math.min(18, Math.max(12, CARD.height - top() - (props.figures ? 0.75 * least() : 0)));
  return (
    <Show
      when={props.profile}
      fallback={
        <Show when={props.icon} fallback={<FaceDown />}>
          {(icon) => <Icon name={icon()} x={22} y={top() + 0.5} size={20} />}
        </Show>
      }
    >
      {(profile) => <Silhouette profile={profile()} x={4} y={top()} width={artWidth(props)} height={height()} />}
    </Show>
  );
};

const Figures = (props: { readonly figures: readonly Figure[] }) => {
  const { least } = legible();
  return (
    <text class="kit-figures" x="61" y="38" style={{ 'font-size': `${Math.max(FIGURE, least())}px` }}>
      <For each={props.figures}>
        {(figure, i) => (
          <>
            <Show when={i() > 0}>
              <tspan class="kit-figure-dot"> · </tspan>
            </Show>
            <tspan classList={{ 'kit-reduced': figure.reduced === true }}>{figure.value}</tspan>
          </>
        )}
      </For>
    </text>
  );
};

const Foot = (props: CounterProps) => {
  const start = () => (props.flipped === true ? 14 : 4);
  const pips = () => (props.damage ? Math.max(props.damage.taken, props.damage.of) : 0);
  return (
    <>
      <Show when={props.damage}>{(damage) => <Pips x={start()} y={33.6} taken={damage().taken} of={damage().of} />}</Show>
      <Bombs x={start() + 1.6 + pips() * 4.4} y={35.8} count={props.bombs ?? 0} />
      <Show when={props.figures}>{(figures) => <Figures figures={figures()} />}</Show>
    </>
  );
};

const Card = (props: CounterProps) => (
  <>
    <rect class="kit-ring" x="-2.6" y="-2.6" width="69.2" height="45.2" rx="4.6" />
    <rect class="kit-focus" x="-4.6" y="-4.6" width="73.2" height="49.2" rx="6" />
    <rect class="kit-card-shade" x="0.6" y="1.2" width={CARD.width} height={CARD.height} rx="2.5" />
    <rect class="kit-card" width={CARD.width} height={CARD.height} rx="2.5" />
    <Show when={props.flipped}>
      <HatchedCorner x={0.4} y={39.6} size={12} />
    </Show>
    <Art {...props} />
    <Show when={props.altitude}>{(altitude) => <AltitudeMark x={56.5} y={25.5} altitude={altitude()} />}</Show>
    <Foot {...props} />
    <Band nation={props.nation} name={props.name} />
    <rect class="kit-card-edge" width={CARD.width} height={CARD.height} rx="2.5" />
  </>
);

/** A card as long as it is large enough to be told apart; from further off a pin with the flag. */
const Face = (props: CounterProps) => {
  const pinned = isPin();
  return (
    <Show when={pinned()} fallback={<Card {...props} />}>
      <Pin nation={props.nation} />
    </Show>
  );
};

export const Counter = (props: CounterProps) => {
  const still = isStill();
  const press = () => (still ? undefined : props.onPress);
  return (
    <g
      class="kit-counter"
      classList={{
        'kit-selected': props.selected === true,
        'kit-offered': props.offered === true,
        'kit-dimmed': props.dimmed === true,
        'kit-ghost': props.ghost === true,
        'kit-pressable': press() !== undefined,
      }}
      {...pressing(props.label, press(), props.selected === true)}
    >
      <Face {...props} />
    </g>
  );
};
