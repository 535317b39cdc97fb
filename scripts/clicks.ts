/**
 * `npm run clicks <game> [scenario [seeds [option=choice ...]]]`: the captain plays against himself, and it is counted how often a person would have
 * pressed for the same orders: by phase of the turn, for each side, on average over the turns. With several seeds, `a,b,c`, every turn counts as much.
 */
import { gameNamed } from '../games/index.ts';
import { clicksFor } from './parts/clicks.ts';
import { type Counted, type Panels, panelsOf, play } from './parts/counting.ts';
import { clicksWithStanding } from './parts/standing.ts';

interface Sum {
  clicks: number;
  orders: number;
}

/** Clicks, and the orders that they gave, by a name for each. */
function summed(counted: readonly Counted[], { clicks }: Panels, nameOf: (each: Counted) => string): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const each of counted) {
    const sum = sums.get(nameOf(each)) ?? { clicks: 0, orders: 0 };
    sum.clicks += clicksFor(each, clicks);
    sum.orders += each.orders.length + (each.end ? 1 : 0);
    sums.set(nameOf(each), sum);
  }
  return sums;
}

const inAll = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function medianOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0];
  return (low + high) / 2;
}

/** Turns in which reinforcements came to a side, which has them to share out then. */
function reinforced(asked: readonly Counted[], { arrivals }: Panels): ReadonlySet<number> {
  const sofar = [...new Map(asked.map((each): [number, number] => [each.turn, arrivals?.(each) ?? 0]))];
  return new Set(sofar.flatMap(([turn, count], place) => (place > 0 && count > (sofar[place - 1]?.[1] ?? 0) ? [turn] : [])));
}

/** A turn after the other. */
function byTurn(counted: readonly Counted[], panels: Panels, turns: readonly number[]): readonly number[] {
  const known = summed(counted, panels, ({ turn }) => String(turn));
  return turns.map((turn) => known.get(String(turn))?.clicks ?? 0);
}

const inWords = (turns: readonly number[]): string =>
  `${(inAll(turns) / turns.length).toFixed(1)} clicks a turn, median ${medianOf(turns)}`;

/** The same orders, had the staff laid them out: one press for a question, and one to end it. */
const laidOut = (counted: readonly Counted[], { clicks }: Panels): number =>
  counted.reduce((sum, each) => sum + (each.end ? Math.min(clicksFor(each, clicks), 2) : clicksFor(each, clicks)), 0);

/** Turns of all games, each game by itself, by what is said of them. */
type Turns = Map<string, (readonly number[])[]>;

interface Wanted {
  readonly game: string;
  readonly scenario: string | undefined;
  readonly options: Readonly<Record<string, string>>;
}

async function print({ game, scenario: wanted, options }: Wanted, seed: string, known: Turns): Promise<void> {
  const ruleset = gameNamed(game);
  const scenario = wanted ?? ruleset.scenarios[0]?.id ?? '';
  const panels = await panelsOf(game);
  const played = play(ruleset, panels, { scenario, options, seed, dice: 'fast' });
  const counted = played.filter(({ turn }) => turn > 0);
  const all = [...new Set(counted.map(({ turn }) => turn))].toSorted((a, b) => a - b);
  const turns = all.length;
  console.log(`${ruleset.title}, ${scenario}, seed ${seed}, ${turns} turns`);
  const aTurn = ({ clicks, orders }: Sum): string =>
    `${(clicks / turns).toFixed(1)} clicks for ${(orders / turns).toFixed(1)} orders a turn`;
  const phaseOf = ({ phase, question }: Counted): string => `${phase}, ${question.name}`;
  const printTurns = (side: string, title: string, of: readonly Counted[], among = all): void => {
    const own = byTurn(of, panels, among);
    if (own.length === 0) return;
    known.set(`${side} ${title}`, [...(known.get(`${side} ${title}`) ?? []), own]);
    console.log(`    ${title}: ${inWords(own)}: ${own.join(', ')}`);
  };
  for (const side of ruleset.sides) {
    const own = counted.filter(({ question }) => question.side === side);
    for (const sum of summed(own, panels, () => '').values()) console.log(`  ${side}: ${aTurn(sum)}`);
    console.log(`    where the staff lays out: ${(laidOut(own, panels) / turns).toFixed(1)} clicks a turn`);
    console.log(`    with standing orders: ${(clicksWithStanding(own, panels.clicks) / turns).toFixed(1)} clicks a turn`);
    for (const [name, sum] of summed(own, panels, phaseOf)) {
      const standing = clicksWithStanding(
        own.filter((each) => phaseOf(each) === name),
        panels.clicks,
      );
      console.log(`    ${name}: ${aTurn(sum)}, ${(standing / turns).toFixed(1)} with standing orders`);
    }
    printTurns(side, 'by turn', own);
    const { isOfBattle } = panels;
    const inPeace = own.filter(({ question }) => isOfBattle?.(question.name) !== true);
    if (isOfBattle && inPeace.length > 0) printTurns(side, 'without battles', inPeace);
    const arriving = reinforced(
      played.filter(({ question }) => question.side === side),
      panels,
    );
    if (arriving.size > 0) {
      const isArriving = (turn: number): boolean => arriving.has(turn);
      printTurns(
        side,
        'usual turns',
        inPeace,
        all.filter((turn) => !isArriving(turn)),
      );
      printTurns(side, 'turns of reinforcements', inPeace, all.filter(isArriving));
    }
    if (isOfBattle && inPeace.length > 0)
      console.log(
        `      with standing orders ${(clicksWithStanding(inPeace, panels.clicks) / turns).toFixed(1)}, laid out ${(laidOut(inPeace, panels) / turns).toFixed(1)} a turn`,
      );
    const before = played.filter(({ turn, question }) => turn === 0 && question.side === side);
    console.log(`    before the first turn: ${inAll(before.map((each) => clicksFor(each, panels.clicks)))} clicks`);
  }
}

const [game, scenario, seeds = 'clicks', ...choices] = process.argv.slice(2);
if (game === undefined) throw new Error('which game?');
const options = Object.fromEntries(choices.map((choice): [string, string] => [choice.split('=')[0] ?? '', choice.split('=')[1] ?? '']));
const known: Turns = new Map();
for (const seed of seeds.split(',')) await print({ game, scenario, options }, seed, known);
for (const [title, games] of known) {
  const turns = games.flat();
  const most = Math.max(...games.map((own) => inAll(own) / own.length));
  console.log(`${title}, all ${turns.length} turns: ${inWords(turns)}; most in a game ${most.toFixed(1)}`);
}
