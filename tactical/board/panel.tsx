/** Both fleets with their data sheets, and what the last fire did. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../kit/nation.tsx';
import { counted } from '../../kit/words.ts';
import { counterName, hexName } from '../names.ts';
import type { PieceView, ShipView } from '../view.ts';
import { MANY, ofSide, paceOf } from './fleet.ts';
import type { Helm } from './helm.ts';
import type { Results } from './results.ts';
import { ShipSheet } from './ship-sheet.tsx';
import { SIDES, sideNames } from './sides.ts';

interface PanelProps {
  readonly helm: Helm;
  readonly results: Results | null;
}

const whereIs = (piece: PieceView): string => (piece.hex === null ? (piece.exited ? 'gone' : '') : hexName(piece.hex));

interface ShipProps {
  readonly helm: Helm;
  readonly piece: PieceView;
  readonly ship: ShipView;
  /** Her sheet is shown whether she is looked at or not. */
  readonly open: boolean;
}

const Ship = (props: ShipProps) => {
  const isInHand = () => props.helm.isInHand(props.piece.token);
  const isAtHand = () => isInHand() || props.helm.focus()?.token === props.piece.token;
  const words = () => {
    const pace = paceOf(props.helm.fight(), props.piece);
    if (props.ship.damage.sunk) return 'sunk';
    return [
      props.helm.leaderIn(props.ship.sheet.id) ?? '',
      whereIs(props.piece),
      pace === 0 ? 'stopped' : '',
      props.piece.towing ? 'tow' : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <li class="bb-ship" classList={{ 'bb-ship-in-hand': isInHand(), 'bb-ship-lit': props.helm.isLit(props.piece.token) }}>
      <button type="button" onClick={() => props.helm.pressShip(props.ship.sheet.id)} aria-pressed={isInHand()}>
        <FlagMark nation={props.helm.livery.flagOf(props.ship.sheet.id)} />
        <b classList={{ 'bb-crack': props.ship.sheet.crack }}>{props.ship.sheet.name}</b>
        <span>{props.ship.sheet.type}</span>
        <span class="bb-ship-where">{words()}</span>
      </button>
      <Show when={props.open || isAtHand()}>
        <ShipSheet livery={props.helm.livery} sheet={props.ship.sheet} wounds={props.ship.damage} rounds={props.ship.rounds} compact />
      </Show>
    </li>
  );
};

const Unknown = (props: { readonly piece: PieceView }) => (
  <li class="bb-ship bb-ship-unknown">
    <b>{counterName(props.piece.token)}</b>{' '}
    <span>
      not made out
      <Show when={props.piece.count !== null && props.piece.count > 1 && props.piece.count}>
        {(count) => <>, {counted(count(), 'ship')}</>}
      </Show>
    </span>
    <span class="bb-ship-where">{whereIs(props.piece)}</span>
  </li>
);

const ResultList = (props: { readonly results: Results }) => (
  <div class="bb-results">
    <h2>Last hits, {props.results.when}</h2>
    <ul>
      <For each={props.results.blows}>
        {({ name, words, sunk }) => (
          <li classList={{ 'bb-result-sunk': sunk }}>
            <b>{name}</b>: {words}
          </li>
        )}
      </For>
    </ul>
  </div>
);

export const FleetPanel = (props: PanelProps) => {
  /** Large fleets are lists of names, and only who is looked at shows her sheet. */
  const isOpen = createMemo(() => props.helm.fight().pieces.length <= MANY);
  return (
    <aside class="bb-panel" aria-label="Fleets">
      <Show when={props.results}>{(results) => <ResultList results={results()} />}</Show>
      <For each={SIDES}>
        {(side) => (
          <section class="bb-fleet">
            <h2>
              <FlagMark nation={props.helm.livery.sideFlag[side]} />
              {sideNames[side]}
            </h2>
            <ul>
              <For each={ofSide(props.helm.fight(), side).map(({ token }) => token)}>
                {(token) => (
                  <Show when={props.helm.piece(token)}>
                    {(piece) => (
                      <Show when={piece().ships} fallback={<Unknown piece={piece()} />}>
                        {(ships) => (
                          <For each={ships()}>{(ship) => <Ship helm={props.helm} piece={piece()} ship={ship} open={isOpen()} />}</For>
                        )}
                      </Show>
                    )}
                  </Show>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </aside>
  );
};
