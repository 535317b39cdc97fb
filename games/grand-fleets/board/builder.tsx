/** A battle of one's own: two fleets out of the register, how they meet, and what can be seen. */
import '../../../kit/kit.css';
import '../../../kit/building/building.css';
import './css/builder.css';
import { createMemo, createSignal, For } from 'solid-js';
import type { BuilderProps, BuiltPack } from '../../../kit/builder-props.ts';
import { OneOf, Words } from '../../../kit/building/fields.tsx';
import { stay } from '../../../kit/building/stay.ts';
import { tried, troubleWith } from '../../../kit/building/telling.ts';
import { FilePicker } from '../../../kit/file-picker.tsx';
import { readPackFile } from '../../../kit/pack-file.ts';
import { type Choices, idOf, lackOf, optionsFor, packOf } from '../data/builder.ts';
import { BEGINNING, choicesOf, isFull, keeping, withShips } from '../data/choices.ts';
import { dataFor, PLANS } from '../data/pack.ts';
import type { BattlePlan } from '../data/plan.ts';
import type { ShipId, Side } from '../state.ts';
import { SIDES } from '../state.ts';
import { Circumstances } from './building/circumstances.tsx';
import { Finder } from './building/finder.tsx';
import { Balance, Fleet } from './building/fleet.tsx';

const NEW = 'new';
const wordsOf = (id: string): string => PLANS.find((plan) => plan.id === id)?.title ?? 'empty fleets';

/** The battle of a file, for whoever wants to change it. */
async function planIn(file: File): Promise<BattlePlan> {
  const [plan] = dataFor((await readPackFile(file)).value).brought.battles;
  if (!plan) throw new Error('there is no battle in it');
  return plan;
}

const Builder = (props: BuilderProps) => {
  const [choices, setChoices] = createSignal(BEGINNING);
  const [told, tell] = createSignal('');
  const change = (changed: Choices): void => {
    tell('');
    setChoices(changed);
  };
  const choose = (changes: Partial<Choices>): void => change({ ...choices(), ...changes });
  const taken = createMemo((): ReadonlySet<ShipId> => new Set(SIDES.flatMap((side) => choices().fleets[side])));
  const take = (side: Side, ships: readonly ShipId[]): void => {
    if (isFull(choices(), ships.length)) tell('No battle has room for so many ships.');
    else change(withShips(choices(), side, ships));
  };
  const begin = (id: string): void => {
    const plan = PLANS.find((each) => each.id === id);
    change(plan ? choicesOf(plan) : BEGINNING);
  };
  const open = async (file: File): Promise<void> => {
    try {
      change(choicesOf(await planIn(file)));
      tell(`${file.name} is opened.`);
    } catch (error) {
      tell(troubleWith(file, error));
    }
  };
  const built = (): BuiltPack => ({
    file: `${idOf(choices())}.json`,
    value: packOf(choices()),
    scenario: idOf(choices()),
    options: optionsFor(choices()),
  });
  const build = async (): Promise<void> => {
    const { words } = await tried(props, built(), choices().title);
    tell(words);
  };
  return (
    <div class="builder-desk" role="presentation" onKeyDown={stay}>
      <div class="builder-fields">
        <Words label="Title" most={60} value={choices().title} onChange={(title) => choose({ title })} />
        <OneOf label="Begin with" words={wordsOf} all={[NEW, ...PLANS.map(({ id }) => id)]} value={NEW} onChange={begin} />
        <FilePicker class="button quiet" onTake={(file) => void open(file)}>
          Open a file
        </FilePicker>
      </div>
      <Circumstances choices={choices()} onChoose={choose} />
      <Balance choices={choices()} />
      <div class="builder-fleets">
        <For each={SIDES}>
          {(side) => (
            <Fleet
              side={side}
              choices={choices()}
              onDrop={(gone) => change(keeping(choices(), (ship) => !gone.includes(ship)))}
              onCrew={(crew) => choose({ crews: { ...choices().crews, [side]: crew } })}
              onAircraft={(aircraft) => choose({ aircraft })}
            />
          )}
        </For>
      </div>
      <Finder year={choices().year} taken={taken()} onTake={take} />
      <p class="builder-told" role="status">
        {told() || lackOf(choices())}
      </p>
      <p class="row">
        <button type="button" class="button" disabled={lackOf(choices()) !== null} onClick={() => void build()}>
          Choose this battle
        </button>
        <button type="button" class="button quiet" disabled={lackOf(choices()) !== null} onClick={() => props.onDownload(built())}>
          Save as a file
        </button>
      </p>
    </div>
  );
};

export default Builder;
