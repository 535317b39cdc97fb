/**
 * Nine fights of 1914, each by itself on the tactical map. The booklet's own are not in its text (CW-BATTLE), so these follow history:
 * who was there, by day or by night, and who had the better of the approach.
 */
import type { Battle, Squadron } from '../../../register/battles.ts';
import { battleNamed, conditionsAt } from '../../../register/battles.ts';
import type { ShipId, Side, Weather } from '../../../tactical/battle.ts';
import { WEATHERS } from '../../../tactical/battle.ts';
import type { Source } from './source.ts';

/** What has to be done to win: more points, with a winner if they are even, or certain ships sunk, with the burden on one side. */
export type Victory =
  | { readonly kind: 'points'; readonly even: Side }
  | { readonly kind: 'sink'; readonly side: Side; readonly ships: readonly ShipId[]; readonly enough: 'sunk' | 'crippled' };

export interface BattleScenario {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  /** Year and month, 1914.11. */
  readonly date: number;
  readonly night: boolean;
  readonly weather: Weather;
  /** Who comes upon the other, if there is no doubt; else it is rolled for (CW-7.1a). */
  readonly finder: Side | null;
  /** Hexes nearer than the ring, for an enemy taken by surprise (CW-7.28a). */
  readonly closer: number;
  readonly ships: Readonly<Record<Side, readonly ShipId[]>>;
  /** Ships at anchor with their fires out: dead in the water (CW-8.4a) unless their engineers get them under way (CW-11.41). */
  readonly anchored: readonly ShipId[];
  /** Ships that may have a hex to themselves in the set-up, beside that of the rest of their fleet. */
  readonly apart: readonly ShipId[];
  /** Those who sail as raiders, and may be spread (CW-7.25). */
  readonly raiders: boolean;
  readonly victory: Victory;
  /** What happened, and who had the better of it. */
  readonly history: { readonly winner: Side | null; readonly words: string };
  readonly source: Source;
}

type Told = 'id' | 'title' | 'words' | 'date' | 'ships' | 'victory' | 'history';

const battle = (fields: Pick<BattleScenario, Told> & Partial<BattleScenario>): BattleScenario => ({
  night: false,
  weather: 'clear',
  finder: null,
  closer: 0,
  anchored: [],
  apart: [],
  raiders: true,
  source: 'reconstructed',
  ...fields,
});

/** The sides of the register in this war. */
const BELLIGERENTS: Readonly<Record<Side, string>> = { allied: 'british', central: 'german' };

const squadronsOf = ({ sides }: Battle, side: Side): readonly Squadron[] =>
  sides.find(({ id }) => id === BELLIGERENTS[side])?.squadrons ?? [];

const winnerOf = ({ result }: Battle): Side | null => {
  if (result.winner === null) return null;
  return result.winner === BELLIGERENTS.allied ? 'allied' : 'central';
};

/** A battle that the register tells: who was there, but for some squadrons, when, in what light and weather, and how it ended. */
function fought(
  id: string,
  absent: readonly string[],
  { words, victory, ...rest }: Pick<BattleScenario, 'words' | 'victory'> & Partial<BattleScenario>,
): BattleScenario {
  const past = battleNamed(id);
  const { light, weather } = conditionsAt(past, past.openings[0].time);
  const fleetOf = (side: Side): readonly ShipId[] =>
    squadronsOf(past, side).flatMap((squadron) => (absent.includes(squadron.id) ? [] : squadron.ships));
  return battle({
    id,
    title: past.title,
    words,
    date: (past.date.year * 100 + past.date.month) / 100,
    night: light === 'night',
    // To this game haze and an overcast sky are clear weather.
    weather: WEATHERS.find((each) => each === weather) ?? 'clear',
    ships: { allied: fleetOf('allied'), central: fleetOf('central') },
    victory,
    history: { winner: winnerOf(past), words: past.result.words },
    ...rest,
  });
}

