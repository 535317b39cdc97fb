/** Battles for random play: the arena as a game of its own, with fleets drawn from a seed. */
import type { Ruleset, Step } from '../../kernel/index.ts';
import { numbered, PLAIN, stepsOf } from '../../kernel/index.ts';
import { Luck } from '../../test/luck.ts';
import { basicCombat, openBasic } from '../basic.ts';
import type { Condition, Role, Sheet, ShipId, Side } from '../battle.ts';
import { WEATHERS } from '../battle.ts';
import { battleChecks, battleLots } from '../checks.ts';
import { copyBasic, copyBattle, copyCondition } from '../copy.ts';
import { basicLaws, battleLaws } from '../laws.ts';
import type { Readings } from '../lender.ts';
import type { Entrant, Meeting } from '../opening.ts';
import { openBattle } from '../opening.ts';
import { BATTLE_PLAYED } from '../played.ts';
import type { Profile } from '../profile.ts';
import { advancedCombat } from '../round.ts';
import { untouched } from '../vessel.ts';
import { basicView, battleView } from '../view.ts';
import { battleEvent } from '../wording.ts';
import type { Arena, ArenaState, ArenaView } from './arena.ts';
import { lender, STANDARD, tactics } from './arena.ts';
import { SHIPS } from './ships.ts';

const { sequence, auto } = stepsOf<Arena>();

export type System = 'advanced' | 'basic';

/** A whole battle by one of the two systems, as a game. */
const wholeBattle = (system: System): Step<Arena> =>
  sequence('arena', 'CW-7.0', [
    auto('open', 'CW-7.0', (g) => {
      const { meeting } = g.state;
      if (!meeting) throw new Error('nobody meets anybody');
      const papers = { sheet: (id: ShipId) => lender.sheet(g.data, g.state, id), condition: (id: ShipId) => lender.condition(g.state, id) };
      if (system === 'advanced') g.state.battle = openBattle(g, meeting, papers);
      else g.state.basic = openBasic(g, meeting, papers);
    }),
    system === 'advanced' ? advancedCombat(tactics) : basicCombat(tactics),
    auto('end', 'CW-7.35a', (g) => g.end({ result: 'fought', words: 'The battle is over.', winner: null, score: 0 })),
  ]);
const FLOWS = { advanced: numbered(wholeBattle('advanced')), basic: numbered(wholeBattle('basic')) };

const copyArena = (state: ArenaState): ArenaState => ({
  meeting: state.meeting,
  sheets: state.sheets,
  conditions: Object.fromEntries(Object.entries(state.conditions).map(([id, condition]) => [id, copyCondition(condition)])),
  readings: state.readings,
  flagships: state.flagships.slice(),
  battle: state.battle && copyBattle(state.battle),
  basic: state.basic && copyBasic(state.basic),
  reports: state.reports.slice(),
});

export interface Situation {
  readonly meeting: Meeting;
  readonly sheets: Readonly<Record<ShipId, Sheet>>;
  readonly conditions: Readonly<Record<ShipId, Condition>>;
  readonly readings: Readings;
  readonly flagships: readonly ShipId[];
}

const nameOf = (sheets: Situation['sheets'], id: string): string => sheets[id]?.name ?? id;

export const battleGame = (
  { meeting, sheets, conditions, readings, flagships }: Situation,
  system: System = 'advanced',
): Ruleset<Arena> => ({
  id: 'arena',
  title: 'Arena',
  version: 1,
  words: 'A battle and nothing else.',
  sides: ['allied', 'central'],
  scenarios: [{ id: 'battle', title: 'Battle', words: 'One battle.' }],
  options: [],
  flow: FLOWS[system],
  dataFor: () => ({}),
  begin: () => copyArena({ meeting, sheets, conditions, readings, flagships: [...flagships], battle: null, basic: null, reports: [] }),
  copy: copyArena,
  view: (state, viewer, data): ArenaView => ({
    battle: state.battle && battleView(lender, data, state, viewer),
    basic: state.basic && basicView(lender, data, state, viewer),
  }),
  checks: battleChecks,
  lots: battleLots,
  wording: {
    event: (event) => battleEvent(event, (id) => nameOf(sheets, id)),
    scene: () => PLAIN,
    name: (id) => nameOf(sheets, id),
  },
  played: BATTLE_PLAYED,
  bots: [],
  laws: (state, data) => [...(state.battle ? battleLaws(lender, data, state) : []), ...(state.basic ? basicLaws(lender, data, state) : [])],
});

