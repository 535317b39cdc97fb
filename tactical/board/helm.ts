/** What the player has in hand in a battle, what may be done with it, and how an order leaves the board. */
import { type Accessor, batch, createEffect, createMemo, createSelector, createSignal, on } from 'solid-js';
import type { BoardCommand, BoardProps } from '../../kit/board-props.ts';
import type { Hex, ShipId } from '../battle.ts';
import type { PieceView } from '../view.ts';
import type { Livery } from './livery.ts';
import { createTrack } from './memory.ts';
import {
  bestShots,
  byTarget,
  isDone,
  MOST_PREY,
  type OfferedShot,
  type Offers,
  offersOf,
  onwardOf,
  preyIn,
  type Questions,
  type Shot,
  type Ways,
} from './offers.ts';
import type { Fight } from './results.ts';

/** What the board of a battle is given by the board of its game. */
export interface BattleProps extends Omit<BoardProps<unknown, unknown>, 'view' | 'data'> {
  readonly fight: Fight;
  readonly tactics: Questions;
  readonly livery: Livery;
  /** The leader who flies his flag in a ship, as far as the viewer knows; left out by a game that does not show them. */
  readonly leaderIn?: ((ship: ShipId) => string | undefined) | undefined;
}

export interface Helm {
  readonly tactics: Questions;
  readonly livery: Livery;
  readonly leaderIn: (ship: ShipId) => string | undefined;
  readonly fight: Accessor<Fight>;
  readonly offers: Accessor<Offers>;
  readonly piece: (token: string) => PieceView | undefined;
  /** The counter that a ship belongs to, where the viewer knows. */
  readonly counterOf: (ship: ShipId) => string | undefined;
  /** The counters in hand, by their tokens. */
  readonly inHand: Accessor<ReadonlySet<string>>;
  readonly isInHand: (token: string) => boolean;
  /** Those in hand can fire at it. */
  readonly isTarget: (token: string) => boolean;
  /** The counter about which rings are drawn. */
  readonly focus: Accessor<PieceView | undefined>;
  /** Where those in hand may go or be put. */
  readonly goals: Accessor<ReadonlySet<Hex>>;
  /** Shots of those in hand, by the token of the target. */
  readonly shots: Accessor<ReadonlyMap<string, readonly OfferedShot[]>>;
  /** Shots that have been named in this step, with their odds. */
  readonly aims: Accessor<readonly Shot[]>;
  /** The same, by the token of the target. */
  readonly aimed: Accessor<ReadonlyMap<string, readonly Shot[]>>;
  /** Something may be done with a counter of one's own. */
  readonly isReady: (token: string) => boolean;
  readonly isLit: (token: string) => boolean;
  readonly pressPiece: (token: string) => void;
  readonly pressShip: (ship: ShipId) => void;
  readonly pressHex: (hex: Hex) => void;
  readonly letGo: () => void;
  readonly drop: (from: string, onto: string) => void;
  /** Everybody who may still fire does so at the best odds. */
  readonly aimAll: () => void;
  /** The same, and fire is opened at once. */
  readonly fireAll: () => void;
  /** Enemies at whom several may still fire; of many only the one that is looked at. */
  readonly prey: Accessor<readonly Prey[]>;
  /** All of them fire at her, and fire is opened at once. */
  readonly fireAtOne: (prey: Prey) => void;
  /** Moves by which every group that may move goes on as it heads. */
  readonly onward: Accessor<readonly BoardCommand[]>;
  /** They are made, and the moves are over. */
  readonly holdCourse: () => void;
  readonly command: (order: BoardCommand) => void;
}

export interface Prey {
  readonly piece: PieceView;
  readonly shots: readonly OfferedShot[];
}

/** The name by which a hex takes what is dropped on it. */
export const dropIdOf = (hex: Hex): string => `hex ${hex}`;
const hexOfDrop = (id: string): Hex | null => (id.startsWith('hex ') ? Number(id.slice(4)) : null);

const shipsOf = ({ ships }: PieceView): readonly ShipId[] => (ships ?? []).map(({ sheet }) => sheet.id);
/** All that options and lines of the log may call a counter. */
const namesOf = (piece: PieceView): readonly string[] => [piece.token, ...(piece.own ? [piece.own.id] : []), ...shipsOf(piece)];

/** The shots of each ship. */
type Odds = ReadonlyMap<ShipId, readonly Shot[]>;

/** Shots are no longer offered once they are named, so their odds are remembered to the end of the step. */
const createOdds = (step: Accessor<string>, offers: Accessor<Offers>): ((ship: ShipId, token: string) => Shot | undefined) => {
  const known = createMemo<{ readonly step: string; readonly odds: Odds }>(
    (before) => ({ step: step(), odds: before.step === step() ? new Map([...before.odds, ...offers().shots]) : offers().shots }),
    { step: '', odds: new Map() },
  );
  return (ship, token) =>
    known()
      .odds.get(ship)
      ?.find((shot) => shot.token === token);
};

