/** An operation of one's own: waters and days, fleets out of the register, where they lie and what they are to do. */
import '../../../kit/kit.css';
import '../../../kit/building/building.css';
import './css/calendar.css';
import './css/builder.css';
import { createSignal, For } from 'solid-js';
import type { BuilderProps, BuiltPack } from '../../../kit/builder-props.ts';
import { OneOf, Words } from '../../../kit/building/fields.tsx';
import { stay } from '../../../kit/building/stay.ts';
import { FilePicker } from '../../../kit/file-picker.tsx';
import { readPackFile } from '../../../kit/pack-file.ts';
import { beginningIn, type Draft, idOf, packOf } from '../data/builder.ts';
import { OPERATIONS } from '../data/operations.ts';
import { readPack } from '../data/pack.ts';
import { THEATRES } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { Aims } from './building/aims.tsx';
import { BuilderChart } from './building/chart.tsx';
import { createDesk, type DeskPart } from './building/desk.ts';
import { Faults } from './building/faults.tsx';
import { ZonesOffered } from './building/fields.tsx';
import { FleetForm } from './building/fleet-form.tsx';
import { FleetList } from './building/fleet-list.tsx';
import { Limits } from './building/limits.tsx';
import { LongWords } from './building/long-words.tsx';
import { Outcome } from './building/outcome.tsx';
import { Parties } from './building/parties.tsx';
import { Scene } from './building/scene.tsx';
import { Ships } from './building/ships.tsx';
import { Summary } from './building/summary.tsx';
import { Watch } from './building/watch.tsx';

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What one can begin with: empty seas, or an operation that is there. */
const BEGINNINGS: ReadonlyMap<string, { readonly words: string; readonly draft: () => Draft }> = new Map([
  ...THEATRES.map((id) => [id, { words: `a new one, ${theatreOf(id).title}`, draft: () => beginningIn(id) }] as const),
  ...OPERATIONS.map((operation) => [operation.id, { words: operation.title, draft: () => operation }] as const),
]);

/** The operation of a file, or everything that is wrong with it. */
async function openedFrom(file: File): Promise<{ readonly draft: Draft } | { readonly faults: readonly string[] }> {
  const reading = readPack((await readPackFile(file)).value);
  if ('faults' in reading) return { faults: reading.faults.map(({ place, reason }) => `${place}: ${reason}`) };
  const own = [...reading.made.wars.values()].find(({ operation }) => !OPERATIONS.includes(operation));
  return own ? { draft: own.operation } : { faults: ['there is no operation in it'] };
}

const Head = (props: DeskPart & { readonly onOpen: (file: File) => void }) => (
  <div class="builder-fields gw-head">
    <OneOf
      label="Begin with"
      words={(id) => BEGINNINGS.get(id)?.words ?? id}
      all={[...BEGINNINGS.keys()]}
      value="north-sea"
      onChange={(id) => {
        const draft = BEGINNINGS.get(id)?.draft();
        if (draft) props.desk.lay(draft);
      }}
    />
    <FilePicker class="button quiet" onTake={props.onOpen}>
      Open a file
    </FilePicker>
    <button type="button" class="button quiet" disabled={!props.desk.canGoBack()} onClick={() => props.desk.back()}>
      Take back
    </button>
    <Words
      label="Title"
      most={60}
      value={props.desk.draft().title}
      onChange={(title) => props.desk.change((draft) => ({ ...draft, title }))}
    />
    <LongWords
      label="What it is about"
      value={props.desk.draft().words}
      onChange={(words) => props.desk.change((draft) => ({ ...draft, words }))}
    />
  </div>
);

const Builder = (props: BuilderProps) => {
  let desktop!: HTMLDivElement;
  const desk = createDesk();
  const [told, tell] = createSignal<readonly string[]>([]);
  const open = async (file: File): Promise<void> => {
    try {
      const opened = await openedFrom(file);
      if ('draft' in opened) desk.lay(opened.draft);
      tell('draft' in opened ? [`${file.name} is opened.`] : opened.faults.map((fault) => `${file.name}: ${fault}.`));
    } catch (error) {
      tell([`${file.name}: ${inWords(error)}.`]);
    }
  };
  const built = (): BuiltPack => ({
    file: `${idOf(desk.draft())}.json`,
    value: packOf(desk.draft()),
    scenario: idOf(desk.draft()),
    options: {},
  });
  const choose = async (): Promise<void> => {
    try {
      await props.onBuild(built());
      tell([`‘${desk.draft().title}’ is chosen as the scenario. Begin when you like.`]);
    } catch (error) {
      tell([inWords(error)]);
    }
  };
  /** Chosen, and the page's form is sent off with whatever else stands in it. */
  const play = async (button: HTMLButtonElement): Promise<void> => {
    await choose();
    button.form?.requestSubmit();
  };
  const isFaulty = (): boolean => desk.faults().length > 0;
  return (
    <div class="builder-desk gw-builder" role="presentation" ref={desktop} onKeyDown={stay}>
      <ZonesOffered desk={desk} />
      <Head desk={desk} onOpen={(file) => void open(file)} />
      <Faults desk={desk} at="title" />
      <Faults desk={desk} at="words" />
      <div class="builder-told" role="status">
        <For each={told()}>{(line) => <p>{line}</p>}</For>
      </div>
      <Scene desk={desk} />
      <Parties desk={desk} />
      <div class="gw-workbench">
        <BuilderChart desk={desk} />
        <div>
          <FleetList desk={desk} />
          <FleetForm desk={desk} />
          <Ships desk={desk} />
        </div>
      </div>
      <Watch desk={desk} />
      <Aims desk={desk} />
      <Limits desk={desk} />
      <Outcome desk={desk} />
      <Summary desk={desk} desktop={() => desktop} />
      <p class="row">
        <button type="button" class="button" disabled={isFaulty()} onClick={(event) => void play(event.currentTarget)}>
          Play it
        </button>
        <button type="button" class="button quiet" disabled={isFaulty()} onClick={() => void choose()}>
          Choose this operation
        </button>
        <button type="button" class="button quiet" disabled={isFaulty()} onClick={() => props.onDownload(built())}>
          Save as a file
        </button>
      </p>
    </div>
  );
};

export default Builder;
