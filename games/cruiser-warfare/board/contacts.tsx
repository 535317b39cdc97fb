/** Where fleets have met, and will fight. */
import { For } from 'solid-js';
import type { View } from '../view.ts';
import { within } from '../words/names.ts';
import { areaShape } from './charts.ts';

export const Contacts = (props: { readonly view: View }) => (
  <For each={props.view.contacts.filter(({ fought }) => !fought)}>
    {({ area, place, surprise }) => (
      <g
        class="cw-contact"
        classList={{ 'cw-contact-now': props.view.fighting === place }}
        transform={`translate(${areaShape(area).centre[0]} ${areaShape(area).centre[1] - 20})`}
        role="img"
        aria-label={`Fleets have met ${within(area)}${surprise ? ', by surprise' : ''}`}
      >
        <path d="M0-11L2.6-4.5L8.8-7.2L5.2-1.5L10.8 2L4.2 2.7L4.9 9.3L0.6 4.5L-4.2 9.2L-3.7 2.7L-10.8 3.1L-5.1-1.2L-8.8-6.8L-2.6-4.2Z" />
      </g>
    )}
  </For>
);
