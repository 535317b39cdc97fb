/** GW-12.3: ships with rails for mines, and how many they took. Who has any aboard is for the operation to say. */
import type { Source } from '../../../register/types.ts';
import type { VesselId } from './operation.ts';

interface Rails {
  readonly mines: number;
  readonly source: Source;
}

const history = (mines: number, ...ids: readonly VesselId[]): [VesselId, Rails][] => ids.map((id) => [id, { mines, source: 'history' }]);

/** Published figures differ by a score either way, which is less than a load. */
const RAILS: ReadonlyMap<VesselId, Rails> = new Map([
  ...history(100, 'kolberg', 'mainz', 'coln'),
  ...history(120, 'strassburg', 'stralsund', 'breslau', 'rostock', 'graudenz', 'regensburg', 'pillau', 'elbing', 'wiesbaden', 'frankfurt'),
  ...history(200, 'konigsberg-1915', 'karlsruhe-1916', 'emden-1916', 'nurnberg-1916'),
  ...history(400, 'brummer', 'bremse'),
  ...history(24, 'b97', 'b98', 'b109', 'b110', 'b111', 'b112', 'g101', 'g102', 'g103', 'g104'),
  ...history(80, 'abdiel'),
  ...history(66, 'blanche', 'boadicea'),
]);

const LOAD = 100;

/** Loads that these ships can have aboard together. */
export const loadsFor = (ships: readonly VesselId[]): number =>
  Math.round(ships.reduce((mines, id) => mines + (RAILS.get(id)?.mines ?? 0), 0) / LOAD);

export const MINELAYERS: readonly VesselId[] = [...RAILS.keys()];
