/** Setting up a game: scenario, switches, seed. */
import '../css/home.css';
import { createResource, createSignal, onCleanup, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { Option } from '../../kernel/index.ts';
import type { BuiltPack } from '../../kit/builder-props.ts';
import type { PackFile } from '../../kit/pack-file.ts';
import { fillSeats, PERSON, personsIn } from '../../table/seats.ts';
import type { Clock, SeatWanted } from '../../table/wire.ts';
import { type GameId, isGameId } from '../games.ts';
import { noteBegun } from '../goal/begun.ts';
import { beginGame } from '../new-save.ts';
import { comeIn, makeTable, whoAmI } from '../online/server.ts';
import { Notice } from '../parts/notice.tsx';
import { PageTop } from '../parts/page-top.tsx';
import { RuleContext } from '../parts/rule-chip.tsx';
import { go, hrefOf } from '../router.ts';
import { randomSeed } from '../seed.ts';
import { createSession } from '../session.ts';
import { shelved } from '../shelf.ts';
import { BuilderChoice } from './new-game/builder.tsx';
import { ClockChoice } from './new-game/clock.tsx';
import { PackChoice } from './new-game/pack.tsx';
import { ScenarioChoice, ScenarioSheet } from './new-game/scenarios.tsx';
import { ELSEWHERE, isElsewhere, SeatChoice } from './new-game/seats.tsx';
import { Switches } from './new-game/switches.tsx';

interface Chosen {
  scenario: string;
  seed: string;
  options: Record<string, string>;
  /** Empty until somebody is seated otherwise than usual. */
  seats: Record<string, string>;
}

/** `isShared` when people play against each other. */
const Seed = (props: { readonly seed: string; readonly isShared: boolean; readonly onChange: (seed: string) => void }) => (
  <div class="switch">
    <label for="seed">Seed of the dice</label>
    <p class="soft">Any text. The same seed, the same switches and the same orders give the same game.</p>
    <Show when={props.isShared}>
      <p class="soft">Both of you may know it: that neither works out the dice beforehand is a matter of honour.</p>
    </Show>
    <div class="row">
      <input
        id="seed"
        type="text"
        class="field"
        autocomplete="off"
        spellcheck={false}
        value={props.seed}
        onInput={(event) => props.onChange(event.currentTarget.value)}
      />
      <button type="button" class="button quiet" onClick={() => props.onChange(randomSeed())}>
        Another
      </button>
    </div>
  </div>
);

const wantedOf = (seat: string): SeatWanted => {
  if (seat === PERSON) return { me: true };
  return seat === ELSEWHERE ? { free: true } : { bot: seat };
};

const Form = (props: { readonly game: GameId }) => {
  const session = createSession();
  onCleanup(session.close);
  const [about, { mutate: setAbout }] = createResource(
    () => props.game,
    (game) => session.describe(game),
  );
  const [chosen, setChosen] = createStore<Chosen>({ scenario: '', seed: randomSeed(), options: {}, seats: {} });
  const [pack, setPack] = createSignal<PackFile | null>(null);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  /** The game judges the file, and tells what can be played with it. */
  const choosePack = async (chosenPack: PackFile | null): Promise<void> => {
    const told = await session.describe(props.game, chosenPack?.value);
    setTrouble(null);
    setPack(chosenPack);
    setAbout(told);
    if (!told.scenarios.some(({ id }) => id === chosen.scenario)) setChosen('scenario', '');
  };
  const chooseBuilt = async ({ file, value, scenario, options }: BuiltPack): Promise<void> => {
    await choosePack({ file, value });
    setChosen('scenario', scenario);
    setChosen('options', options);
  };
  const scenario = (): string => chosen.scenario || shelved(props.game).begins;
  const measured = () => shelved(props.game).measured;
  const switches = (): readonly Option[] => (about()?.options ?? []).filter(({ scenarios }) => scenarios?.includes(scenario()) ?? true);
  const isForOne = (): boolean => (about()?.sides.length ?? 1) === 1;
  /** As they are called in the scenario. */
  const sides = () => {
    const names = about()?.scenarios.find(({ id }) => id === scenario())?.sides;
    return (about()?.sides ?? []).map(({ id, name }) => ({ id, name: names?.[id] ?? name }));
  };
  const [online] = createResource(async () => (await whoAmI()) !== undefined);
  const seats = () =>
    fillSeats(
      (about()?.sides ?? []).map(({ id }) => id),
      [ELSEWHERE, ...(about()?.bots ?? []).map(({ name }) => name)],
      { ...chosen.seats },
    );
  const [isKept, setKept] = createSignal(false);
  const [isListed, setListed] = createSignal(false);
  const [clock, setClock] = createSignal<Clock>({ kind: 'none' });
  /** Somebody is to come from elsewhere, to play or to look on. */
  const isServed = (): boolean => isElsewhere(seats()) || (online() === true && isKept());
  /** The server lays the table. */
  const layAtServer = async (options: Readonly<Record<string, string>>): Promise<void> => {
    await comeIn();
    const value = pack()?.value;
    const { id } = await makeTable({
      game: props.game,
      scenario: scenario(),
      options,
      ...(value === undefined ? {} : { pack: value }),
      seats: Object.fromEntries(Object.entries(seats()).map(([side, seat]) => [side, wantedOf(seat)])),
      isListed: isListed(),
      clock: clock(),
    });
    go({ page: 'at', table: id });
  };
  const begin = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const options = Object.fromEntries(
      switches().flatMap(({ id }) => (chosen.options[id] === undefined ? [] : [[id, chosen.options[id]]])),
    );
    const settings = { seed: chosen.seed, options, pack: pack()?.value, scenario: scenario() };
    try {
      if (isServed()) await layAtServer(options);
      else go({ page: 'table', save: noteBegun(await beginGame(props.game, settings, isForOne() ? null : seats())) });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Show when={about()}>
      {(loaded) => (
        <form class="set-up" onSubmit={begin}>
          <ScenarioChoice all={loaded().scenarios} chosen={scenario()} measured={measured()} onChoose={(id) => setChosen('scenario', id)} />
          <div class="set-up-rest">
            <Show when={loaded().scenarios.find(({ id }) => id === scenario())}>
              {(found) => <ScenarioSheet scenario={found()} sides={sides()} measured={measured()[scenario()]} />}
            </Show>
            <Show when={!isForOne()}>
              <SeatChoice
                sides={sides()}
                bots={loaded().bots}
                seats={seats()}
                hidden={loaded().hidden}
                isOnline={online() === true}
                onChoose={(side, seat) => setChosen('seats', side, seat)}
              />
            </Show>
            <Show when={online() && !isElsewhere(seats())}>
              <label class="choice switch">
                <input type="checkbox" checked={isKept()} onChange={(event) => setKept(event.currentTarget.checked)} />
                <span>Keep the game at the server: others may look on by its link</span>
              </label>
            </Show>
            <Show when={isElsewhere(seats())}>
              <label class="choice switch">
                <input type="checkbox" checked={isListed()} onChange={(event) => setListed(event.currentTarget.checked)} />
                <span>Show it among the open tables, for whoever wants to play</span>
              </label>
              <ClockChoice onChoose={setClock} />
            </Show>
            <Switches options={switches()} chosen={chosen.options} onChoose={(option, value) => setChosen('options', option, value)} />
            <Show when={loaded().packs}>{(words) => <PackChoice words={words()} chosen={pack()} onChoose={choosePack} />}</Show>
            <BuilderChoice game={props.game} onBuild={chooseBuilt} />
            <Show
              when={!loaded().hidden && !isServed()}
              fallback={
                <p class="soft">
                  {isServed()
                    ? 'The dice come from the server and from a number of each seat’s own; when the game is over anybody can check them.'
                    : 'Orders are hidden in this game: seed and record stay sealed until it is over.'}
                </p>
              }
            >
              <Seed seed={chosen.seed} isShared={personsIn(seats()).length > 1} onChange={(seed) => setChosen('seed', seed)} />
            </Show>
            <Notice of={trouble()} />
            <p class="row set-up-foot">
              <button type="submit" class="button primary">
                Begin
              </button>
              <a class="button quiet" href={hrefOf({ page: 'home' })}>
                Back
              </a>
            </p>
          </div>
        </form>
      )}
    </Show>
  );
};

const NoSuchGame = (props: { readonly game: string }) => (
  <p class="notice danger" role="alert">
    Line Ahead has no game called ‘{props.game}’. <a href={hrefOf({ page: 'home' })}>See what there is.</a>
  </p>
);

const known = (game: string): GameId | undefined => (isGameId(game) ? game : undefined);

const NewGame = (props: { readonly game: string }) => (
  <div class="home set-up-page">
    <PageTop class="home-top" />
    <main>
      <Show when={known(props.game)} fallback={<NoSuchGame game={props.game} />}>
        {(game) => (
          <RuleContext.Provider value={(rule) => go({ page: 'rules', game: game(), rule })}>
            <p class="game-scene">{shelved(game()).scene}</p>
            <h1>Set up {shelved(game()).title}</h1>
            <Form game={game()} />
          </RuleContext.Provider>
        )}
      </Show>
    </main>
  </div>
);

export default NewGame;
