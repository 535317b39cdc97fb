/** Every board of every game, at a moment that shows it as it is played. */
import { captain } from '../../games/cruiser-warfare/bot/index.ts';
import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import type { CruiserWarfare } from '../../games/cruiser-warfare/kind.ts';
import { grandFleets } from '../../games/grand-fleets/index.ts';
import { greatWarAtSea } from '../../games/great-war-at-sea/index.ts';
import { Game, type GameRecord, recordOf } from '../../kernel/index.ts';
import { opening, SCARBOROUGH } from './great-war.ts';
import { outbreak } from './raider.ts';
import { asks, firstWhere, navalRecordWhere, recordWhere, shortRecordWhere, storedWhere } from './records.ts';

const battle = (scenario: string): GameRecord =>
  recordOf(new Game(grandFleets, { scenario, options: {}, seed: 'Cradock', dice: 'fast' }, { chain: true }));

const isFoughtInLine = ({ state, questions }: Game<CruiserWarfare>): boolean => (state.basic?.round ?? 0) > 0 && questions.length > 0;

export const boards: Readonly<Record<string, () => GameRecord>> = {
  'First Strike!: the North Sea': () => shortRecordWhere((game) => game.questionFor('british') !== null),
  'First Strike!: an air raid': () => shortRecordWhere((game) => asks('air-movement')(game) && game.commands.length < 6),
  'First Strike!: a battle': () => recordWhere((game) => (game.questionFor('british')?.targets('fire').length ?? 0) > 0),
  'Nine Navies War: the seas': () =>
    navalRecordWhere((game) => game.questionFor('allied')?.name === 'one-zone-moves' && game.state.active === 'britain'),
  'Nine Navies War: a battle': () =>
    navalRecordWhere(
      (game) =>
        game.questionFor('allied')?.name === 'target' && (game.state.battle?.fighters.length ?? 0) > 12 && game.state.battle?.round === 1,
    ),
  'Cruiser Warfare: the world': () => recordOf(outbreak('world')),
  'Cruiser Warfare: a battle on hexes': () => storedWhere(cruiserWarfare, '08-coronel', asks('gunnery')),
  'Cruiser Warfare: a battle in line': () => firstWhere(cruiserWarfare, 'falklands', captain, isFoughtInLine, { combat: 'basic' }),
  'Great War at Sea: a battle': () => storedWhere(greatWarAtSea, '03-heligoland-1914', asks('gunnery')),
  'Great War at Sea: the North Sea': () => opening(SCARBOROUGH),
  'Grand Fleets: Coronel': () => battle('coronel'),
  'Grand Fleets: Jutland': () => battle('jutland'),
};
