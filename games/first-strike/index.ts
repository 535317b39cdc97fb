/** First Strike! The Cuxhaven Raid, Christmas Day 1914: one player against the rules. */
import type { Ruleset } from '../../kernel/index.ts';
import { numbered } from '../../kernel/index.ts';
import { captain } from './bot.ts';
import { copy } from './copy.ts';
import { dataFor } from './data/pack.ts';
import { horizon } from './horizon.ts';
import { imagine } from './imagine.ts';
import type { FirstStrike } from './kind.ts';
import { laws } from './laws.ts';
import { options, readingsOf } from './options.ts';
import { PLAYED } from './played.ts';
import { reckoning } from './reckoning.ts';
import { report } from './report.ts';
import { gustCheck } from './rules/air-movement.ts';
import { alertCheck } from './rules/alert.ts';
import { batteryFire } from './rules/anti-aircraft.ts';
import { lingerRoll, raiderAttack, stayRoll, targetLot } from './rules/attacks.ts';
import { germanMove } from './rules/battle.ts';
import { extraRoundCheck } from './rules/battle-end.ts';
import { bombDrop } from './rules/bombing.ts';
import { germanTarget, gunfire } from './rules/gunnery.ts';
import { altitudeCheck, arrivalCheck, launchCheck } from './rules/launch.ts';
import { eventRoll, jellicoeRoll, snafuRoll } from './rules/random-events.ts';
import { batteryLot, containerLot, ff19Placing, uBoatPlacing, zeppelinPlacing } from './rules/reaction.ts';
import { rescueAttack, rescueRoll } from './rules/rescue.ts';
import { beginning, falseAlarmCount, firstBattery } from './rules/setup.ts';
import { britishSortie, germanSortie } from './rules/sortie.ts';
import { wholeGame } from './rules/turn.ts';
import { fogRoll } from './rules/weather.ts';
import { sceneOf } from './scenes.ts';
import { view } from './view.ts';
import { inWords, nameOf } from './wording.ts';

export const firstStrike: Ruleset<FirstStrike> = {
  id: 'first-strike',
  title: 'First Strike!',
  version: 2,
  words:
    'The Cuxhaven Raid, Christmas Day 1914. Bring nine seaplanes to the German coast, and bring them home. For one player against the rules.',
  sides: ['british'],
  scenarios: [
    {
      id: 'cuxhaven',
      title: 'The Cuxhaven Raid',
      words: 'Christmas Day 1914: the Harwich Force and its three seaplane carriers against the airship sheds.',
      forces: {
        british: {
          words: 'three seaplane carriers with nine seaplanes, two light cruisers, destroyers and submarines',
          ships: 5,
          flagship: null,
        },
      },
    },
  ],
  options,
  flow: numbered(wholeGame),
  packs: 'the factors of counters, the arrows of the Air Raid Map, points and levels of victory',
  dataFor,
  begin: (_scenario, given) => beginning(readingsOf(given)),
  copy,
  view,
  imagine,
  horizon,
  /** FS-2.1a: one die or two, modifiers added, and most succeed when the total is low enough. */
  checks: [
    falseAlarmCount,
    fogRoll,
    eventRoll,
    snafuRoll,
    jellicoeRoll,
    alertCheck,
    zeppelinPlacing,
    ff19Placing,
    uBoatPlacing,
    raiderAttack,
    stayRoll,
    lingerRoll,
    germanSortie,
    britishSortie,
    launchCheck,
    arrivalCheck,
    altitudeCheck,
    gustCheck,
    batteryFire,
    bombDrop,
    rescueAttack,
    rescueRoll,
    germanMove,
    gunfire,
    extraRoundCheck,
  ],
  lots: [firstBattery, containerLot, batteryLot, targetLot, germanTarget],
  wording: { event: inWords, scene: sceneOf, name: nameOf },
  played: PLAYED,
  battles: ['raid-launched', 'battle-began'],
  bots: [captain],
  reckoning,
  report,
  laws,
};

export { firstStrike as ruleset };