const has = <T>(key: T, keys: { has(key: T): boolean }): boolean => keys.has(key);
const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => a.size === b.size && [...a].every((key) => b.has(key));

export function createHelm(props: BattleProps): Helm {
  const fight = () => props.fight;
  const offers = createMemo(() => offersOf(props.tactics, props.question));
  const pieces = createMemo(() => new Map(fight().pieces.map((piece) => [piece.token, piece])));
  const owners = createMemo(() => new Map([...pieces().values()].flatMap((piece) => namesOf(piece).map((name) => [name, piece.token]))));
  const [chosen, setChosen] = createSignal<ReadonlySet<string>>(new Set());
  const step = createMemo(() => {
    const now = fight();
    return `${now.round} ${'step' in now ? now.step : now.range}`;
  });
  const asked = createMemo(() => `${props.question?.name} ${step()}`);
  const oddsOf = createOdds(step, offers);
  createEffect(on(asked, () => setChosen(new Set<string>()), { defer: true }));

  const mayMove = ({ own }: PieceView): boolean => own !== null && offers().moves.has(own.group);
  const mayFire = (piece: PieceView): boolean => shipsOf(piece).some((ship) => offers().shots.has(ship));
  const mayBePut = ({ own }: PieceView): boolean => own !== null && offers().places.has(own.id);
  const isAble = (piece: PieceView): boolean => piece.own !== null && (mayMove(piece) || mayFire(piece) || mayBePut(piece));

  // A counter is told only of what changes for itself: with hundreds of them a press must not draw them all anew.
  const ready = createMemo(() => new Set([...pieces().values()].filter(isAble).map(({ token }) => token)), undefined, {
    equals: isSameSet,
  });
  const lit = createMemo(() => new Set(props.highlight.map((name) => owners().get(name) ?? '')));

  /** A counter is named by itself, by a ship of hers, or by her group where groups are asked about. */
  const isSelected = (piece: PieceView): boolean => {
    if (props.selected === null) return false;
    return owners().get(props.selected) === piece.token || (mayMove(piece) && String(piece.own?.group) === props.selected);
  };

  /** Where there is only one thing to act with, it need not be chosen; counters are set up in the order offered. */
  const byItself = (): readonly PieceView[] => {
    const able = [...ready()].flatMap((token) => pieces().get(token) ?? []);
    const [first] = able;
    if (!first) return [];
    if (mayBePut(first)) return [first];
    const isOne = able.every((piece) => (mayMove(first) ? piece.own?.group === first.own?.group : piece === first));
    return isOne ? able : [];
  };

  const inHand = createMemo(
    (): ReadonlySet<string> => {
      const marked = [...chosen()].filter((token) => pieces().has(token));
      const able = marked.filter((token) => ready().has(token));
      if (able.length > 0) return new Set(able);
      const named = [...pieces().values()].filter((piece) => isSelected(piece));
      const found = named.some(isAble) ? named.filter(isAble) : marked.length > 0 || named.length > 0 ? [] : byItself();
      return new Set(found.map(({ token }) => token));
    },
    undefined,
    { equals: isSameSet },
  );
  const held = createMemo(() => [...inHand()].flatMap((token) => pieces().get(token) ?? []));

  const focus = createMemo(() => held()[0] ?? [...pieces().values()].find((piece) => chosen().has(piece.token) || isSelected(piece)));

  const waysOf = ({ own }: PieceView): Ways | undefined =>
    own ? (offers().moves.get(own.group) ?? offers().places.get(own.id)) : undefined;

  const goals = createMemo<ReadonlySet<Hex>>(() => {
    const [first, ...others] = held().map(waysOf);
    return new Set([...(first?.keys() ?? [])].filter((hex) => others.every((ways) => ways?.has(hex))));
  });

  /** A ship chosen by name fires alone; a counter fires with all its ships. */
  const shooters = createMemo(() => {
    const ships = held().flatMap(shipsOf);
    return props.selected !== null && ships.includes(props.selected) && offers().shots.has(props.selected) ? [props.selected] : ships;
  });
  const shots = createMemo(() => byTarget(shooters().flatMap((ship) => offers().shots.get(ship) ?? [])));

  const prey = createMemo((): readonly Prey[] => {
    const all = preyIn(offers().shots).flatMap(([token, together]): Prey[] => {
      const piece = pieces().get(token);
      return piece ? [{ piece, shots: together }] : [];
    });
    return all.length > MOST_PREY ? all.filter(({ piece }) => piece === focus()) : all;
  });
  const track = createTrack(() => {
    const now = fight();
    return 'step' in now ? now : null;
  });
  const onward = createMemo(() => onwardOf(offers(), fight().pieces, (token) => track().headings.get(token) ?? -1));

  const aims = createMemo(() =>
    fight().aims.map(
      ({ ship, target }) => oddsOf(ship, target) ?? { ship, token: target, by: 'gunnery' as const, dice: 0, each: 0, chance: 0 },
    ),
  );
  const aimed = createMemo(() => byTarget(aims()));

  const give = (commands: readonly BoardCommand[]): void => {
    const [only, ...others] = commands;
    if (!only) return;
    if (others.length > 0 && props.onCommands) props.onCommands(commands);
    else props.onCommand(only.verb, only.target);
  };
  const fireAt = (list: readonly OfferedShot[]): void => give(list.map(({ order }) => order));
  /** What is ordered, and then the question is over. */
  const giveAndEnd = (commands: readonly BoardCommand[]): void =>
    give([...commands, ...offers().others.filter((option) => isDone(props.tactics, props.question, option))]);
  const letGo = (): void => {
    setChosen(new Set<string>());
    if (props.selected !== null) props.onSelect(null);
  };

  /** What the list of options calls a counter in the question being asked. */
  const nameFor = (piece: PieceView): string => {
    if (piece.own && mayMove(piece)) return String(piece.own.group);
    if (piece.own && mayBePut(piece)) return piece.own.id;
    return shipsOf(piece).find((ship) => offers().shots.has(ship)) ?? (piece.own ? (shipsOf(piece)[0] ?? piece.token) : piece.token);
  };
  /** Those who move with a counter, itself among them. */
  const company = (piece: PieceView): ReadonlySet<string> => {
    const group = mayMove(piece) ? [...pieces().values()].filter(({ own }) => own?.group === piece.own?.group) : [piece];
    return new Set(group.map(({ token }) => token));
  };
  /** Nothing else is in hand when it is taken up: two groups pressed in a row would mean to combine them. */
  const takeUp = (piece: PieceView): void => {
    const [group, name] = [company(piece), nameFor(piece)];
    batch(() => {
      letGo();
      setChosen(group);
      props.onSelect(name);
    });
  };

  const goTo = (hex: Hex): void => {
    const [first] = held();
    if (!first) return;
    const all = mayBePut(first) ? [first] : held();
    give([...new Set(all.flatMap((piece) => waysOf(piece)?.get(hex) ?? []))]);
    setChosen(new Set<string>());
  };

  const pressPiece = (token: string): void => {
    const piece = pieces().get(token);
    if (!piece) return;
    const salvo = shots().get(token);
    if (salvo && piece.own === null) fireAt(salvo);
    else if (piece.own === null && piece.hex !== null && goals().has(piece.hex)) goTo(piece.hex);
    else if (chosen().has(token) && chosen().size === company(piece).size) letGo();
    else takeUp(piece);
  };

  /** All groups that may move out of a hex together. */
  const stackIn = (hex: Hex): readonly PieceView[] => [...pieces().values()].filter((piece) => piece.hex === hex && mayMove(piece));

  return {
    tactics: props.tactics,
    livery: props.livery,
    leaderIn: (ship) => props.leaderIn?.(ship),
    fight,
    offers,
    piece: (token) => pieces().get(token),
    counterOf: (ship) => owners().get(ship),
    inHand,
    isInHand: createSelector(inHand, has),
    isTarget: createSelector(shots, has),
    focus,
    goals,
    shots,
    aims,
    aimed,
    isReady: createSelector(ready, has),
    isLit: createSelector(lit, has),
    pressPiece,
    pressShip: (ship) => {
      const piece = pieces().get(owners().get(ship) ?? '');
      if (!piece) return;
      if (offers().shots.has(ship)) {
        letGo();
        props.onSelect(ship);
      } else takeUp(piece);
    },
    pressHex: (hex) => {
      if (goals().has(hex)) return goTo(hex);
      const stack = stackIn(hex);
      if (stack.length === 0) return letGo();
      letGo();
      setChosen(new Set(stack.map(({ token }) => token)));
    },
    letGo,
    drop: (from, onto) => {
      const piece = pieces().get(from);
      if (!piece) return;
      const hex = hexOfDrop(onto) ?? pieces().get(onto)?.hex ?? null;
      const salvo = shipsOf(piece).flatMap((ship) => (offers().shots.get(ship) ?? []).filter(({ token }) => token === onto));
      const order = hex === null ? undefined : waysOf(piece)?.get(hex);
      if (salvo.length > 0) fireAt(salvo);
      else if (order) give([order]);
    },
    aimAll: () => fireAt(bestShots(offers().shots)),
    fireAll: () => giveAndEnd(bestShots(offers().shots).map(({ order }) => order)),
    prey,
    fireAtOne: ({ shots: all }) => giveAndEnd(all.map(({ order }) => order)),
    onward,
    holdCourse: () => giveAndEnd(onward()),
    command: ({ verb, target }) => props.onCommand(verb, target),
  };
}
