import { describe, expect, test } from 'vitest';
import type { Area } from '../data/areas.ts';
import { AREA_FACTS, AREAS } from '../data/areas.ts';
import { BUILT_IN } from '../data/data.ts';
import { mayCoalIn } from '../rules/coaling.ts';
import { conclusion } from '../rules/conclusion.ts';
import { moveFleets } from '../rules/movement.ts';
import { search } from '../rules/search.ts';
import type { FleetFields } from './table.ts';
import { table } from './table.ts';

const COAL = { order: { act: 'coal', to: null } } as const;
const emden = (area: Area, fields: FleetFields = {}) =>
  table()
    .fleet('central', area, ['emden'], { ...COAL, ...fields })
    .fuel('emden', 4);

describe('where', () => {
  test('CW-10.3a the Allies coal in any area without the No Coal mark', () => {
    const game = table().fleet('allied', 'yellow-sea', ['minotaur']);
    const fleet = game.at('minotaur');
    expect(AREAS.filter((area) => mayCoalIn(BUILT_IN, game.state, fleet, area))).toEqual(AREAS.filter((area) => AREA_FACTS[area].coal));
    expect(mayCoalIn(BUILT_IN, game.state, fleet, 'caroline-islands')).toBe(false);
  });

  test('CW-10.3b the Central Powers by five German ports', () => {
    const game = emden('yellow-sea');
    const ports = AREAS.filter((area) => mayCoalIn(BUILT_IN, game.state, game.at('emden'), area) && !AREA_FACTS[area].etappe);
    expect(ports).toEqual(['gulf-of-guinea', 'mozambique-channel', 'yellow-sea', 'caroline-islands', 'solomons']);
  });

  test('CW-10.3b Massawa too, if Italy has joined', () => {
    const game = emden('arabian-sea');
    game.state.entered.italy = 1;
    expect(game.run(moveFleets).play('allied', 'done').play('central', 'done').told('neutral-asked')).toEqual([]);
    expect(game.run(conclusion).piece('emden').fuel).toBe(13);
  });

  test('CW-12.43 not at Tsingtao once it has fallen, and there is no neutral to ask', () => {
    const game = emden('yellow-sea', { hidden: true });
    game.state.tsingtaoFell = 3;
    game.run(moveFleets).play('allied', 'done').play('central', 'done');
    expect(game.at('emden').hidden).toBe(true);
    expect(game.run(conclusion).piece('emden').fuel).toBe(3);
  });
});

describe('how', () => {
  test('CW-10.31 after a whole turn all boxes are back, for any number of ships', () => {
    const game = table().fleet('allied', 'yellow-sea', ['minotaur', 'hampshire'], COAL).fuel('minotaur', 3).fuel('hampshire', 1);
    game.run(conclusion);
    expect([game.piece('minotaur').fuel, game.piece('hampshire').fuel]).toEqual([23, 19]);
  });

  test('CW-10.31 what a Central ship takes is her own affair', () => {
    const game = emden('yellow-sea', { hidden: true }).run(conclusion);
    expect(game.told('coaled', 'central')).toHaveLength(1);
    expect(game.read('allied')).toEqual([]);
  });

  test('CW-10.32a who coals or rearms does not search', () => {
    for (const act of ['coal', 'feed', 'torpedoes'] as const) {
      const game = table().fleet('allied', 'yellow-sea', ['minotaur'], { order: { act, to: null } });
      expect(game.run(search).offered('allied')).toEqual(['done']);
    }
  });

  test('CW-10.32b who is attacked gets nothing, and burns a box for lying still', () => {
    expect(emden('yellow-sea', { fought: true }).run(conclusion).piece('emden').fuel).toBe(3);
  });
});

