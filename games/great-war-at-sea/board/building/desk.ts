/** What lies on a builder's desk: the draft, its faults, the fleet that is open, and what a press on the chart does. */
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Fault } from '../../../../register/reading.ts';
import { beginningIn, type Draft, faultsAt, faultsIn } from '../../data/builder.ts';
import { zonesOf } from '../../data/drafting.ts';
import type { Theatre, ZoneId } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import { turnsOf } from './words.ts';

/** A list of zones that is being picked on the chart. */
export interface Picking {
  /** The place of the list in the draft, such as `aims[0].zones`. */
  readonly at: string;
  readonly words: string;
  readonly zones: Accessor<readonly ZoneId[]>;
  readonly onZones: (zones: readonly ZoneId[]) => void;
}

export interface BuilderDesk {
  readonly draft: Accessor<Draft>;
  /** Parts of the draft that long lists hang on, and that seldom change. */
  readonly theatre: Accessor<Theatre>;
  readonly zones: Accessor<readonly ZoneId[]>;
  readonly date: Accessor<Draft['date']>;
  readonly turns: Accessor<readonly number[]>;
  readonly change: (how: (draft: Draft) => Draft) => void;
  /** Puts another draft on the desk. */
  readonly lay: (draft: Draft) => void;
  /** As it was before the last change; without one, nothing. */
  readonly back: () => void;
  readonly canGoBack: Accessor<boolean>;
  readonly faults: Accessor<readonly Fault[]>;
  readonly faultsAt: (place: string) => readonly Fault[];
  /** The place of the open fleet in the list. */
  readonly open: Accessor<number>;
  readonly openFleet: (place: number) => void;
  readonly picking: Accessor<Picking | null>;
  readonly pick: (picking: Picking | null) => void;
}

export interface DeskPart {
  readonly desk: BuilderDesk;
}

/** So many changes can be taken back. */
const REMEMBERED = 100;

export function createDesk(): BuilderDesk {
  const [drafts, setDrafts] = createSignal<readonly [Draft, ...Draft[]]>([beginningIn('north-sea')]);
  const [open, openFleet] = createSignal(0);
  const [picking, pick] = createSignal<Picking | null>(null);
  const draft = createMemo(() => drafts()[0]);
  const faults = createMemo(() => faultsIn(draft()));
  const put = (next: Draft): void => {
    setDrafts(([last, ...others]) => [next, last, ...others.slice(0, REMEMBERED)]);
  };
  const span = createMemo(() => draft().turns);
  const theatre = createMemo(() => theatreOf(draft().theatre));
  return {
    draft,
    theatre,
    zones: createMemo(() => zonesOf(theatre())),
    date: createMemo(() => draft().date),
    turns: createMemo(() => turnsOf(span())),
    change: (how) => put(how(draft())),
    lay: (next) => {
      pick(null);
      openFleet(0);
      put(next);
    },
    back: () => {
      pick(null);
      setDrafts(([last, before, ...others]) => (before ? [before, ...others] : [last]));
    },
    canGoBack: () => drafts().length > 1,
    faults,
    faultsAt: (place) => faultsAt(faults(), place),
    open: () => Math.max(0, Math.min(open(), draft().fleets.length - 1)),
    openFleet: (place) => {
      pick(null);
      openFleet(place);
    },
    picking,
    pick,
  };
}
