/** Pairs of battles: what lies face down differs, or what is not on the table at all. */
import type { Kind, Ruleset } from '../../../../kernel/index.ts';
import { commandsOf, memoryless } from '../../../../kernel/index.ts';
import type { Pair } from '../../../../test/secrets.ts';
import { anything } from '../../../../test/secrets.ts';
import { sequence } from '../../kind.ts';
import { tacticalPhase } from '../../rules/battle.ts';
import { search } from '../../rules/search.ts';
import type { Side } from '../../state.ts';
import { atSightingRange, faceDown, inOneSea, keepingOff, meeting, rounds } from './battles.ts';
import { dealt, luckOf } from './dealt.ts';
import { bySide, type Family, optionsFor, pairOf, TARGETS } from './family.ts';
import { gettingAway, slipAway, slippingAway } from './flights.ts';
import { dealHunters } from './hunters.ts';
import { dealRaiders } from './raiders.ts';
import { everyShotHits, firingBack, flotillas, strikingBack, struckUnseen } from './strikes.ts';
import { alikeWishes, battleAndAfter, fightingOpenly, openMeeting } from './unmapped.ts';
import { unseenHunters } from './unseen-hunters.ts';
import { unseenRaiders } from './unseen-raiders.ts';

/** The staff fights as carefully as the person it stands in for. */
const careful = (ruleset: Ruleset<Kind>, choose: NonNullable<Pair['openly']>): Ruleset<Kind> => ({
  ...ruleset,
  bots: [memoryless('careful', '', ({ side, question, chance }) => choose([...commandsOf(side, question.offer)], chance))],
});

const withoutMoves =
  (choose: NonNullable<Pair['openly']>): NonNullable<Pair['openly']> =>
  (offered, chance) =>
    choose(
      offered.filter(({ verb }) => verb !== 'move'),
      chance,
    );

const ADVANCED = { combat: 'advanced' };
/** A critical hit may sink a ship, and then she is named. */
const afloat =
  (seed: string, blind: Side): NonNullable<Pair['luck']> =>
  (world) => ({ ...luckOf(seed, world, blind), 'critical-damage': { face: 2 } });

const meetings = bySide((blind) => dealt(meeting(blind), tacticalPhase));
export const approaching =
  (blind: Side): Family =>
  (number, answers) => {
    const seed = `approaching ${number}`;
    const openly = withoutMoves(keepingOff());
    const ruleset = careful(meetings[blind], openly);
    return pairOf({ ruleset, seed, blind, answers, openly, options: ADVANCED, luck: afloat(seed, blind), secretly: () => faceDown(seed) });
  };

const findings = bySide((blind) =>
  dealt(inOneSea(blind, blind === 'allied' ? dealRaiders : dealHunters), sequence('finding', 'CW-4.4a', [search, tacticalPhase])),
);
/** The fleet of the side that does not know: the last that was raised. */
const FINDER: Readonly<Record<Side, string>> = { allied: 'allied-7', central: 'central-5' };
export const finding =
  (blind: Side): Family =>
  (number, answers) => {
    const seed = `finding ${number}`;
    const keepOff = withoutMoves(keepingOff());
    const openly: Pair['openly'] = (offered, chance) => {
      const found = offered.find(({ verb, target }) => verb === 'search' && target === FINDER[blind]);
      return (
        found ??
        keepOff(
          offered.filter(({ verb }) => verb !== 'search' && verb !== 'raid'),
          chance,
        )
      );
    };
    const luck: Pair['luck'] = (world) => ({ ...afloat(seed, blind)(world), search: { face: 5 } });
    return pairOf({
      ruleset: careful(findings[blind], openly),
      seed,
      blind,
      answers,
      openly,
      luck,
      options: ADVANCED,
      secretly: () => faceDown(seed),
    });
  };

export const battles = bySide((blind) => dealt(atSightingRange(blind), rounds));
export const firing =
  (blind: Side): Family =>
  (number, answers, played = battles[blind]) => {
    const seed = `firing ${number}`;
    const openly = keepingOff();
    const ruleset = careful(played, withoutMoves(keepingOff(0)));
    return pairOf({ ruleset, seed, blind, answers, openly, options: ADVANCED, luck: afloat(seed, blind), secretly: () => faceDown(seed) });
  };

