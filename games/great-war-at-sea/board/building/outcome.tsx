/** What wins, and what history has to say. */
import { OneOf, Whole } from '../../../../kit/building/fields.tsx';
import { SIDES } from '../../state.ts';
import type { DeskPart } from './desk.ts';
import { Faults } from './faults.tsx';
import { LongWords } from './long-words.tsx';

const NOBODY = 'nobody';

export const Outcome = (props: DeskPart) => {
  const draft = () => props.desk.draft();
  return (
    <>
      <div class="builder-fields">
        <Whole
          label="Points by which one must lead to win"
          least={1}
          most={100}
          value={draft().margin}
          onChange={(margin) => props.desk.change((old) => ({ ...old, margin }))}
        />
        <OneOf
          label="In history, won by"
          words={(side) => (side === NOBODY ? 'nobody' : draft().sides[side].name)}
          all={[NOBODY, ...SIDES]}
          value={draft().history.winner ?? NOBODY}
          onChange={(side) => props.desk.change((old) => ({ ...old, history: { ...old.history, winner: side === NOBODY ? null : side } }))}
        />
        <LongWords
          label="What happened in history"
          value={draft().history.words}
          onChange={(words) => props.desk.change((old) => ({ ...old, history: { ...old.history, words } }))}
        />
      </div>
      <Faults desk={props.desk} at="margin" />
      <Faults desk={props.desk} at="history" />
    </>
  );
};
