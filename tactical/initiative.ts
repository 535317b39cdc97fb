/** CW-7.1, GW-TAC-INIT: who has the initiative, and by which edge of the map he comes. */
import type { Explanation, OpenDecision, Play, Step } from '../kernel/index.ts';
import { check, d6, flag, minus, otherwise, plus, stepsOf, sway, titled, unspoken, upTo, whole } from '../kernel/index.ts';
import type { Battle, ShipId, Side } from './battle.ts';
import type { Fighting } from './fight.ts';
import { EDGES } from './hexes.ts';
import type { Lender } from './lender.ts';
import { within } from './names.ts';
import { profileOf } from './profiles.ts';
import type { Tactics } from './tactics.ts';
import type { BattleQuestion } from './whys.ts';

/** What names sides in this roll. */
const WORDS = {
  allied: 'to the Allies',
  central: 'to the Central Powers',
  alliedLeader: 'Allied leader',
  centralLeader: 'leader of the Central Powers',
  alliedNations: 'Allied nationalities',
  centralNations: 'nationalities of the Central Powers',
} as const;

/** CW-7.1a; the Allied player throws the die. leaders by GW-TAC-INIT-LEADER and CW-11.93, and GW-TAC-INIT-NAT with the signs of CW-11.5. */
export const initiativeRoll = check(
  'initiative',
  'CW-7.1a',
  'Initiative',
  {
    alliedLeader: flag('an Allied leader is present'),
    centralLeader: flag('a leader of the Central Powers is present'),
    alliedNations: whole('nationalities in the Allied fleet', 1, 9),
    centralNations: whole('nationalities in the fleet of the Central Powers', 1, 9),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'CW-7.1b', WORDS.alliedLeader, (f) => f.alliedLeader),
      minus(1, 'CW-7.1b', WORDS.centralLeader, (f) => f.centralLeader),
      sway('CW-11.5', WORDS.alliedNations, (f) => Math.min(0, 1 - f.alliedNations)),
      sway('CW-11.5', WORDS.centralNations, (f) => Math.max(0, f.centralNations - 1)),
    ],
    rows: [upTo(3, 'central'), otherwise('allied')],
    outcomes: { central: WORDS.central, allied: WORDS.allied },
    worth: (outcome) => (outcome === 'allied' ? 1 : 0),
  },
);

/** The roll as a game tells it that calls its sides by other names. */
export function initiativeTold(roll: Explanation, called: (side: Side) => string): Explanation {
  if (roll.check !== initiativeRoll.name) return roll;
  const [allied, central] = [within(called('allied')), within(called('central'))];
  const words = new Map<string, string>([
    [WORDS.allied, `to ${allied}`],
    [WORDS.central, `to ${central}`],
    [WORDS.alliedLeader, `leader of ${allied}`],
    [WORDS.centralLeader, `leader of ${central}`],
    [WORDS.alliedNations, `nationalities of ${allied}`],
    [WORDS.centralNations, `nationalities of ${central}`],
  ]);
  const told = <T extends { readonly words: string }>(one: T): T => ({ ...one, words: words.get(one.words) ?? one.words });
  return { ...told(roll), modifiers: roll.modifiers.map(told), rows: roll.rows.map(told) };
}

/** CW-7.1b: whoever is there when the die is thrown. The sunk count no more, nor do those who have left the map. */
function presentOn<K extends Fighting>(lender: Lender<K>, state: K['state'], side: Side): ShipId[] {
  const there = lender.battle(state).pieces.filter((piece) => piece.side === side && !piece.exited);
  return there.flatMap(({ ships }) => ships.filter((id) => !lender.condition(state, id).sunk));
}

function factsOf<K extends Fighting>(lender: Lender<K>, data: K['data'], state: K['state']) {
  const allied = presentOn(lender, state, 'allied');
  const central = presentOn(lender, state, 'central');
  const nations = (ships: readonly ShipId[]): number => new Set(ships.map((id) => lender.sheet(data, state, id).nation)).size;
  return {
    alliedLeader: lender.hasLeader(data, state, allied),
    centralLeader: lender.hasLeader(data, state, central),
    alliedNations: nations(allied),
    centralNations: nations(central),
  };
}

/** CW-5.73b: after a night approach the finder has it for the first round without a roll; by day a scenario may say so (CW-BATTLE); or it is who surprised the other (GW-5.4b). */
export function takeInitiative<K extends Fighting>(lender: Lender<K>, g: Play<K>): void {
  const battle = lender.battle(g.state);
  const claimed = battle.stage === 'opening' ? battle.claimed : null;
  battle.initiative = claimed ?? g.roll(initiativeRoll, factsOf(lender, g.data, g.state), { by: 'allied' });
  lender.tell(g, {
    type: 'initiative',
    side: battle.initiative,
    by: claimed === null ? 'die' : profileOf(battle).claims === 'surprise' ? 'surprise' : battle.night ? 'night-approach' : 'found-enemy',
  });
}

/** GW-TAC-LAND: nobody comes from the land. */
const openEdges = ({ land }: Battle): number[] => EDGES.filter((edge) => !land.includes(edge));

export type Entering = { enter: number };
export type EntryDecision<K extends Fighting> = OpenDecision<K, null, Entering>;

function enter<K extends Fighting>(lender: Lender<K>, g: Play<K>, edge: number): void {
  const battle = lender.battle(g.state);
  battle.entry = edge;
  battle.stage = 'centre';
  lender.tell(g, { type: 'entry', side: battle.initiative, edge });
}

/** CW-7.24a: any edge of the map. */
export const entering = <K extends Fighting>(lender: Lender<K>): EntryDecision<K> =>
  stepsOf<K, BattleQuestion>().decision<Entering>('entry-side', 'CW-7.24a', {
    who: ({ state }) => lender.battle(state).initiative,
    asks: () => 'By which edge of the map do you come?',
    verbs: {
      enter: {
        ends: true,
        of: ({ state }) => openEdges(lender.battle(state)),
        label: (_view, edge) => `Edge ${edge + 1}`,
        why: () => ({ words: 'land blocks that edge of the map', rule: 'GW-TAC-LAND' }),
        does: (g, edge) => enter(lender, g, edge),
      },
    },
  });

/** GW-TAC-SIDE: nothing is asked where the fleet moved, for it comes from there. */
export function entryEdge<K extends Fighting>({ lender, entry }: Tactics<K>): Step<K> {
  const { sequence, auto, when } = stepsOf<K>();
  const given = (battle: Battle): number | null => battle.entries[battle.initiative];
  return sequence('entry', 'CW-7.24a', [
    when(({ state }) => given(lender.battle(state)) === null, titled('Entry edge', entry)),
    when(
      ({ state }) => lender.battle(state).entry === null,
      unspoken(auto('entry-given', 'GW-TAC-SIDE', (g) => enter(lender, g, given(lender.battle(g.state)) ?? 0))),
    ),
  ]);
}
