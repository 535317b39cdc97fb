/** Reads the aims and limits of an operation, each kind with keys of its own. */
import type { Fields, Found, Reader } from '../../../register/reading.ts';
import { complete, distinct, fields, isFields, oneOf, required, some, truth, wholeBetween } from '../../../register/reading.ts';
import { id } from '../../../register/schema.ts';
import { SIDES } from '../state.ts';
import type { Aim, Limit, Operation } from './operation.ts';
import type { PortId, ZoneId } from './theatre.ts';

/** What is known of an operation before its fleets are read. */
export interface Frame {
  readonly zone: Reader<ZoneId>;
  readonly port: Reader<PortId>;
  readonly turns: Operation['turns'];
}

export const side = oneOf(SIDES);

const MOST_POINTS = 100;
const points = wholeBetween(1, MOST_POINTS, 'points');
const noneOrMore = wholeBetween(0, MOST_POINTS, 'points');

const fleets = some(distinct(id), 'fleet');
const ships = some(distinct(id), 'ship');
const zones = ({ zone }: Frame) => some(distinct(zone), 'zone');
const ports = ({ port }: Frame) => some(distinct(port), 'port');

export const turn = ({ turns: { first, last } }: Frame): Reader<number> => wholeBetween(first, last, 'turns');

/** The turn after the last one is for the whole operation. */
const before = ({ turns: { first, last } }: Frame): Reader<number> => wholeBetween(first + 1, last + 1, 'turns');

const beforeOrContact =
  (frame: Frame): Reader<number | 'contact'> =>
  (found) =>
    found.value === 'contact' ? 'contact' : before(frame)(found);

/** Readers of the several kinds of a thing, by the name of the kind. */
type Kinds<T extends { readonly kind: string }> = { readonly [K in T['kind']]: (frame: Frame) => Reader<T> };

/** What one kind has; no other key may stand there. */
const made =
  <T>(keys: readonly string[], make: (found: Found, from: Fields) => T | undefined): Reader<T> =>
  (found) => {
    const from = fields(found, ['kind', ...keys]);
    return from && make(found, from);
  };

const AIMS: Kinds<Aim> = {
  bombard: (frame) =>
    made(['side', 'ports', 'most', 'otherwise'], (found, from) =>
      complete({
        kind: 'bombard' as const,
        side: required(found, from, 'side', side),
        ports: required(found, from, 'ports', ports(frame)),
        most: required(found, from, 'most', points),
        otherwise: required(found, from, 'otherwise', noneOrMore),
      }),
    ),
  mines: (frame) =>
    made(['side', 'zones', 'points'], (found, from) =>
      complete({
        kind: 'mines' as const,
        side: required(found, from, 'side', side),
        zones: required(found, from, 'zones', zones(frame)),
        points: required(found, from, 'points', points),
      }),
    ),
  deliver: () =>
    made(['side', 'fleets', 'points'], (found, from) =>
      complete({
        kind: 'deliver' as const,
        side: required(found, from, 'side', side),
        fleets: required(found, from, 'fleets', fleets),
        points: required(found, from, 'points', points),
      }),
    ),
  reach: (frame) =>
    made(['side', 'ships', 'zones', 'points', 'leaves', 'by'], (found, from) =>
      complete({
        kind: 'reach' as const,
        side: required(found, from, 'side', side),
        ships: required(found, from, 'ships', ships),
        zones: required(found, from, 'zones', zones(frame)),
        points: required(found, from, 'points', points),
        leaves: required(found, from, 'leaves', truth),
        by: required(found, from, 'by', oneOf(['day', 'any'] as const)),
      }),
    ),
  hold: (frame) =>
    made(['side', 'zones', 'turn', 'points'], (found, from) =>
      complete({
        kind: 'hold' as const,
        side: required(found, from, 'side', oneOf([...SIDES, 'either'])),
        zones: required(found, from, 'zones', zones(frame)),
        turn: required(found, from, 'turn', turn(frame)),
        points: required(found, from, 'points', points),
      }),
    ),
  home: () =>
    made(['side', 'ships', 'points'], (found, from) =>
      complete({
        kind: 'home' as const,
        side: required(found, from, 'side', side),
        ships: required(found, from, 'ships', ships),
        points: required(found, from, 'points', points),
      }),
    ),
  worth: () =>
    made(['side', 'of', 'times'], (found, from) =>
      complete({
        kind: 'worth' as const,
        side: required(found, from, 'side', side),
        of: required(found, from, 'of', oneOf(['capital', 'merchant'] as const)),
        times: required(found, from, 'times', wholeBetween(2, 10, 'times')),
      }),
    ),
};

const LIMITS: Kinds<Limit> = {
  barred: (frame) =>
    made(['fleets', 'zones', 'before'], (found, from) =>
      complete({
        kind: 'barred' as const,
        fleets: required(found, from, 'fleets', fleets),
        zones: required(found, from, 'zones', zones(frame)),
        before: required(found, from, 'before', beforeOrContact(frame)),
      }),
    ),
  held: (frame) =>
    made(['fleets', 'before'], (found, from) =>
      complete({
        kind: 'held' as const,
        fleets: required(found, from, 'fleets', fleets),
        before: required(found, from, 'before', beforeOrContact(frame)),
      }),
    ),
  caution: () =>
    made(['fleets', 'upTo'], (found, from) =>
      complete({
        kind: 'caution' as const,
        fleets: required(found, from, 'fleets', fleets),
        upTo: required(found, from, 'upTo', wholeBetween(1, 6, 'of six')),
      }),
    ),
  disguise: () =>
    made(['fleets'], (found, from) => complete({ kind: 'disguise' as const, fleets: required(found, from, 'fleets', fleets) })),
  peace: (frame) =>
    made(['fleets', 'before'], (found, from) =>
      complete({
        kind: 'peace' as const,
        fleets: required(found, from, 'fleets', fleets),
        before: required(found, from, 'before', before(frame)),
      }),
    ),
};

const AIM_KINDS: readonly Aim['kind'][] = ['bombard', 'mines', 'deliver', 'reach', 'hold', 'home', 'worth'];
const LIMIT_KINDS: readonly Limit['kind'][] = ['barred', 'held', 'caution', 'disguise', 'peace'];

/** The kind decides which keys belong there. */
const kindOf = <K extends string>(found: Found, kinds: readonly K[]): K | undefined =>
  required(found, isFields(found.value) ? found.value : {}, 'kind', oneOf(kinds));

export const aim =
  (frame: Frame): Reader<Aim> =>
  (found) => {
    const kind = kindOf(found, AIM_KINDS);
    return kind && AIMS[kind](frame)(found);
  };

export const limit =
  (frame: Frame): Reader<Limit> =>
  (found) => {
    const kind = kindOf(found, LIMIT_KINDS);
    return kind && LIMITS[kind](frame)(found);
  };
