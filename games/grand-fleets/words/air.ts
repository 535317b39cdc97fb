/** Aeroplanes and zeppelins in words. */
import { countedStrong, listed, strong, tellersOf, told } from '../../../kernel/index.ts';
import type { AirHappening } from '../events/air.ts';
import { levelInWords } from '../rules/flying.ts';
import type { Names } from './names.ts';

const LOST = {
  'shot-down': ['GF-9.1.2', 'is **shot down**'],
  'out-of-fuel': ['GF-9.2.1', 'has no fuel left and comes down in the sea'],
} as const;

export const airTold = tellersOf<AirHappening, [Names]>()({
  'in-sight': ({ name }) => told('GF-9.2', `${strong(name)} comes in sight.`),
  flew: ({ name, place, level }) => told('GF-9.3', `${strong(name)} flies to ${place}, ${levelInWords(level)}.`),
  fought: ({ name, targetName, hit }) =>
    told('GF-9.4.1', `${strong(name)} fires at ${strong(targetName)}${hit ? ' and **hits**' : ', without effect'}.`),
  'fired-at-aircraft': ({ ship, name, shots, hits }, names) =>
    told(
      'GF-9.5',
      `${strong(names.ship(ship))} fires at ${strong(name)}: ${countedStrong(shots, 'burst', 'bursts')}, ${countedStrong(hits, 'hit', 'hits')}.`,
      ship,
    ),
  'aircraft-hit': ({ name, hits, of }) => told('GF-9.1.2', `${strong(name)} is hit: ${strong(hits)} of the ${of} hits that it bears.`),
  'aircraft-lost': ({ name, how }) => told(LOST[how][0], `${strong(name)} ${LOST[how][1]}.`),
  bombed: ({ name, target, bombs, hits, pierced }, names) =>
    told(
      'GF-9.4.2',
      `${strong(name)} drops ${countedStrong(bombs, 'bomb', 'bombs')} on ${strong(names.ship(target))}: ${countedStrong(hits, 'hit', 'hits')}${hits > 0 ? `, ${pierced === 0 ? 'none' : strong(pierced)} through the deck` : ''}.`,
      target,
    ),
  'torpedo-run': ({ name, target, hit }, names) =>
    told('GF-9.4.3', `The torpedo of ${strong(name)} at ${strong(names.ship(target))} ${hit ? '**hits**' : 'misses'}.`, target),
  'took-off': ({ names: aircraft, ships }, names) =>
    told(
      'GF-9.3.1',
      `${listed(aircraft.map(strong))} ${aircraft.length === 1 ? 'takes' : 'take'} off from ${listed(ships.map(names.ship))}.`,
      ...ships,
    ),
  'came-home': ({ names: aircraft, ships }, names) =>
    told(
      'GF-9.3.1',
      `${listed(aircraft.map(strong))} ${aircraft.length === 1 ? 'is' : 'are'} taken aboard ${listed(ships.map(names.ship))}.`,
      ...ships,
    ),
});
