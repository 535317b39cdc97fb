/** The account of a simulation, for people. */
import type { Kind, Ruleset } from '../../kernel/index.ts';
import { quoted } from '../../kernel/index.ts';
import type { Failure, Report, Spread } from '../../lab/index.ts';
import { columns, counted, grouped, percent } from '../columns.ts';

/** More failures than this tell nobody more. */
const FAILURES_SHOWN = 20;

export const reportInWords = (ruleset: Ruleset<Kind>, report: Report): string[] => [
  `${ruleset.title}, scenario ${report.scenario}${report.pack === undefined ? '' : ' with a data pack'}: ${counted(report.games, 'game')} by ${report.bots.join(' and ')}, seed ${quoted(report.seed)}`,
  '',
  ...columns(
    Object.entries(report.results.endings).map(([ending, times]) => [`  ${ending}`, grouped(times), percent(times / report.games)]),
  ),
  ...historyLines(ruleset, report),
  '',
  ...columns([...scoreLine(report.results.score), ...lengthLine(report.lengths)]),
  ...figureLines(report.results.figures),
  ...cameLines(report),
  '',
  `${grouped(report.commands)} commands in ${report.seconds.toFixed(1)} s on ${counted(report.workers, 'thread')}: ${grouped(report.gamesPerSecond)} games and ${grouped(report.commandsPerSecond)} commands a second`,
  ...failureLines(report.failures),
];

/** What happened once, and how often it comes out the same way. */
function historyLines({ scenarios, wording }: Ruleset<Kind>, { scenario, results, games }: Report): string[] {
  const { history, sides } = scenarios.find(({ id }) => id === scenario) ?? {};
  if (!history) return [];
  const { winner, words } = history;
  const told = ['', `In history: ${words}`];
  if (winner === null) return told;
  const won = results.winners[winner] ?? 0;
  return [
    ...told,
    `History's winner: ${sides?.[winner] ?? wording.name(winner)}, in ${grouped(won)} of ${counted(games, 'game')} here, ${percent(won / games)}`,
  ];
}

const scoreLine = (score: Spread | null): string[][] =>
  score
    ? [
        [
          'Score',
          `mean ${score.mean.toFixed(2)}`,
          `median ${score.median}`,
          `half between ${score.p25} and ${score.p75}`,
          `least ${score.min}`,
          `most ${score.max}`,
        ],
      ]
    : [];

const lengthLine = (lengths: Report['lengths']): string[][] =>
  lengths
    ? [['Commands', `mean ${lengths.mean.toFixed(1)}`, `median ${lengths.median}`, '', `least ${lengths.min}`, `most ${lengths.max}`]]
    : [];

const figureLines = (figures: Report['results']['figures']): string[] =>
  columns(
    Object.entries(figures).map(([name, { mean, median, min, max }]) => [
      name,
      `mean ${mean.toFixed(2)}`,
      `median ${median}`,
      `least ${min}`,
      `most ${max}`,
    ]),
  );

/** More than this nobody reads; `--json` has all. */
const CAME_SHOWN = 40;

function cameLines({ results, games }: Report): string[] {
  const all = Object.entries(results.came);
  if (all.length === 0) return [];
  const shown = all.slice(0, CAME_SHOWN).map(([thing, times]) => `${thing} ${percent(times / games)}`);
  const rest = all.length - shown.length;
  return ['', 'Came about, of all games:', `  ${shown.join(', ')}${rest > 0 ? `, and ${grouped(rest)} more` : ''}`];
}

function failureLines(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return ['No game failed.'];
  const shown = failures
    .slice(0, FAILURES_SHOWN)
    .map(({ seed, command, error }) => `  seed ${seed}, after ${counted(command, 'command')}: ${error}`);
  const rest = failures.length - shown.length;
  return [`${counted(failures.length, 'game')} FAILED:`, ...shown, ...(rest > 0 ? [`  and ${grouped(rest)} more`] : [])];
}
