/** What is played in one tab at a time. A tab that does not have the game shows a notice, never a table. */
import { type JSX, Match, Switch } from 'solid-js';
import { createHold, type Hold } from '../hold.ts';
import { hrefOf } from '../router.ts';

interface Notice {
  readonly title: string;
  readonly words: string;
}

const notices: ReadonlyMap<Hold, Notice> = new Map([
  [
    'elsewhere',
    {
      title: 'Open elsewhere',
      words: 'This game is open in another tab or window. It opens here as soon as it is closed there, or if you take it over.',
    },
  ],
  ['taken', { title: 'Taken over', words: 'This game was taken over by another tab or window, and goes on there.' }],
  [
    'overtaken',
    {
      title: 'Overtaken',
      words: 'This game has gone on in another tab or window. That game was kept; what was ordered here since they parted was not.',
    },
  ],
]);

const NotHere = (props: { readonly notice: Notice; readonly onTakeOver: () => void }) => (
  <main class="trouble">
    <h1>{props.notice.title}</h1>
    <p role="status">{props.notice.words}</p>
    <p class="row">
      <button type="button" class="button" onClick={() => props.onTakeOver()}>
        Take it over
      </button>
      <a class="button quiet" href={hrefOf({ page: 'home' })}>
        Home
      </a>
    </p>
  </main>
);

interface OneTabProps {
  readonly save: string;
  /** `overtaken` is to be called when another tab has stored the game meanwhile. */
  readonly children: (overtaken: () => void) => JSX.Element;
}

export const OneTab = (props: OneTabProps) => {
  const { hold, takeOver, overtaken } = createHold(props.save);
  return (
    <Switch fallback={<p class="waiting">Unrolling the chart…</p>}>
      <Match when={hold() === 'here'}>{props.children(overtaken)}</Match>
      <Match when={notices.get(hold())}>{(notice) => <NotHere notice={notice()} onTakeOver={takeOver} />}</Match>
    </Switch>
  );
};
