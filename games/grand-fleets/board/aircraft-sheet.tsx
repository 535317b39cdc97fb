/** All there is to know about an aeroplane or a zeppelin (GF-9.1). */
import { Show } from 'solid-js';
import { FlagMark } from '../../../kit/nation.tsx';
import { SheetRow } from '../../../kit/sheet.tsx';
import { capital } from '../../../kit/words.ts';
import type { Battle } from '../data/battle.ts';
import { wingOf } from '../rules/aircraft.ts';
import type { AircraftView, View } from '../view.ts';
import { whereabouts } from './words.ts';

export const AircraftSheet = (props: { readonly battle: Battle; readonly view: View; readonly craft: AircraftView }) => {
  const wing = () => wingOf(props.battle, props.craft.id);
  const type = () => wing().type;
  return (
    <article class="kit-sheet gf-sheet" aria-label={`Card of ${wing().name}`}>
      <header>
        <h3>
          <FlagMark nation={props.battle.nations[wing().side]} /> {wing().name}
        </h3>
        <p>{type().name}</p>
      </header>
      <p class="gf-hull-words">{capital(whereabouts(props.view, props.craft))}</p>
      <dl>
        <SheetRow name="Hits">
          {props.craft.hits} of {type().hits}
        </SheetRow>
        <SheetRow name="Speed">{type().speed} hexes, two less for each altitude</SheetRow>
        <SheetRow name="Ceiling">altitude {type().ceiling}</SheetRow>
        <Show when={props.craft.fuel !== null}>
          <SheetRow name="Fuel">{props.craft.fuel} turns</SheetRow>
        </Show>
        <Show when={type().attack !== null}>
          <SheetRow name="Machine guns">+{type().attack} in a dogfight</SheetRow>
        </Show>
        <Show when={type().bombs}>{(bombs) => <SheetRow name="Bombs">{`${props.craft.bombs} of ${bombs().count}`}</SheetRow>}</Show>
        <Show when={type().torpedo}>
          {(damage) => <SheetRow name="Torpedo">{props.craft.torpedoes > 0 ? `${damage()} damage` : 'dropped'}</SheetRow>}
        </Show>
      </dl>
    </article>
  );
};
