/** Days off: while one is away no move falls due, where moves have days. */
import { createResource, createSignal, Match, Switch } from 'solid-js';
import { dateInWords } from '../parts/ago.ts';
import { createDoing, Form, Outcome } from './doing.tsx';
import { myLeave, type OnLeave, takeLeave } from './server.ts';

const DAYS_AT_FIRST = 7;

const Away = (props: { readonly until: number; readonly onBack: () => void }) => (
  <p class="row">
    <span>You are on leave until {dateInWords(props.until)}.</span>
    <button type="button" class="button" onClick={() => props.onBack()}>
      I am back
    </button>
  </p>
);

export const DaysOff = () => {
  const [leave, { mutate }] = createResource<OnLeave | null>(() => myLeave().catch(() => null));
  const [days, setDays] = createSignal(DAYS_AT_FIRST);
  const doing = createDoing();
  const take = (wanted: number, words: string): Promise<void> => doing.run(async () => mutate(await takeLeave(wanted)), words);
  const left = (): number => leave.latest?.left ?? 0;
  return (
    <section class="account-part" aria-labelledby="days-off-heading">
      <h2 id="days-off-heading">Days off</h2>
      <p class="soft">
        Where you have days for each move, none of yours falls due while you are on leave. Live clocks run on. You have {left()} days left
        this year; whoever comes back early keeps the rest, but for the day that is begun.
      </p>
      <Switch>
        <Match when={leave.latest?.until}>{(until) => <Away until={until()} onBack={() => void take(0, 'Welcome back.')} />}</Match>
        <Match when={left() > 0}>
          <Form
            label="Days off"
            does="Go on leave"
            doing={doing}
            onSubmit={() => void take(Math.min(days(), left()), 'No move of yours falls due meanwhile.')}
            isSilent
          >
            <p class="account-field">
              <label for="days-off">Days, from now on</label>
              <input
                id="days-off"
                class="field"
                type="number"
                min="1"
                max={left()}
                required
                value={Math.min(days(), left())}
                onInput={(event) => setDays(event.currentTarget.valueAsNumber)}
              />
            </p>
          </Form>
        </Match>
      </Switch>
      <Outcome of={doing} />
    </section>
  );
};
