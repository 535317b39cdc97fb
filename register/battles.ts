/** The historical battles, each of them once, for every game that fights them. */
import capeSarych from './battles/cape-sarych.json' with { type: 'json' };
import coronel from './battles/coronel.json' with { type: 'json' };
import doggerBank from './battles/dogger-bank.json' with { type: 'json' };
import falklands from './battles/falklands.json' with { type: 'json' };
import jutland from './battles/jutland.json' with { type: 'json' };
import riverPlate from './battles/river-plate.json' with { type: 'json' };
import { readBattle } from './battles/schema.ts';
import type { Battle, BattleFigure, Clock, Conditions } from './battles/types.ts';
import ulsan from './battles/ulsan.json' with { type: 'json' };
import yaluRiver from './battles/yalu-river.json' with { type: 'json' };
import yellowSea from './battles/yellow-sea.json' with { type: 'json' };
import type { Source } from './types.ts';

export { shipsOf } from './battles/order.ts';
export { degreesOf, type Place, placesAt } from './battles/places.ts';
export { type BattleReading, readBattle } from './battles/schema.ts';
export * from './battles/types.ts';

/** In the order of history. */
const FILES: readonly unknown[] = [yaluRiver, yellowSea, ulsan, coronel, capeSarych, falklands, doggerBank, jutland, riverPlate];

const read = (file: unknown): Battle => {
  const reading = readBattle(file);
  if ('battle' in reading) return reading.battle;
  throw new Error(reading.faults.map(({ place, reason }) => `${place}: ${reason}`).join('\n'));
};

export const BATTLES: readonly Battle[] = FILES.map(read);

export const battleNamed = (id: string): Battle => {
  const battle = BATTLES.find((each) => each.id === id);
  if (battle === undefined) throw new Error(`The register has no battle ${id}.`);
  return battle;
};

/** Light and weather at this time; before anything is told of them, as they were first. */
export const conditionsAt = ({ conditions }: Battle, time: Clock): Conditions =>
  conditions.findLast((each) => each.time <= time) ?? conditions[0];

export const battleSourceOf = ({ source, sources }: Battle, figure: BattleFigure): Source => sources[figure] ?? source;
