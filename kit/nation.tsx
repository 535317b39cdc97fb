/** The flags that stand beside a nation's colour, so that a side is never told by colour alone. */
import { type JSX, Match, Show, Switch } from 'solid-js';

export type Nation =
  | 'british'
  | 'german'
  | 'french'
  | 'russian'
  | 'japanese'
  | 'american'
  | 'austrian'
  | 'italian'
  | 'turkish'
  | 'greek'
  | 'spanish'
  | 'dutch'
  | 'chinese'
  | 'neutral';

/** The colour of a nation's band. */
export const bandOf = (nation: Nation): string => `var(--nation-${nation})`;

const [W, H] = [9, 6];

const Bars = (props: { readonly colours: readonly [string, string, string]; readonly upright?: boolean }) => (
  <>
    {props.colours.map((colour, i) =>
      props.upright === true ? (
        <rect class={`kit-bunting-${colour}`} x={(i * W) / 3} width={W / 3} height={H} />
      ) : (
        <rect class={`kit-bunting-${colour}`} y={(i * H) / 3} width={W} height={H / 3} />
      ),
    )}
  </>
);

const Field = (props: { readonly colour: string }) => <rect class={`kit-bunting-${props.colour}`} width={W} height={H} />;

const WhiteEnsign = () => (
  <>
    <Field colour="white" />
    <rect class="kit-bunting-blue" width="4" height="2.5" />
    <path class="kit-bunting-line-white" stroke-width="0.7" d="M0 0L4 2.5M4 0L0 2.5M2 0V2.5M0 1.25H4" />
    <path class="kit-bunting-line-red" stroke-width="0.4" d="M2 0V2.5M0 1.25H4" />
    <path class="kit-bunting-line-red" stroke-width="1" d="M4.5 0V6M0 3H9" />
  </>
);

const WarEnsign = () => (
  <>
    <Field colour="white" />
    <rect class="kit-bunting-black" width="3.4" height="0.8" />
    <rect class="kit-bunting-red" y="1.6" width="3.4" height="0.8" />
    <path class="kit-bunting-line-black" stroke-width="1" d="M4.2 0V6M0 3H9" />
    <circle class="kit-bunting-disc" cx="4.2" cy="3" r="1.25" />
  </>
);

const RisingSun = () => (
  <>
    <Field colour="white" />
    <path
      class="kit-bunting-line-red"
      stroke-width="0.55"
      d="M3.8 3L9 3M3.8 3L9 5.6M3.8 3L9 0.4M3.8 3L6 6M3.8 3L6 0M3.8 3L2.6 0M3.8 3L2.6 6M3.8 3H0M3.8 3L0 5.4M3.8 3L0 0.6"
    />
    <circle class="kit-bunting-red" cx="3.8" cy="3" r="1.4" />
  </>
);

const StarsAndStripes = () => (
  <>
    <Field colour="white" />
    <path class="kit-bunting-line-red" stroke-width="0.75" d="M0 0.4H9M0 2.1H9M0 3.8H9M0 5.6H9" />
    <rect class="kit-bunting-blue" width="4" height="3.2" />
    <path class="kit-bunting-line-white" stroke-width="0.6" stroke-dasharray="0.6 0.6" d="M0.6 0.8H3.6M0.6 1.6H3.6M0.6 2.4H3.6" />
  </>
);

const Crescent = () => (
  <>
    <Field colour="red" />
    <path
      class="kit-bunting-white"
      d="M4.6 1.2A1.9 1.9 0 1 0 4.6 4.8A1.5 1.5 0 1 1 4.6 1.2ZM5.8 2.3L6.1 3L6.8 3L6.2 3.4L6.4 4.1L5.8 3.7L5.2 4.1L5.4 3.4L4.8 3L5.5 3Z"
    />
  </>
);

const SaintAndrew = () => (
  <>
    <Field colour="white" />
    <path class="kit-bunting-line-blue" stroke-width="1.1" d="M0 0L9 6M9 0L0 6" />
  </>
);

const Greek = () => (
  <>
    <Field colour="white" />
    <path class="kit-bunting-line-blue" stroke-width="0.68" d="M0 0.34H9M0 1.7H9M0 3.06H9M0 4.4H9M0 5.7H9" />
    <rect class="kit-bunting-blue" width="3.4" height="3.4" />
    <path class="kit-bunting-line-white" stroke-width="0.7" d="M1.7 0V3.4M0 1.7H3.4" />
  </>
);

const Spanish = () => (
  <>
    <Field colour="red" />
    <rect class="kit-bunting-gold" y="1.5" width="9" height="3" />
    <circle class="kit-bunting-red" cx="3" cy="3" r="0.8" />
  </>
);

/** The dragon of the Great Qing, after a red pearl. */
const Dragon = () => (
  <>
    <Field colour="gold" />
    <path
      class="kit-bunting-line-blue"
      stroke-width="0.9"
      fill="none"
      d="M1.2 4.4C2.2 5.4 3 4.8 3.4 3.8S4.8 2.2 5.4 3.2S7.6 5.2 8 3.4S6.8 1.2 5.6 1.6"
    />
    <path class="kit-bunting-line-blue" stroke-width="0.5" d="M3.3 4L2.4 3.2M5.3 3L4.7 4.3M7.7 4.2L8.5 4.9" />
    <circle class="kit-bunting-red" cx="3.6" cy="1.5" r="0.6" />
  </>
);

const flags: Record<Nation, () => JSX.Element> = {
  british: WhiteEnsign,
  german: WarEnsign,
  french: () => <Bars upright colours={['blue', 'white', 'red']} />,
  russian: SaintAndrew,
  japanese: RisingSun,
  american: StarsAndStripes,
  austrian: () => <Bars colours={['red', 'white', 'red']} />,
  italian: () => <Bars upright colours={['green', 'white', 'red']} />,
  turkish: Crescent,
  greek: Greek,
  spanish: Spanish,
  dutch: () => <Bars colours={['red', 'white', 'blue']} />,
  chinese: Dragon,
  neutral: () => <Field colour="white" />,
};

interface FlagProps {
  readonly nation: Nation;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
}

/** A small ensign, nine by six, for use inside any SVG. */
export const Flag = (props: FlagProps) => (
  <svg
    x={props.x ?? 0}
    y={props.y ?? 0}
    width={props.width ?? W}
    height={((props.width ?? W) * H) / W}
    viewBox={`0 0 ${W} ${H}`}
    aria-hidden="true"
  >
    <Switch>
      <Match when={flags[props.nation]} keyed>
        {(Draw) => <Draw />}
      </Match>
    </Switch>
    <rect class="kit-flag-edge" width={W} height={H} />
  </svg>
);

/** The same among words; named where nothing beside it says whose it is. */
export const FlagMark = (props: { readonly nation: Nation; readonly name?: string | undefined }) => (
  <svg
    class="kit-flag"
    viewBox={`0 0 ${W} ${H}`}
    {...(props.name === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img', 'aria-label': props.name })}
  >
    <Show when={props.name}>{(name) => <title>{name()}</title>}</Show>
    <Flag nation={props.nation} />
  </svg>
);
