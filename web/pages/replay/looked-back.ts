/** What a board is given of a moment that is looked back on: how it stood, and over it all that happened in it at once. */
import { marksIn, type News, type Playback, type Playing } from '../../../kit/playback.ts';

const nothing = (): void => undefined;

/** It neither runs nor can be stepped through: for that the moments are there. */
export const lookedBack = (playing: Playing | undefined, news: News<object> | undefined, view: object): Playback<object, unknown> => ({
  news: news ?? null,
  still: { view, title: '', words: [], told: 0, rolls: [], marks: playing && news ? marksIn(playing, news.before, news.happened) : [] },
  step: null,
  steps: 0,
  isRunning: false,
  beat: 0,
  said: '',
  toggle: nothing,
  go: nothing,
  end: nothing,
});
