/** Submarines in words. */
import { countedStrong, listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { Means, SubmarineHappening, SubmarineSecret } from '../events/submarines.ts';
import { DEPTH_WORDS } from '../rules/submarines.ts';
import { RAN } from './combat.ts';
import type { Names } from './names.ts';

const ATTACKED: Readonly<Record<Means, readonly [rule: string, words: string]>> = {
  guns: ['GF-10.3.1', 'fires at'],
  ram: ['GF-10.2.2', 'tries to ram'],
  charges: ['GF-10.3.4', 'drops depth charges on'],
  bombs: ['GF-10.3.3', 'drops bombs on'],
};

const pointsOf = (points: number): string => (points === 0 ? 'without effect' : countedStrong(points, 'point'));

export const submarinesTold = tellersOf<SubmarineHappening | SubmarineSecret, [Names]>()({
  'submarines-out': ({ force, names }) => told('GF-10.1', `Submarines on the ${force} side lie in wait: ${listed(names.map(strong))}.`),
  'submarine-sighted': ({ name, place, depth }) =>
    told('GF-10.2.3', `Submarine! ${strong(name)} is sighted in ${place}, ${DEPTH_WORDS[depth]}.`),
  'submarine-attacked': ({ by, name, means, points }) =>
    told(ATTACKED[means][0], `${strong(by)} ${ATTACKED[means][1]} ${strong(name)}: ${pointsOf(points)}.`),
  'submarine-hit': ({ name, hits, of, crippled }) =>
    told('GF-10.4', `${strong(name)} is hit: ${strong(hits)} of ${of}${crippled ? ', and she cannot dive any more' : ''}.`),
  'submarine-sunk': ({ name }) => told('GF-10.4', `${strong(name)} is **sunk**.`),
  torpedoed: ({ target }, { ship }) => told('GF-10.3.2', `A torpedo that nobody saw coming **hits** ${strong(ship(target))}.`, target),
  'submarine-moved': ({ name, place, depth, battery }) =>
    told(
      'GF-10.2',
      `${strong(name)} is in ${place}, ${DEPTH_WORDS[depth]}, with battery for ${countedStrong(battery, 'turn')} at full speed.`,
    ),
  'submarine-plotted': ({ name, torpedoes }, { ship }) =>
    told(
      'GF-10.3.2',
      `${strong(name)} has launched at ${listed(torpedoes.map(({ target, arc }) => `${ship(target)} [${arc}]`))}.`,
      ...torpedoes.map(({ target }) => target),
    ),
  'submarine-torpedo': ({ name, target, arc, result }, { ship }) =>
    told('GF-10.3.2', `The torpedo of ${strong(name)} at ${strong(ship(target))} [${arc}] ${RAN[result][1]}.`, target),
});