const PROFILES: readonly Profile['id'][] = ['cruiser-warfare', 'secret-storm', 'great-war-at-sea'];
const ROLES: readonly Role[] = ['line', 'line', 'line', 'line', 'raider', 'convoy', 'escort'];

/** A ship that has been in action before, now and then. */
function worn(chance: Luck, sheet: Sheet): Condition {
  const condition = untouched(sheet.id);
  if (!chance.oneIn(12)) return condition;
  condition.hull = chance.upTo(Math.floor(sheet.hull.boxes / 2));
  condition.secondary = chance.upTo(sheet.secondary.boxes);
  condition.slowed = chance.upTo(sheet.speed);
  if (condition.slowed === sheet.speed) condition.engines = 'stopped';
  condition.starved = chance.oneIn(6);
  condition.launched = chance.oneIn(4);
  return condition;
}

/** A fleet of one to twenty counters, some of several destroyers, in one role or as a convoy with its escort. */
function fleetOf(chance: Luck, side: Side, sheets: Record<ShipId, Sheet>, towing: boolean): Entrant[] {
  const models = [...SHIPS.values()].filter(([, of]) => of === side).map(([sheet]) => sheet);
  const role = chance.of(ROLES);
  const mixed = chance.oneIn(3);
  const nation = chance.of(models).nation;
  const ours = mixed ? models : models.filter((sheet) => sheet.nation === nation);
  const fleet: Entrant[] = [];
  const count = 1 + chance.upTo(chance.of([3, 8, 8, 20]));
  for (let n = 1; n <= count; n++) {
    const model = chance.of(ours);
    const size = model.type === 'DD' ? 1 + chance.upTo(2) : 1;
    const ships = Array.from({ length: size }, (_, place) => `${side}:${n}.${place}`);
    for (const id of ships) sheets[id] = { ...model, id, name: `${model.name} ${n}` };
    fleet.push({ id: `${side}:${n}`, ships, role: role === 'convoy' || role === 'escort' ? (model.merchant ? 'convoy' : 'escort') : role });
  }
  const [one, two] = fleet;
  if (!towing || !one || !two || one.role !== two.role) return fleet;
  return [{ ...one, tow: two.id }, { ...two, tow: one.id }, ...fleet.slice(2)];
}

/** Any battle at all: either profile, any weather, day or night, fleets of all sizes. */
export function randomSituation(seed: string): Situation {
  const chance = new Luck(seed);
  const profile = chance.of(PROFILES);
  const great = profile === 'great-war-at-sea';
  const sheets: Record<ShipId, Sheet> = {};
  const night = chance.oneIn(4);
  const surprise = chance.oneIn(4);
  const meeting: Meeting = {
    profile,
    date: chance.of([1914.08, 1914.12, 1916.05]),
    night,
    weather: chance.oneIn(2) ? 'clear' : chance.of(WEATHERS),
    closer: surprise ? (night ? 2 : 1) : 0,
    land: great && chance.oneIn(3) ? [chance.upTo(5)] : [],
    ...(night && chance.oneIn(2) ? { claimed: chance.of(['allied', 'central'] as const) } : {}),
    fleets: {
      allied: fleetOf(chance, 'allied', sheets, great && chance.oneIn(3)),
      central: fleetOf(chance, 'central', sheets, great && chance.oneIn(3)),
    },
  };
  return {
    meeting,
    sheets,
    conditions: Object.fromEntries(Object.values(sheets).map((sheet) => [sheet.id, worn(chance, sheet)])),
    flagships: Object.keys(sheets).filter(() => chance.oneIn(8)),
    readings: { ...STANDARD, tacticalSpeeds: chance.oneIn(4), crackGunners: chance.oneIn(2) ? 'natural' : 'after-modifiers' },
  };
}
