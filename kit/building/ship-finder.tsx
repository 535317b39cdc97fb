/** Ships of the register by nation, type and name, class by class, to be taken one by one or all together. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { bare } from '../../kernel/bare.ts';
import { aboutShip } from '../../register/about.ts';
import { NATIONS, SHIP_TYPES, type Ship } from '../../register/types.ts';
import { FlagMark } from '../nation.tsx';
import { capital, counted } from '../words.ts';
import { OneOf } from './fields.tsx';

const ANY = 'any';

interface Wanted {
  readonly nation: string;
  readonly type: string;
  readonly words: string;
}

/** Every word must stand somewhere in what there is to say of her. */
const isMeant = (ship: Ship, { nation, type, words }: Wanted): boolean =>
  (nation === ANY || ship.nation === nation) &&
  (type === ANY || ship.type === type) &&
  bare(words)
    .split(/\s+/)
    .every((word) => bare(`${ship.name} ${aboutShip(ship)} ${ship.nation} ${ship.completed?.year}`).includes(word));

/** The ships of one class, and the entry that stands for so many of them as one likes. */
interface Class {
  readonly first: Ship;
  readonly ships: readonly Ship[];
  readonly asOne: Ship | undefined;
}

function inClasses(ships: readonly Ship[], isCounted: boolean): readonly Class[] {
  const classes = new Map<string, Ship[]>();
  for (const ship of ships) {
    const key = `${ship.nation} ${ship.class} ${ship.type}`;
    classes.set(key, [...(classes.get(key) ?? []), ship]);
  }
  return [...classes.values()].flatMap((all) => {
    const asOne = isCounted ? all.find(({ built }) => built !== undefined) : undefined;
    const [first] = all;
    return first ? [{ first, asOne, ships: all.filter((ship) => ship !== asOne) }] : [];
  });
}

interface Taking {
  /** Whither they go, as it stands in the names of the buttons: 'the blue fleet'. */
  readonly to: string;
  /** An id that stands there several times is so many of a class. */
  readonly onTake: (ships: readonly string[]) => void;
}

const Chip = (props: { readonly label: string; readonly words: string; readonly isAll?: boolean; readonly onPress: () => void }) => (
  <button
    type="button"
    class="builder-chip"
    classList={{ all: props.isAll === true }}
    aria-label={props.label}
    onClick={() => props.onPress()}
  >
    {props.words}
  </button>
);

const ByName = (props: Taking & { readonly of: Class }) => (
  <p class="builder-chips">
    <For each={props.of.ships}>
      {(ship) => <Chip label={`${ship.name} to ${props.to}`} words={ship.name} onPress={() => props.onTake([ship.id])} />}
    </For>
    <Show when={props.of.ships.length > 1}>
      <Chip
        isAll
        label={`All ${props.of.ships.length} of the ${aboutShip(props.of.first)} to ${props.to}`}
        words={`all ${props.of.ships.length}`}
        onPress={() => props.onTake(props.of.ships.map(({ id }) => id))}
      />
    </Show>
  </p>
);

/** So many small ships at a press. */
const DOZENS = [1, 4, 12];

const ByNumber = (props: Taking & { readonly ship: Ship }) => (
  <p class="builder-chips">
    <For each={DOZENS}>
      {(number) => (
        <Chip
          label={`${number} of the ${aboutShip(props.ship)} to ${props.to}`}
          words={`+${number}`}
          onPress={() => props.onTake(Array.from({ length: number }, () => props.ship.id))}
        />
      )}
    </For>
  </p>
);

const Family = (props: Taking & { readonly of: Class; readonly figures: string }) => (
  <li class="builder-family">
    <p>
      <FlagMark nation={props.of.first.nation} /> <b>{capital(aboutShip(props.of.first))}</b>{' '}
      <span class="soft">
        {capital(props.of.first.nation)}, {props.figures}
      </span>
    </p>
    <Show when={props.of.asOne} fallback={<ByName of={props.of} to={props.to} onTake={props.onTake} />}>
      {(ship) => (
        <>
          <ByNumber ship={ship()} to={props.to} onTake={props.onTake} />
          <Show when={props.of.ships.length > 0}>
            <details>
              <summary class="soft">By name</summary>
              <ByName of={props.of} to={props.to} onTake={props.onTake} />
            </details>
          </Show>
        </>
      )}
    </Show>
  </li>
);

/** So many classes at a time. */
const MORE = 8;

interface Props extends Taking {
  readonly ships: readonly Ship[];
  readonly figures: (ship: Ship) => string;
  /** Entries that stand for a class are taken by number. */
  readonly isCounted?: true;
  /** What is said where nothing is found. */
  readonly none: string;
}

export const ShipFinder = (props: Props) => {
  const [wanted, setWanted] = createSignal<Wanted>({ nation: ANY, type: ANY, words: '' });
  const [shown, setShown] = createSignal(MORE);
  const want = (changes: Partial<Wanted>): void => {
    setWanted({ ...wanted(), ...changes });
    setShown(MORE);
  };
  const kinds = (all: readonly string[], of: (ship: Ship) => string): readonly string[] => {
    const present = new Set(props.ships.map(of));
    return [ANY, ...all.filter((each) => present.has(each))];
  };
  const classes = createMemo(() =>
    inClasses(
      props.ships.filter((ship) => isMeant(ship, wanted())),
      props.isCounted === true,
    ),
  );
  return (
    <>
      <div class="builder-fields">
        <OneOf
          label="Nation"
          words={capital}
          all={kinds(NATIONS, ({ nation }) => nation)}
          value={wanted().nation}
          onChange={(nation) => want({ nation })}
        />
        <OneOf
          label="Type"
          words={(type) => capital(type.replaceAll('-', ' '))}
          all={kinds(SHIP_TYPES, ({ type }) => type)}
          value={wanted().type}
          onChange={(type) => want({ type })}
        />
        <label class="builder-field">
          Find ships by name or class
          <input
            type="search"
            class="field"
            autocomplete="off"
            value={wanted().words}
            onInput={(event) => want({ words: event.currentTarget.value })}
          />
        </label>
      </div>
      <ul class="builder-found">
        <For each={classes().slice(0, shown())} fallback={<li class="soft">{props.none}</li>}>
          {(each) => <Family of={each} figures={props.figures(each.first)} to={props.to} onTake={props.onTake} />}
        </For>
      </ul>
      <Show when={classes().length > shown()}>
        <button type="button" class="button quiet" onClick={() => setShown(shown() + MORE)}>
          More of {counted(classes().length, 'class', 'classes')}
        </button>
      </Show>
    </>
  );
};
