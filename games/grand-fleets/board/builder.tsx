/** A battle of one's own: two fleets out of the register, how they meet, and what can be seen. */
import './css/builder.css';
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { BuilderProps, BuiltPack } from '../../../kit/builder-props.ts';
import { shipNamed } from '../../../register/index.ts';
import type { Ship } from '../../../register/types.ts';
import { type Choices, hullOf, idOf, lackOf, MEETINGS, type Meeting, packOf, shipsOf } from '../data/builder.ts';
import type { ShipId, Side } from '../state.ts';
import { SIDES } from '../state.ts';

const MEETING_WORDS: Readonly<Record<Meeting, string>> = {
  meeting: 'head for each other',
  'blue-chased': 'red chases blue',
  'red-chased': 'blue chases red',
  parallel: 'steam side by side',
};

const FORM_WORDS: Readonly<Record<Choices['form'], string>> = { 'line-ahead': 'line ahead', 'line-abreast': 'line abreast' };

const BEGINNING: Choices = {
  title: 'A battle of my own',
  year: 1916,
  turns: 10,
  meeting: 'meeting',
  range: 12,
  visibility: null,
  form: 'line-ahead',
  fleets: { blue: [], red: [] },
};

const MOST_SHOWN = 12;
/** As the reader of packs has it. */
const MOST_SHIPS = 150;

const typeOf = ({ type }: Ship): string => type.replaceAll('-', ' ');
const about = (ship: Ship): string => `${ship.class} class ${typeOf(ship)}, ${ship.nation}, ${ship.completed?.year}`;

/** Every word must stand somewhere in what there is to say of her; accents do not count. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isMeant = (ship: Ship, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => plain(`${ship.name} ${about(ship)}`).includes(word));

interface NumberProps {
  readonly label: string;
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

const Whole = (props: NumberProps) => (
  <label class="builder-field">
    {props.label}
    <input
      type="number"
      class="field"
      min={props.least}
      max={props.most}
      value={props.value ?? ''}
      onChange={(event) => {
        const value = Math.round(event.currentTarget.valueAsNumber);
        const kept = Number.isFinite(value) ? Math.min(props.most, Math.max(props.least, value)) : (props.value ?? props.least);
        event.currentTarget.value = `${kept}`;
        props.onChange(kept);
      }}
    />
  </label>
);

interface OneOfProps<T extends string> {
  readonly label: string;
  readonly words: Readonly<Record<T, string>>;
  readonly all: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

const OneOf = <T extends string>(props: OneOfProps<T>) => (
  <label class="builder-field">
    {props.label}
    <select
      class="field"
      value={props.value}
      onChange={(event) => {
        const chosen = props.all.find((each) => each === event.currentTarget.value);
        if (chosen !== undefined) props.onChange(chosen);
      }}
    >
      <For each={props.all}>{(each) => <option value={each}>{props.words[each]}</option>}</For>
    </select>
  </label>
);

const Fleet = (props: {
  readonly side: Side;
  readonly ships: readonly ShipId[];
  readonly year: number;
  readonly onDrop: (ship: ShipId) => void;
}) => (
  <section class="builder-fleet" data-side={props.side} aria-label={`The ${props.side} fleet`}>
    <h3>
      {props.side === 'blue' ? 'Blue' : 'Red'} <span class="soft">{hullOf(props.ships, props.year)} hull points</span>
    </h3>
    <Show when={props.ships.length > 0} fallback={<p class="soft">No ships yet.</p>}>
      <ol class="builder-ships">
        <For each={props.ships}>
          {(ship) => (
            <li>
              <span>{shipNamed(ship).name}</span>
              <button type="button" class="button quiet" aria-label={`Remove ${shipNamed(ship).name}`} onClick={() => props.onDrop(ship)}>
                ×
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  </section>
);

const Found = (props: { readonly ship: Ship; readonly isFull: (side: Side) => boolean; readonly onTake: (side: Side) => void }) => (
  <li>
    <span>
      <strong>{props.ship.name}</strong> <span class="soft">{about(props.ship)}</span>
    </span>
    <span class="builder-takes">
      <For each={SIDES}>
        {(side) => (
          <button
            type="button"
            class="button quiet"
            aria-label={`${props.ship.name} to the ${side} fleet`}
            disabled={props.isFull(side)}
            onClick={() => props.onTake(side)}
          >
            {side === 'blue' ? 'Blue' : 'Red'}
          </button>
        )}
      </For>
    </span>
  </li>
);

/** It stands in the form of the page, which Enter in a field would send off. */
const stay = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