export const BATTLES: readonly BattleScenario[] = [
  battle({
    id: 'bahamas',
    title: 'Off the Bahamas',
    words: '6 August 1914. Karlsruhe is surprised while she arms a liner. The Allies must sink or cripple her.',
    date: 1914.08,
    finder: 'allied',
    closer: 2,
    ships: { allied: ['suffolk', 'bristol'], central: ['karlsruhe'] },
    victory: { kind: 'sink', side: 'allied', ships: ['karlsruhe'], enough: 'crippled' },
    history: { winner: 'central', words: 'Karlsruhe had the legs of both and got away by night.' },
  }),
  battle({
    id: 'rio-de-oro',
    title: 'Río de Oro',
    words: '26 August 1914. Highflyer finds Kaiser Wilhelm der Grosse at anchor, taking in coal. The Allies must sink her.',
    date: 1914.08,
    finder: 'allied',
    closer: 1,
    anchored: ['kaiser-wilhelm-der-grosse-1897'],
    ships: { allied: ['highflyer'], central: ['kaiser-wilhelm-der-grosse-1897'] },
    victory: { kind: 'sink', side: 'allied', ships: ['kaiser-wilhelm-der-grosse-1897'], enough: 'sunk' },
    history: { winner: 'allied', words: 'The liner fired off her shells and was sunk by her crew.' },
  }),
  battle({
    id: 'trindade',
    title: 'Trindade',
    words: '14 September 1914. Two armed liners: Carmania finds Cap Trafalgar. The higher score wins, the Central Powers if even.',
    date: 1914.09,
    finder: 'allied',
    closer: 2,
    ships: { allied: ['carmania'], central: ['cap-trafalgar'] },
    victory: { kind: 'points', even: 'central' },
    history: { winner: 'allied', words: 'Cap Trafalgar went down; Carmania was badly burnt.' },
  }),
  battle({
    id: 'zanzibar',
    title: 'Zanzibar',
    words: '20 September 1914. Königsberg comes upon Pegasus with her fires out. The Central Powers must sink her.',
    date: 1914.09,
    finder: 'central',
    closer: 2,
    anchored: ['pegasus'],
    ships: { allied: ['pegasus'], central: ['konigsberg'] },
    victory: { kind: 'sink', side: 'central', ships: ['pegasus'], enough: 'sunk' },
    history: { winner: 'central', words: 'Pegasus was sunk at her moorings.' },
  }),
  battle({
    id: 'tsingtao',
    title: 'Off Tsingtao',
    words: '17 October 1914, at night. The torpedo boat S90 against the old cruiser Takachiho, whom she must sink.',
    date: 1914.1,
    night: true,
    finder: 'central',
    closer: 2,
    ships: { allied: ['takachiho'], central: ['s90'] },
    victory: { kind: 'sink', side: 'central', ships: ['takachiho'], enough: 'sunk' },
    history: { winner: 'central', words: 'One salvo of torpedoes blew Takachiho up.' },
  }),
  battle({
    id: 'penang',
    title: 'Penang',
    words: '28 October 1914, before dawn. Emden steals into the roads. The Central Powers must sink Jemtchug.',
    date: 1914.1,
    night: true,
    finder: 'central',
    closer: 2,
    anchored: ['jemtchug', 'd-iberville'],
    ships: { allied: ['jemtchug', 'd-iberville'], central: ['emden'] },
    victory: { kind: 'sink', side: 'central', ships: ['jemtchug'], enough: 'sunk' },
    history: { winner: 'central', words: 'Jemtchug was torpedoed at anchor.' },
  }),
  fought('coronel', ['nurnberg'], {
    words: '1 November 1914. Cradock meets Spee off Chile as the sun goes down. The higher score wins, the Central Powers if even.',
    victory: { kind: 'points', even: 'central' },
  }),
  battle({
    id: 'cocos',
    title: 'Cocos Islands',
    words: '9 November 1914. Sydney finds Emden at the cable station. The Allies must sink or cripple her.',
    date: 1914.11,
    finder: 'allied',
    closer: 2,
    ships: { allied: ['sydney'], central: ['emden'] },
    victory: { kind: 'sink', side: 'allied', ships: ['emden'], enough: 'crippled' },
    history: { winner: 'allied', words: 'Emden was run aground, a wreck.' },
  }),
  fought('falklands', ['macedonia', 'guardship'], {
    words: '8 December 1914. Sturdee’s battle cruisers chase Spee. The higher score wins, the Central Powers if even.',
    finder: 'allied',
    apart: ['invincible', 'inflexible'],
    victory: { kind: 'points', even: 'central' },
  }),
];

export function battleIn(battles: readonly BattleScenario[], id: string): BattleScenario {
  const found = battles.find((each) => each.id === id);
  if (!found) throw new Error(`no battle ${id}`);
  return found;
}
