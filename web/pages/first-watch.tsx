/** The first watch of a game: one lesson after another, each at a table of its own, from where it was left. */
import { createResource, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import type { FirstWatch, TaughtOrder } from '../../kernel/index.ts';
import { ordersBefore } from '../../kernel/lesson.ts';
import { type GameId, isGameId } from '../games.ts';
import { CoachCard } from '../lesson/card.tsx';
import { createCoach } from '../lesson/coach.ts';
import { guideBy } from '../lesson/guide.ts';
import { BEGINNING, type Place, placeIn, rememberDone, rememberPlace } from '../lesson/progress.ts';
import { firstWatchOf, hasFirstWatch } from '../lesson/watches.ts';
import { blankSave } from '../new-save.ts';
import { hrefOf } from '../router.ts';
import { createSession } from '../session.ts';
import { shelved } from '../shelf.ts';
import { TableView } from '../table/table-view.tsx';

interface LessonProps {
  readonly game: GameId;
  readonly watch: FirstWatch;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** What is not there is the beginning of the watch. */
const lessonAt = ({ watch, place }: LessonProps) => watch.lessons[place.lesson] ?? watch.lessons[0];

const LessonTable = (props: LessonProps): JSX.Element => {
  const { game, watch, place } = props;
  const lesson = lessonAt(props);
  if (!lesson) return null;
  const session = createSession();
  onCleanup(session.close);
  const lay = (orders: readonly TaughtOrder[]) => session.teach(game, lesson, orders);
  const [board] = createResource(async () => {
    const [laid] = await Promise.all([shelved(game).board(), lay(ordersBefore(lesson, place.task))]);
    return laid;
  });
  const isLastLesson = place.lesson === watch.lessons.length - 1;
  const remember = (task: number): void => {
    if (isLastLesson && task === lesson.tasks.length - 1) rememberDone(game);
    else rememberPlace(game, { ...place, task });
  };
  return (
    <Show when={board()} fallback={<p class="waiting">Unrolling the chart…</p>}>
      {(laid) => {
        const coach = createCoach({ session, lesson, task: place.task, lay, onTask: remember });
        const guide = guideBy(coach, (control) => (
          <CoachCard
            game={game}
            coach={coach}
            control={control}
            title={lesson.title}
            isLastLesson={isLastLesson}
            onNextLesson={() => props.onPlace({ lesson: place.lesson + 1, task: 0 })}
            onRestart={() => props.onPlace({ ...BEGINNING })}
          />
        ));
        const opened = { game, save: blankSave(game, null), board: laid(), data: laid().dataFor(lesson.settings.pack) };
        return <TableView session={coach.session} opened={opened} onOvertaken={() => undefined} guide={guide} />;
      }}
    </Show>
  );
};

const Watch = (props: { readonly game: GameId }) => {
  const [watch] = createResource(() => firstWatchOf(props.game));
  const [chosen, setChosen] = createSignal<Place | null>(null);
  return (
    <Show when={watch()}>
      {(told) => (
        <Show when={chosen() ?? placeIn(props.game, told())} keyed>
          {(place) => <LessonTable game={props.game} watch={told()} place={place} onPlace={setChosen} />}
        </Show>
      )}
    </Show>
  );
};

const NoWatch = () => (
  <main class="trouble">
    <h1>No such watch</h1>
    <p>There is no first watch under this address.</p>
    <p>
      <a class="button" href={hrefOf({ page: 'home' })}>
        Home
      </a>
    </p>
  </main>
);

const taught = (game: string): GameId | undefined => (isGameId(game) && hasFirstWatch(game) ? game : undefined);

const FirstWatchPage = (props: { readonly game: string }) => (
  <Show when={taught(props.game)} fallback={<NoWatch />}>
    {(game) => <Watch game={game()} />}
  </Show>
);

export default FirstWatchPage;
