/** The moments in which a game turned: where the lead in points, or the luck of the dice, swung most. */
import type { Award, Party } from '../kernel/index.ts';
import { counted } from '../kernel/index.ts';
import type { Episode, TurningPoint } from './report.ts';
import { befallenInWords, capital, joined, nameOfParty, toldUnder } from './words.ts';

const MOST = 3;

type Swing = Pick<Episode, 'points' | 'luck'>;

/** How far the first of the parties is ahead; of a party that plays alone, its points. */
const leadIn = (points: Episode['points'], at: 'before' | 'after'): number => {
  const [first, second] = points;
  return (first?.[at] ?? 0) - (second?.[at] ?? 0);
};

/** How much more the first party had of its luck than the others of theirs. */
const luckIn = ({ luck }: Swing, first: string | undefined): number =>
  luck.reduce((sum, { party, value }) => sum + (party === first ? value : -value), 0);

const gainIn = ({ points }: Swing): number => leadIn(points, 'after') - leadIn(points, 'before');

const most = (figures: readonly number[]): number => Math.max(Number.EPSILON, ...figures.map(Math.abs));

/** A swing of luck counts half as much as one of points; what was lost breaks ties. */
function swingsOf(episodes: readonly Episode[], first: string | undefined): readonly number[] {
  const gains = episodes.map(gainIn);
  const lucks = episodes.map((episode) => luckIn(episode, first));
  const weights = episodes.map(({ weight }) => weight);
  const [gain, luck, weight] = [most(gains), most(lucks), most(weights)];
  return episodes.map(
    (_, place) => Math.abs(gains[place] ?? 0) / gain + (0.5 * Math.abs(lucks[place] ?? 0)) / luck + (0.25 * (weights[place] ?? 0)) / weight,
  );
}

const inPoints = (points: number): string => counted(Math.abs(points), 'point');

/** Who leads, in words: 'the Allies led by 4 points'. */
function leadInWords(points: Episode['points'], at: 'before' | 'after', parties: readonly Party[]): string {
  const [first, second] = points;
  const lead = leadIn(points, at);
  if (!second) return `the score stood at ${lead < 0 ? '−' : ''}${inPoints(lead)}`;
  if (lead === 0) return 'neither led';
  return `${nameOfParty(parties, (lead > 0 ? first : second)?.party ?? null)} led by ${inPoints(lead)}`;
}

function scoreInWords({ points }: Swing, parties: readonly Party[]): string | null {
  if (points.every(({ before, after }) => before === after)) return null;
  return `Before it ${leadInWords(points, 'before', parties)}, after it ${leadInWords(points, 'after', parties)}.`;
}

/** Less than a hit and a half is nothing to speak of. */
const REMARKABLE = 1.5;

function luckInWords({ luck }: Swing, parties: readonly Party[]): string | null {
  const told = luck.filter(({ value }) => Math.abs(value) >= REMARKABLE);
  if (told.length === 0) return null;
  const hits = told.map(
    ({ party, value }) => `${nameOfParty(parties, party)} ${Math.abs(value).toFixed(1)} hits ${value > 0 ? 'more' : 'fewer'}`,
  );
  return `The dice gave ${hits.join(' and ')} than were to be expected.`;
}

/** 'The Germans scored 6: Hartlepool shelled and Whitby shelled.' */
function awardsInWords(awards: readonly Award[], parties: readonly Party[]): string | null {
  const told = parties.flatMap(({ id, name }) => {
    const own = awards.filter(({ party }) => party === id);
    const points = own.reduce((sum, each) => sum + each.points, 0);
    return own.length === 0 ? [] : [`${capital(name)} scored ${points}: ${joined(own.map(({ words }) => words))}.`];
  });
  return told.length === 0 ? null : told.join(' ');
}

/** A phase in which nothing but points came has little to do with them. */
const titleOf = ({ title, befallen, besides, awards }: Episode): string =>
  befallen.length + besides.length === 0 && awards.length > 0 ? 'Points' : title;

function inWords(episode: Episode, parties: readonly Party[]): string {
  const befallen = befallenInWords(episode.befallen, parties);
  return [
    ...(befallen === '' ? episode.besides.slice(0, 1).map((words) => toldUnder(episode.title, words)) : [`${capital(befallen)}.`]),
    awardsInWords(episode.awards, parties),
    scoreInWords(episode, parties),
    luckInWords(episode, parties),
  ]
    .filter((words) => words !== null)
    .join(' ');
}

/** In the order in which they came. */
export function turningPointsOf(episodes: readonly Episode[], parties: readonly Party[]): TurningPoint[] {
  const swings = swingsOf(episodes, parties[0]?.id);
  return episodes
    .map((episode, place) => ({ episode, swing: swings[place] ?? 0 }))
    .filter(({ episode }) => gainIn(episode) !== 0 || episode.weight > 0)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST)
    .map(({ episode }) => episode)
    .sort((a, b) => a.moment - b.moment)
    .map((episode) => ({ moment: episode.moment, when: episode.when, title: titleOf(episode), words: inWords(episode, parties) }));
}