/** A shot at a counter may be tried with the name of any ship. */
const SHIPS_NAMED = ['scharnhorst', 'blucher', 'moltke', 'karlsruhe', 'minotaur', 'carmania', 'glory', 'river-1', 'anzac-fast-1'];
const SHOTS_NAMED = SHIPS_NAMED.flatMap((ship) => ['allied-counter-1', 'central-counter-1'].map((token) => [ship, token]));

const ROWS = [2, 3, 4, 5, 1];
const CRITICAL_ROWS = [2, 3, 5];

export const fights = {
  firingBack: bySide((blind) => dealt(firingBack(blind), rounds)),
  struckUnseen: bySide((blind) => dealt(struckUnseen(blind), rounds)),
  flotillas: dealt(flotillas, rounds),
};

/** Hits fall on what lies face down, or come from it. */
const strikes =
  (blind: Side, name: string, played: Ruleset<Kind>, fires: boolean, rows: readonly number[], criticals: readonly number[]): Family =>
  (number, answers, rules = played) => {
    const seed = `${name} ${number}`;
    const row = rows[number % rows.length] ?? 2;
    const critical = criticals[number % criticals.length] ?? 2;
    // A critical hit costs two hull boxes, and who is sunk is named.
    const openly = withoutMoves(keepingOff(row === 1 ? 1 : 2));
    return pairOf({
      ruleset: careful(rules, withoutMoves(keepingOff(0))),
      seed,
      blind,
      answers,
      openly,
      options: ADVANCED,
      targets: [...TARGETS, ...SHOTS_NAMED],
      luck: (world) => ({ ...luckOf(seed, world, blind), ...everyShotHits(row, critical) }),
      secretly: () => strikingBack(seed, fires),
    });
  };

export const underFire = (blind: Side): Family => strikes(blind, 'under fire', fights.firingBack[blind], true, ROWS.slice(0, 4), [2]);
export const struckInTheDark = (blind: Side): Family => strikes(blind, 'struck', fights.struckUnseen[blind], false, ROWS, CRITICAL_ROWS);
export const struckFlotillas: Family = strikes('central', 'flotillas', fights.flotillas, false, [2, 3, 4, 1], [2]);

export const flights = bySide((blind) => dealt(slippingAway(blind), gettingAway));
const inWar = (blind: Side, seed: string) => (blind === 'allied' ? unseenRaiders(seed) : unseenHunters(seed));
export const fugitive =
  (blind: Side): Family =>
  (number, answers, ruleset = flights[blind]) => {
    const seed = `fugitive ${number}`;
    const options = { ...optionsFor(number), ...ADVANCED };
    return pairOf({ ruleset, seed, blind, answers, options, secretly: () => slipAway(seed, inWar(blind, seed)) });
  };

export const unmapped = bySide((blind) => dealt(openMeeting(blind, [true, false]), battleAndAfter));
export const byDay = bySide((blind) => dealt(openMeeting(blind, [false]), battleAndAfter));
const BASIC = { combat: 'basic' };
const openLuck =
  (seed: string, blind: Side): NonNullable<Pair['luck']> =>
  (world) => ({
    ...luckOf(seed, world, blind),
    'engine-repair': { face: 3 },
    foundering: { face: 1 },
  });
export const withoutMap =
  (blind: Side): Family =>
  (number, answers, ruleset = unmapped[blind]) => {
    const seed = `without a map ${number}`;
    const targets = [...TARGETS, ...SHOTS_NAMED, ['blucher', 'allied-counter-1'], ['furst-bismarck-1897', 'allied-counter-1']];
    const secretly = () => fightingOpenly(seed, alikeWishes(seed), inWar(blind, seed));
    return pairOf({ ruleset, seed, blind, answers, options: BASIC, targets, luck: openLuck(seed, blind), secretly });
  };

/** Up to the moment in which one side has said what it wishes and the other has not (CW-6.2a). */
export const wishes =
  (blind: Side): Family =>
  (number, _answers, ruleset = byDay[blind]) => {
    const seed = `wishes ${number}`;
    const secretly: Pair['secretly'] = (world) => fightingOpenly(seed, () => world === 'left', inWar(blind, seed));
    const openly: Pair['openly'] = (offered) => offered.find(({ verb }) => verb === 'done') ?? anything(offered, () => 0);
    return pairOf({ ruleset, seed, blind, answers: 2, options: BASIC, openly, luck: openLuck(seed, blind), secretly });
  };
