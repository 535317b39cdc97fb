/** How the Allies act without betraying anything: what the Central Powers see is done alike in both worlds, the rest at will. */
import type { Command, Player, Question } from '../../../../kernel/index.ts';
import { among } from '../../../../test/secrets.ts';
import type { CruiserWarfare } from '../../kind.ts';
import type { FleetView, View } from '../../view.ts';
import { alike } from './dealt.ts';
import { FAR } from './hunters.ts';

/** How the Allies answer: visible things alike in both worlds, the rest as they like. */
export const unseenHunters = (seed: string): Player<CruiserWarfare>['decide'] =>
  among((offered, { question, view }) => quietAt(seed, question, offered, view()));

function quietAt(seed: string, question: Question<CruiserWarfare>, offered: readonly Command[], view: View): readonly Command[] {
  const only = (verb: string): Command[] => offered.filter((command) => command.verb === verb);
  const fleetOf = ({ verb, target }: Command): FleetView | undefined => view.fleets.find(({ id }) => id === question.under(verb, target));
  switch (question.name) {
    case 'allied-merchant-cruiser':
      return alike(2, seed, 'liner', view.turn) === 0
        ? only('create').filter(isInTheOpen)
        : [...only('done'), ...only('create').filter(isUnseen)];
    case 'convoy-route':
      return only('via').slice(0, 1);
    case 'place-reinforcement':
      return only('place').slice(0, 1);
    case 'allied-set-up':
      return lacksMarker(seed, view) ? partings(offered, fleetOf) : atOrders(seed, offered, fleetOf, view);
    case 'allied-orders':
      return atOrders(seed, offered, fleetOf, view);
    case 'allied-moves':
      return [moveOf(seed, only('move'), view) ?? only('done')[0]].filter((command) => command !== undefined);
    case 'search-and-raid':
      return searches(seed, only('search'), view) ?? only('done');
    default:
      return offered.filter(({ verb }) => verb === 'done' || verb === 'wait' || verb === 'let-go');
  }
}

/** CW-12.7b: a liner that gets a marker is seen, and one that joins a fleet is not. */
const isInTheOpen = ({ target }: Command): boolean => Array.isArray(target) && target[0] === 'bay-of-bengal' && target[1] === 'new';
const isUnseen = ({ target }: Command): boolean => Array.isArray(target) && target[1] !== 'new' && target[1] !== 'station';

/** Who looks for the enemy is seen, and who does not; what that costs him is not (CW-11.1a). */
function searches(seed: string, offered: readonly Command[], { fleets, turn }: View): readonly Command[] | undefined {
  const looking = offered.filter(({ target }) => {
    const fleet = fleets.find(({ id }) => id === target);
    return alike(3, seed, 'looks', fleet?.token ?? '', turn) > 0;
  });
  return looking.length > 0 ? looking : undefined;
}

/** In every other game with decoys the Central Powers will see one marker more here: ships that were parted, or none at all. */
const PARTED = 'western-atlantic';
const MARKERS_THERE = 2;

const lacksMarker = (seed: string, { fleets, readings }: View): boolean =>
  readings.decoys === 'on' && alike(2, seed, 'parts') === 0 && fleets.filter(({ area }) => area === PARTED).length < MARKERS_THERE;

/** The fleet that an order is filed under. */
type Filing = (command: Command) => FleetView | undefined;

/** Either as likely as the other. */
function partings(offered: readonly Command[], fleetOf: Filing): readonly Command[] {
  const divisions = offered.filter((command) => command.verb === 'divide' && fleetOf(command)?.area === PARTED);
  const decoys = offered.filter(({ verb, target }) => verb === 'decoy' && target === PARTED);
  return [...divisions, ...divisions.flatMap(() => decoys)];
}

const MOVING = 'allied-marker-2';

function moveOf(seed: string, moves: readonly Command[], { fleets, turn }: View): Command | undefined {
  const mover = fleets.find(({ token }) => token === MOVING);
  const ways = moves.filter(({ target }) => Array.isArray(target) && target[0] === mover?.id && FAR.some((area) => area === target[1]));
  return alike(3, seed, 'moves', turn) === 0 ? undefined : ways[alike(Math.max(1, ways.length), seed, 'way', turn)];
}

const isDividing = (seed: string, { token }: FleetView, { turn }: View): boolean =>
  token === 'allied-marker-1' && alike(2, seed, 'divides', turn) === 0;

function atOrders(seed: string, offered: readonly Command[], fleetOf: Filing, view: View): readonly Command[] {
  const due = view.turn > 0 ? view.fleets.find((fleet) => isDividing(seed, fleet, view)) : undefined;
  if (due) return offered.filter((command) => fleetOf(command) === due && (command.verb === 'divide' || command.verb === 'decoy'));
  const done = offered.filter(({ verb }) => verb === 'done');
  const quiet = offered.filter((command) => isQuiet(command, fleetOf(command)));
  return [...quiet, ...Array.from({ length: 1 + quiet.length / A_FEW }, () => done).flat()];
}

/** Now and then it is enough. */
const A_FEW = 6;

/** Who goes in sight, or lies in the open counter by counter, is not touched. */
const QUIET: ReadonlySet<string> = new Set(['flag', 'refit', 'free']);

function isQuiet({ verb, target }: Command, fleet: FleetView | undefined): boolean {
  if (!fleet) return false;
  const isMarker = fleet.post === 'marker';
  if (verb === 'work')
    return Array.isArray(target) && target[1] === 'repair' && fleet.token !== MOVING && fleet.mission === 'intercept' && isMarker;
  if (verb === 'combine') return fleet.hidden;
  return QUIET.has(verb) || (verb === 'shift' && isMarker);
}
