/** A list of things of several kinds, folded away: each in words with its fields, and a button for a new one of each kind. */
import { type Accessor, For, Index, type JSX } from 'solid-js';
import { changed, without } from '../../data/drafting.ts';
import type { DeskPart } from './desk.ts';
import { FaultMark, Faults } from './faults.tsx';

export interface ThingPart<T> extends DeskPart {
  /** Its place in the list. */
  readonly place: number;
  readonly thing: T;
  readonly onChange: (thing: T) => void;
}

interface ThingsProps<T extends { readonly kind: string }> extends DeskPart {
  /** The list's place in the draft. */
  readonly at: string;
  readonly title: string;
  readonly none: string;
  /** What one of them is called: 'aim'. */
  readonly one: string;
  readonly things: readonly T[];
  readonly kinds: Readonly<Record<T['kind'], string>>;
  readonly all: readonly T['kind'][];
  readonly make: (kind: T['kind']) => T;
  readonly words: (thing: T) => string;
  readonly side: (thing: T) => string | undefined;
  readonly onChange: (things: readonly T[]) => void;
  readonly form: (part: { readonly place: number; readonly thing: Accessor<T>; readonly onChange: (thing: T) => void }) => JSX.Element;
}

export const Things = <T extends { readonly kind: string }>(props: ThingsProps<T>) => {
  const kindOf = ({ kind }: { readonly kind: T['kind'] }): string => props.kinds[kind];
  const remove = (place: number): void => {
    props.desk.pick(null);
    props.onChange(without(props.things, place));
  };
  return (
    <details class="gw-fold gw-part">
      <summary>
        {props.title}: {props.things.length || props.none} <FaultMark desk={props.desk} at={[props.at]} />
      </summary>
      <ul>
        <Index each={props.things}>
          {(thing, place) => (
            <li class="gw-item" data-side={props.side(thing())}>
              <p class="gw-sentence">
                {props.words(thing())}
                <button
                  type="button"
                  class="builder-chip all"
                  aria-label={`Remove the ${props.one}: ${kindOf(thing())}`}
                  onClick={() => remove(place)}
                >
                  remove
                </button>
              </p>
              {props.form({ place, thing, onChange: (next) => props.onChange(changed(props.things, place, () => next)) })}
              <Faults desk={props.desk} at={`${props.at}[${place}]`} />
            </li>
          )}
        </Index>
      </ul>
      <p class="builder-chips">
        <For each={props.all}>
          {(kind) => (
            <button type="button" class="builder-chip all" onClick={() => props.onChange([...props.things, props.make(kind)])}>
              + {props.kinds[kind]}
            </button>
          )}
        </For>
      </p>
    </details>
  );
};
