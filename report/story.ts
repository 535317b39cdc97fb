/** The story of a game in at most ten sentences: how it began, its weightiest episodes, what it cost, what the dice did, and how it ended. */
import type { Ending, Party } from '../kernel/index.ts';
import { counted } from '../kernel/index.ts';
import type { Episode, Fallen, LuckLine } from './report.ts';
import { befallenInWords, capital, nameOfParty, plainWords, toldUnder, uncapital } from './words.ts';

/** With the first, the bill, the dice and the end these are ten. */
const EPISODES = 6;

interface Tale {
  readonly opening: string;
  readonly episodes: readonly Episode[];
  readonly casualties: readonly Fallen[];
  readonly luck: readonly LuckLine[];
  readonly ending: Ending | null;
  readonly parties: readonly Party[];
}

const isBloody = ({ befallen }: Episode): boolean => befallen.some(({ fate }) => fate === 'damaged' || fate === 'driven-off');

const isBlow = ({ befallen }: Episode): boolean => befallen.some(({ fate }) => fate === 'sunk' || fate === 'taken');

/** Those that weigh most, in the order in which they came. */
function chosen(episodes: readonly Episode[]): readonly Episode[] {
  const heaviest = new Set(
    episodes
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, EPISODES),
  );
  return episodes.filter((episode) => heaviest.has(episode));
}

/** 'in the raid', 'in the battle off Coronel', and 'in Toulon', which is a place. */
const within = (title: string): string => `in ${/^The | in | off /.test(title) ? uncapital(title).replace(/^(?!the )/, 'the ') : title}`;

/** Where and when, without saying the same date twice. */
function sceneOf({ title, isChapter, when }: Episode, before: Episode | undefined): string {
  const where = isChapter ? within(title) : '';
  const date = before?.when === when ? (isChapter ? 'then' : 'soon after') : when;
  return [date, where].filter((words) => words !== '').join(', ');
}

/** 'M4' of 'Contact in M4'. */
const placeIn = (title: string): string => title.split(/ in | off /).at(-1) ?? title;

interface Shape {
  /** Ships had been hurt before. */
  readonly hasBled: boolean;
  readonly isFirstBlow: boolean;
  readonly isHeaviest: boolean;
  readonly isLast: boolean;
}

/** What was told as the log tells it stands for itself, and names its place. */
function quoted(episode: Episode, before: Episode | undefined): string {
  const { title, besides } = episode;
  const words = plainWords(besides[0] ?? '');
  const isPlaced = episode.isChapter && words.includes(placeIn(title));
  const scene = sceneOf(isPlaced ? { ...episode, isChapter: false } : episode, before);
  return `${capital(scene)}: ${uncapital(toldUnder(isPlaced ? '' : title, words))}`;
}

function sentenceOf(episode: Episode, before: Episode | undefined, parties: readonly Party[], shape: Shape): string {
  const scene = sceneOf(episode, before);
  const befallen = befallenInWords(episode.befallen, parties);
  if (befallen === '') return quoted(episode, before);
  if (shape.isHeaviest) return `The heaviest blow fell ${scene}: ${befallen}.`;
  if (shape.isFirstBlow) return `${shape.hasBled ? 'The first ship was lost' : 'First blood was drawn'} ${scene}: ${befallen}.`;
  if (shape.isLast) return `At the last, ${scene.replace(/^(then|soon after),? ?/, '')}, ${befallen}.`.replace(', , ', ', ');
  return `${capital(scene)}, ${befallen}.`;
}

function episodesTold(all: readonly Episode[], parties: readonly Party[]): string[] {
  const told = chosen(all);
  const firstBlow = told.find(({ befallen }) => befallen.some(({ fate }) => fate === 'sunk'));
  const heaviest = told.length > 2 ? [...told].sort((a, b) => b.weight - a.weight)[0] : undefined;
  return told.map((episode, place) =>
    sentenceOf(episode, told[place - 1], parties, {
      hasBled: told.slice(0, place).some(isBloody),
      isFirstBlow: episode === firstBlow,
      isHeaviest: episode === heaviest && isBlow(episode),
      isLast: place > 1 && place === told.length - 1,
    }),
  );
}

const tallied = (count: number): string => (count === 0 ? 'none' : String(count));

/** What it cost: the lost and the hurt of each party, or that nobody was. */
function bill(casualties: readonly Fallen[], parties: readonly Party[]): string {
  const costs = parties.flatMap(({ id, name }) => {
    const own = casualties.filter(({ party }) => party === id);
    const lost = own.filter(({ fate }) => fate === 'lost').length;
    return own.length === 0 ? [] : [`${name} had ${tallied(lost)} lost and ${tallied(own.length - lost)} hurt`];
  });
  return costs.length === 0 ? 'Nobody was lost, and nobody hurt.' : `In all ${costs.join(', and ')}.`;
}

/** Within what chance alone does two times out of three. */
const isUsual = ({ came, expected, stray }: LuckLine): boolean => Math.abs(came - expected) <= stray;

function luckTold(luck: readonly LuckLine[], parties: readonly Party[]): string | null {
  const [most] = luck.filter(({ expected }) => expected > 0).sort((a, b) => strayed(b) - strayed(a));
  if (!most) return null;
  const name = nameOfParty(parties, most.party);
  const figures = `${counted(most.came, 'hit')} where ${most.expected.toFixed(1)} were to be expected`;
  if (isUsual(most)) return `The dice favoured nobody: at the most ${name} had ${figures}.`;
  return `The dice were ${most.came > most.expected ? 'with' : 'against'} ${name}: ${figures}.`;
}

const strayed = ({ came, expected, stray }: LuckLine): number => Math.abs(came - expected) / Math.max(stray, 1);

export function storyOf({ opening, episodes, casualties, luck, ending, parties }: Tale): string[] {
  return [
    opening,
    ...episodesTold(episodes, parties),
    bill(casualties, parties),
    luckTold(luck, parties),
    ending ? `The verdict: ${plainWords(ending.words).replace(/^The /, 'the ')}` : 'How it ends is not yet written.',
  ].filter((sentence) => sentence !== null);
}