const Builder = (props: BuilderProps) => {
  const [choices, setChoices] = createSignal(BEGINNING);
  const choose = (changes: Partial<Choices>): void => {
    tell('');
    setChoices({ ...choices(), ...changes });
  };
  const [words, setWords] = createSignal('');
  const [told, tell] = createSignal('');
  const offered = createMemo(() => shipsOf(choices().year));
  const found = createMemo(() => {
    const taken = new Set([...choices().fleets.blue, ...choices().fleets.red]);
    return offered().filter((ship) => !taken.has(ship.id) && isMeant(ship, words()));
  });
  const form = (side: Side, ships: readonly ShipId[]): void => choose({ fleets: { ...choices().fleets, [side]: ships } });
  const take = (side: Side, ship: ShipId): void => form(side, [...choices().fleets[side], ship]);
  const drop = (side: Side, ship: ShipId): void =>
    form(
      side,
      choices().fleets[side].filter((each) => each !== ship),
    );
  /** Whoever was not there in the new year goes. */
  const sail = (year: number): void => {
    const present = new Set(shipsOf(year).map(({ id }) => id));
    const staying = (side: Side): ShipId[] => choices().fleets[side].filter((ship) => present.has(ship));
    choose({ year, fleets: { blue: staying('blue'), red: staying('red') } });
  };
  const built = (): BuiltPack => ({ file: `${idOf(choices())}.json`, value: packOf(choices()), scenario: idOf(choices()) });
  const build = async (): Promise<void> => {
    try {
      await props.onBuild(built());
      tell(`‘${choices().title}’ is chosen as the scenario.`);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div class="builder-desk" role="presentation" onKeyDown={stay}>
      <div class="builder-fields">
        <label class="builder-field wide">
          Title
          <input
            type="text"
            class="field"
            maxlength="60"
            value={choices().title}
            onInput={(event) => choose({ title: event.currentTarget.value })}
          />
        </label>
        <Whole label="Year" value={choices().year} least={1889} most={1939} onChange={sail} />
        <Whole label="Turns" value={choices().turns} least={1} most={60} onChange={(turns) => choose({ turns })} />
        <OneOf
          label="The fleets"
          words={MEETING_WORDS}
          all={MEETINGS}
          value={choices().meeting}
          onChange={(meeting) => choose({ meeting })}
        />
        <OneOf
          label="Formation"
          words={FORM_WORDS}
          all={['line-ahead', 'line-abreast']}
          value={choices().form}
          onChange={(form) => choose({ form })}
        />
        <Whole label="Miles between them" value={choices().range} least={2} most={40} onChange={(range) => choose({ range })} />
        <Whole
          label="Miles that can be seen (30: all)"
          value={choices().visibility ?? 30}
          least={1}
          most={30}
          onChange={(miles) => choose({ visibility: miles === 30 ? null : miles })}
        />
      </div>
      <div class="builder-fleets">
        <For each={SIDES}>
          {(side) => <Fleet side={side} ships={choices().fleets[side]} year={choices().year} onDrop={(ship) => drop(side, ship)} />}
        </For>
      </div>
      <label class="builder-field">
        Find ships by name, class, type or nation
        <input type="search" class="field" autocomplete="off" value={words()} onInput={(event) => setWords(event.currentTarget.value)} />
      </label>
      <ul class="builder-found">
        <For each={found().slice(0, MOST_SHOWN)}>
          {(ship) => (
            <Found ship={ship} isFull={(side) => choices().fleets[side].length >= MOST_SHIPS} onTake={(side) => take(side, ship.id)} />
          )}
        </For>
      </ul>
      <p class="soft" role="status">
        {told() ||
          lackOf(choices()) ||
          `Of ${found().length} ships of ${choices().year}, ${Math.min(found().length, MOST_SHOWN)} are shown.`}
      </p>
      <p class="row">
        <button type="button" class="button" disabled={lackOf(choices()) !== null} onClick={() => void build()}>
          Choose this battle
        </button>
        <button type="button" class="button quiet" disabled={lackOf(choices()) !== null} onClick={() => props.onDownload(built())}>
          Download it
        </button>
      </p>
    </div>
  );
};

export default Builder;
