/** The two sides: what they are called, and the nations whose ships sail for them. */
import { For } from 'solid-js';
import { Words } from '../../../../kit/building/fields.tsx';
import { FlagMark } from '../../../../kit/nation.tsx';
import { NATIONS } from '../../../../register/types.ts';
import type { Operation } from '../../data/operation.ts';
import { SIDES, type Side } from '../../state.ts';
import { nationName } from '../facts.ts';
import type { DeskPart } from './desk.ts';
import { Faults } from './faults.tsx';
import { Many } from './many.tsx';

const Party = (props: DeskPart & { readonly side: Side }) => {
  const party = () => props.desk.draft().sides[props.side];
  const choose = (changes: Partial<Operation['sides'][Side]>): void =>
    props.desk.change((draft) => ({ ...draft, sides: { ...draft.sides, [props.side]: { ...draft.sides[props.side], ...changes } } }));
  return (
    <div class="gw-party" data-side={props.side}>
      <Words
        label={props.side === 'allied' ? 'Allied side' : 'Central side'}
        most={60}
        value={party().name}
        onChange={(name) => choose({ name })}
      />
      <Many
        label={`Nations of ${party().name.replace(/^The /, 'the ')}`}
        words={nationName}
        all={NATIONS}
        chosen={party().nations}
        onChange={(nations) => choose({ nations })}
      />
      <Faults desk={props.desk} at={`sides.${props.side}`} />
    </div>
  );
};

export const Parties = (props: DeskPart) => (
  <>
    <div class="gw-pair">
      <For each={SIDES}>{(side) => <Party desk={props.desk} side={side} />}</For>
    </div>
    <Faults desk={props.desk} at="sides" alone />
  </>
);

/** The flag that a side goes by. */
export const SideFlag = (props: DeskPart & { readonly side: Side }) => (
  <FlagMark nation={props.desk.draft().sides[props.side].nations[0] ?? 'neutral'} />
);
