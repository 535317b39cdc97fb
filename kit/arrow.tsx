/** `<Arrow>`: a link between areas, or a course over several, with heads that show which way it may be used. */
import { Show } from 'solid-js';
import { type End, endsOf } from './path.ts';

interface ArrowProps {
  /** Absolute M, L, Q and C commands. */
  readonly path: string;
  /** Only along the path; otherwise both ends carry a head. */
  readonly oneWay?: boolean;
  readonly tone?: 'link' | 'offered' | 'selected' | 'danger';
  /** Dashed, for what is planned and not yet done. */
  readonly planned?: boolean;
  readonly label?: string;
}

const HEAD = 'M0 0L-8 3.6L-6.2 0L-8 -3.6Z';

const Head = (props: { readonly end: End }) => (
  <path class="kit-arrow-head" d={HEAD} transform={`translate(${props.end.x} ${props.end.y}) rotate(${props.end.angle})`} />
);

export const Arrow = (props: ArrowProps) => (
  <g
    class={`kit-arrow kit-arrow-${props.tone ?? 'link'}`}
    classList={{ 'kit-arrow-planned': props.planned === true }}
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? 'true' : undefined}
  >
    <path class="kit-arrow-line" d={props.path} />
    <Show when={endsOf(props.path)}>
      {(ends) => (
        <>
          <Head end={ends().finish} />
          <Show when={props.oneWay !== true}>
            <Head end={ends().start} />
          </Show>
        </>
      )}
    </Show>
  </g>
);
