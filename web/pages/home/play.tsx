/** Play asks one thing: whether it is the first time. Whoever knows the game says which side. */
import '../../css/play.css';
import { createSignal, Show } from 'solid-js';
import type { ShelvedScenario } from '../../../kit/shelf-card.ts';
import type { GameId } from '../../games.ts';
import { isFirstWatchDone } from '../../lesson/progress.ts';
import { hasFirstWatch } from '../../lesson/watches.ts';
import { hrefOf } from '../../router.ts';
import { shelved } from '../../shelf.ts';
import { Dialog } from '../../table/dialog.tsx';
import { Sides } from './sides.tsx';

interface PlayProps {
  readonly game: GameId;
  /** The scenario that the card begins. */
  readonly scenario: ShelvedScenario;
}

/** Without a first watch there are the rules. */
const FirstTime = (props: { readonly game: GameId }) => (
  <section>
    <h3>First time</h3>
    <Show
      when={hasFirstWatch(props.game)}
      fallback={
        <>
          <p>Read how it is played; at the table every question says why it matters.</p>
          <a class="button" href={hrefOf({ page: 'rules', game: props.game, rule: null })}>
            The rules
          </a>
        </>
      }
    >
      <p>A first watch of some eight minutes at the real table, told step by step.</p>
      <a class="button" classList={{ primary: !isFirstWatchDone(props.game) }} href={hrefOf({ page: 'first-watch', game: props.game })}>
        {isFirstWatchDone(props.game) ? 'The first watch again' : 'Take the first watch'}
      </a>
    </Show>
  </section>
);

const Chooser = (props: PlayProps & { readonly onClose: () => void }) => (
  <Dialog title={shelved(props.game).title} class="play" reads onClose={props.onClose}>
    <div class="play-ways">
      <FirstTime game={props.game} />
      <section>
        <h3>I know it</h3>
        <p>
          {props.scenario.title}
          {props.scenario.sides.length > 1 ? ': which side do you play?' : ''}
        </p>
        <Sides game={props.game} scenario={props.scenario} timed />
      </section>
    </div>
  </Dialog>
);

export const Play = (props: PlayProps) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <p class="sides">
        <button type="button" class="button primary" aria-label={`Play ${shelved(props.game).title}`} onClick={() => setOpen(true)}>
          Play
        </button>
      </p>
      <Show when={open()}>
        <Chooser {...props} onClose={() => setOpen(false)} />
      </Show>
    </>
  );
};
