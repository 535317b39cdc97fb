/** The hand that flies aircraft: which is in it, how high and how far it can go, and whom it can attack. */
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Hex } from '../../../chart/hex.ts';
import { distance } from '../../../chart/hex.ts';
import type { SeenOption } from '../../../kernel/index.ts';
import { draftIn, offeredIn } from '../../../kernel/index.ts';
import { counted } from '../../../kit/words.ts';
import type { Battle } from '../data/battle.ts';
import { type Attack, airAttacks } from '../rules/air-attacks.ts';
import { isOnBoard } from '../rules/board.ts';
import { flight, levelInWords, levelsFor, reachAt } from '../rules/flying.ts';
import type { AircraftId, ShipId } from '../state.ts';
import type { AircraftView } from '../view.ts';
import type { Asked } from './desk.ts';
import { grouped } from './grouped.ts';

export interface Flying {
  /** Those that are asked for. */
  readonly asked: Accessor<ReadonlySet<string>>;
  readonly selected: Accessor<AircraftView | null>;
  /** The one that is to fly; null where none is. */
  readonly inHand: Accessor<AircraftView | null>;
  readonly levels: Accessor<readonly number[]>;
  readonly level: Accessor<number>;
  readonly setLevel: (level: number) => void;
  /** Hexes that it can fly at this altitude. */
  readonly reach: Accessor<number>;
  readonly faultAt: (hex: Hex) => string | null;
  readonly flyTo: (hex: Hex) => void;
  /** Attacks that have been written down. */
  readonly attacks: Accessor<readonly Attack[]>;
  /** What the aircraft in hand may attack. */
  readonly prey: Accessor<ReadonlyMap<ShipId, readonly SeenOption[]>>;
  readonly press: (id: AircraftId) => void;
}

export function createFlying(props: Asked, battle: Accessor<Battle>): Flying {
  const asked = createMemo<ReadonlySet<string>>(() => new Set(props.question?.options.flatMap(({ under }) => under ?? []) ?? []));
  const craftOf = (id: string | null): AircraftView | null => props.view.aircraft.find((craft) => craft.id === id) ?? null;
  const selected = createMemo(() => craftOf(props.selected));
  const ready = createMemo(() => new Set(offeredIn(props.question, flight, 'circle').map(({ target }) => target)));
  const inHand = createMemo(() => {
    const craft = selected();
    return craft && ready().has(craft.id) ? craft : null;
  });
  const [wanted, setLevel] = createSignal<number | null>(null);
  createEffect(on([() => props.selected, () => props.question], () => setLevel(null), { defer: true }));
  const level = createMemo(() => wanted() ?? inHand()?.level ?? 0);
  const levels = createMemo(() => {
    const craft = inHand();
    return craft ? levelsFor(battle(), craft) : [];
  });
  const reach = createMemo(() => {
    const craft = inHand();
    return craft ? reachAt(battle(), craft, level()) : 0;
  });
  const fly = (height: number, hex: Hex): void => {
    const craft = inHand();
    if (craft) props.onCommand('fly', [craft.id, height, hex]);
  };
  const prey = createMemo<ReadonlyMap<ShipId, readonly SeenOption[]>>(() => {
    const options = offeredIn(props.question, airAttacks, 'attack').filter(({ target: [id] }) => id === props.selected);
    return grouped(options, ({ target: [, , ship] }) => ship);
  });
  return {
    asked,
    selected,
    inHand,
    levels,
    level,
    setLevel,
    reach,
    faultAt: (hex) => {
      const craft = inHand();
      if (!craft) return null;
      if (!isOnBoard(props.view.board, hex)) return 'that is not on the board';
      const far = distance(craft.hex, hex);
      return far > reach() ? `${counted(far, 'hex', 'hexes')} away: it flies ${reach()} ${levelInWords(level())}` : null;
    },
    flyTo: (hex) => fly(level(), hex),
    attacks: createMemo(() => draftIn(props.draft ?? null, airAttacks) ?? []),
    prey,
    // Whoever meets another in the air must be as high as it is (GF-9.4.1).
    press: (id) => {
      const [own, other] = [inHand(), craftOf(id)];
      if (own && other && other.side !== own.side && levels().includes(other.level)) fly(other.level, other.hex);
      else props.onSelect(id);
    },
  };
}
