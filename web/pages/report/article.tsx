/** The report as one reads it: how it came out, the story, where it turned, and the figures behind it. */
import { createSignal, For, Show } from 'solid-js';
import { counted } from '../../../kit/words.ts';
import { fileStem } from '../../parts/game-files.ts';
import { plain } from '../../parts/plain.ts';
import { hrefOf } from '../../router.ts';
import { Beliefs } from './beliefs.tsx';
import { LuckChart, ScoreChart } from './figures.tsx';
import { Fire } from './fire.tsx';
import { Losses } from './losses.tsx';
import { PosterFrame } from './poster.tsx';
import { savePage, savePicture, saveVector } from './saving.ts';
import { headingOf, momentHref, type Told } from './told.ts';
import { Tracks } from './tracks.tsx';

const Head = (props: Told) => (
  <header class="report-head">
    <p class="report-kicker">After-action report · {props.report.title}</p>
    <h1>{props.report.scenario.title}</h1>
    <p class="report-outcome">{props.report.ending ? plain(props.report.ending.words) : 'The game goes on: this is how it stands.'}</p>
    <p class="report-facts">
      {counted(props.report.rounds, 'turn')} · {counted(props.report.moments, 'order')} ·{' '}
      {counted(props.report.casualties.filter(({ fate }) => fate === 'lost').length, 'loss', 'losses')}
    </p>
  </header>
);

const Story = (props: Told) => (
  <section class="report-story" aria-labelledby="report-story">
    <h2 id="report-story">What happened</h2>
    <p>
      <For each={props.report.story}>{(sentence) => <span>{sentence.replace(/[^.!?]$/, '$&.')} </span>}</For>
    </p>
  </section>
);

const TurningPoints = (props: Told) => (
  <section class="report-turns" aria-labelledby="report-turns">
    <h2 id="report-turns">Where it turned</h2>
    <Show when={props.report.turningPoints.length > 0} fallback={<p class="soft">Nothing has turned it yet.</p>}>
      <ol>
        <For each={props.report.turningPoints}>
          {(point) => (
            <li>
              <h3>{headingOf(point)}</h3>
              <p>{point.words}</p>
              <a href={momentHref(props, point.moment)}>See it in the replay</a>
            </li>
          )}
        </For>
      </ol>
      <p class="report-note">Measured by the lead in points, the losses, and the luck of the dice.</p>
    </Show>
  </section>
);

/** What the report can be taken away as. None of it stands in what is taken away. */
const Saving = (props: Told & { readonly article: () => HTMLElement }) => {
  const [poster, setPoster] = createSignal(false);
  const stem = (): string => `${fileStem(props.report.game, props.save.touched)} report`;
  /** The picture is drawn when it is asked for, and put away when it has been taken. */
  const withPoster = async (take: (poster: SVGSVGElement) => Promise<void> | void): Promise<void> => {
    setPoster(true);
    const drawn = document.querySelector<SVGSVGElement>('.report-poster');
    if (drawn) await take(drawn);
    setPoster(false);
  };
  return (
    <div class="report-tools row">
      <button type="button" class="button primary" onClick={() => savePage(props.article(), `${stem()}.html`, props.report)}>
        Save as page
      </button>
      <button type="button" class="button" onClick={() => void withPoster((drawn) => savePicture(drawn, `${stem()}.png`))}>
        Save as picture
      </button>
      <button type="button" class="button quiet" onClick={() => void withPoster((drawn) => saveVector(drawn, `${stem()}.svg`))}>
        as SVG
      </button>
      <a class="button quiet" href={hrefOf({ page: 'replay', save: props.save.id })}>
        Replay
      </a>
      <a class="button quiet" href={hrefOf({ page: 'table', save: props.save.id })}>
        Table
      </a>
      <Show when={poster()}>
        <PosterFrame {...props} />
      </Show>
    </div>
  );
};

export const Article = (props: Told) => {
  let article!: HTMLElement;
  return (
    <article class="report" ref={article}>
      <Head {...props} />
      <Saving {...props} article={() => article} />
      <div class="report-columns">
        <Story {...props} />
        <TurningPoints {...props} />
      </div>
      <div class="report-columns even">
        <ScoreChart {...props} />
        <LuckChart {...props} />
      </div>
      <Tracks {...props} />
      <Losses {...props} />
      <Fire {...props} />
      <Beliefs {...props} />
      <footer class="report-foot">Line Ahead</footer>
    </article>
  );
};