describe('Etappen', () => {
  const laidIn = (area: Area, fields: FleetFields = {}) => {
    const game = emden(area, fields);
    Object.assign(game.state.secrets, { etappenDue: 1, etappen: [area] });
    return game;
  };

  test('CW-10.6b there are twenty-three areas for them', () => {
    expect(BUILT_IN.etappeAreas).toHaveLength(23);
  });

  test('CW-10.6c coal once, for all who are there in that turn, and then no more', () => {
    const game = laidIn('brazil').fleet('central', 'brazil', ['dresden'], COAL).fuel('dresden', 2).run(conclusion);
    expect([game.piece('emden').fuel, game.piece('dresden').fuel]).toEqual([13, 14]);
    expect(game.state.secrets.usedEtappen).toEqual(['brazil']);
  });

  test('CW-10.6c a hidden raider stays hidden, and the Allies are told nothing', () => {
    const game = laidIn('brazil', { hidden: true }).run(moveFleets).play('allied', 'done').play('central', 'done').run(conclusion);
    expect(game.at('emden').hidden).toBe(true);
    expect(game.read('allied')).toEqual([]);
    expect(game.piece('emden').fuel).toBe(13);
  });

  test('CW-10.6c what an attack has spoilt is still there', () => {
    const game = laidIn('brazil', { fought: true }).run(conclusion);
    expect(game.state.secrets.usedEtappen).toEqual([]);
  });
});

describe('neutral coal', () => {
  const asked = (die: number, fields: FleetFields = {}) =>
    emden('brazil', { hidden: true, ...fields })
      .dice(die)
      .run(moveFleets)
      .play('allied', 'done')
      .play('central', 'done');

  test('CW-10.7 on a five the ships there coal', () => {
    const game = asked(5);
    expect(game.at('emden').granted).toBe(true);
    expect(game.run(conclusion).piece('emden').fuel).toBe(13);
  });

  test('CW-10.7 on a four they get nothing, and burn a box', () => {
    expect(asked(4).run(conclusion).piece('emden').fuel).toBe(3);
  });

  test('CW-10.7 the raider goes on the map, and the Allies learn how many ships ask, not which', () => {
    const game = asked(4);
    expect(game.at('emden').hidden).toBe(false);
    expect(game.told('neutral-asked', 'allied')).toEqual([{ type: 'neutral-asked', area: 'brazil', ships: 1 }]);
  });

  test('CW-10.7, CW-3.1a whether they get any is told to nobody else', () => {
    const read = (die: number) => [asked(die).read('allied'), asked(die).view('allied')];
    expect(read(6)).toEqual(read(1));
    expect(asked(6).rolls('central')).toEqual(['neutral-coal: coal']);
  });

  test('CW-10.7 one chance in three, told before they ask, and to them alone', () => {
    const game = emden('brazil', { hidden: true }).run(moveFleets).play('allied', 'done');
    expect(game.prospects('central', 'done', '')).toEqual({ 'coal off Brazil': 2 / 6 });
    game.dice(1).play('central', 'done');
    const supplied = emden('yellow-sea').run(moveFleets).play('allied', 'done');
    expect(supplied.prospects('central', 'done', '')).toEqual({});
    supplied.play('central', 'done');
  });

  test('CW-10.7 where an Etappe has been used, and one die for all of an area', () => {
    const game = emden('brazil').fleet('central', 'brazil', ['dresden', 'leipzig'], COAL);
    Object.assign(game.state.secrets, { etappenDue: 1, etappen: ['brazil'], usedEtappen: ['brazil'] });
    game.dice(6).run(moveFleets).play('allied', 'done').play('central', 'done');
    expect(game.told('neutral-asked')).toMatchObject([{ ships: 3 }]);
    expect(game.run(conclusion).piece('emden').fuel).toBe(13);
    expect(game.state.secrets.usedEtappen).toEqual(['brazil']);
  });

  test('CW-10.7 who has not the order does not ask', () => {
    const game = table()
      .fleet('central', 'brazil', ['emden'], { hidden: true })
      .run(moveFleets)
      .play('allied', 'done')
      .play('central', 'done');
    expect(game.at('emden').hidden).toBe(true);
    expect(game.finished).toBe(true);
  });
});
