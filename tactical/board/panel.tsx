/** Both fleets side by side under the water, with their data sheets in an order that never changes, and what the last fire did. */
import { createMemo, For, Show } from 'solid-js';
import { FlagMark } from '../../kit/nation.tsx';
import { capital, counted } from '../../kit/words.ts';
import type { ShipId, Side } from '../battle.ts';
import { mustConfirm } from '../guns.ts';
import { counterNumber } from '../names.ts';
import type { PieceView, ShipView } from '../view.ts';
import { MANY, ofSide, paceOf, placeOf } from './fleet.ts';
import type { Helm } from './helm.ts';
import { shortType } from './livery.ts';
import { listedIn, unknownIn } from './order.ts';
import type { Results } from './results.ts';
import { ShipSheet } from './ship-sheet.tsx';
import { SIDES } from './sides.ts';

interface PanelProps {
  readonly helm: Helm;
  /** Of each step in which anything was hit. */
  readonly results: readonly Results[];
}

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
      placeOf(props.piece),
      pace === 0 ? 'stopped' : '',
      props.piece.towing ? 'tow' : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <li
      class="bb-ship"
      classList={{
        'bb-ship-in-hand': isInHand(),
        'bb-ship-target': props.piece.own === null && props.helm.isTarget(props.piece.token),
        'bb-ship-lit': props.helm.isLit(props.piece.token),
      }}
    >
      <button type="button" onClick={() => props.helm.pressShip(props.ship.sheet.id)} aria-pressed={isInHand()}>
        <FlagMark nation={props.helm.livery.flagOf(props.ship.sheet.id)} />
        <b classList={{ 'bb-crack': props.ship.sheet.crack }}>{capital(props.ship.sheet.name)}</b>
        <span>{shortType(props.helm.livery, props.ship.sheet)}</span>
        <span class="bb-ship-where">{words()}</span>
      </button>
      <Show when={props.open || isAtHand()}>
        <ShipSheet
          livery={props.helm.livery}
          sheet={props.ship.sheet}
          wounds={props.ship.damage}
          rounds={props.ship.rounds}
          raw={mustConfirm(props.helm.fight(), props.ship.sheet)}
          compact
        />
      </Show>
    </li>
  );
};

const Unknown = (props: { readonly piece: PieceView }) => (
  <li class="bb-ship bb-ship-unknown">
    <b>Counter {counterNumber(props.piece.token)}</b>{' '}
    <span>
      <Show when={props.piece.count !== null && props.piece.count > 1 && props.piece.count} fallback="not made out">
        {(count) => <>{counted(count(), 'ship')} not made out</>}
      </Show>
    </span>
    <span class="bb-ship-where">{placeOf(props.piece)}</span>
  </li>
);

const ResultLine = (props: { readonly results: Results }) => (
  <p class="bb-results">
    <b>Last hits, {props.results.when}:</b>{' '}
    <For each={props.results.blows}>
      {({ name, words, sunk }, place) => (
        <span classList={{ 'bb-result-sunk': sunk }}>
          {place() > 0 ? '; ' : ''}
          <b>{name}</b> {words}
        </span>
      )}
    </For>
  </p>
);

const Fleet = (props: { readonly helm: Helm; readonly side: Side }) => {
  /** Large fleets are lists of names, and only who is looked at shows her sheet. */
  const isOpen = createMemo(() => props.helm.fight().pieces.length <= MANY);
  const pieces = () => ofSide(props.helm.fight(), props.side);
  const ships = createMemo(() => listedIn(pieces()).map(({ ship }) => ship.sheet.id));
  const unknown = createMemo(() => unknownIn(pieces()).map(({ token }) => token));
  const shipOf = (id: ShipId) => {
    const piece = props.helm.piece(props.helm.counterOf(id) ?? '');
    const ship = piece?.ships?.find(({ sheet }) => sheet.id === id);
    return piece && ship ? { piece, ship } : undefined;
  };
  return (
    <section class="bb-fleet">
      <h2>
        <FlagMark nation={props.helm.livery.sideFlag[props.side]} />
        {props.helm.livery.sideName[props.side]}
      </h2>
      <ul>
        <For each={ships()}>
          {(id) => <Show when={shipOf(id)}>{(found) => <Ship helm={props.helm} {...found()} open={isOpen()} />}</Show>}
        </For>
        <For each={unknown()}>{(token) => <Show when={props.helm.piece(token)}>{(piece) => <Unknown piece={piece()} />}</Show>}</For>
      </ul>
    </section>
  );
};

export const FleetPanel = (props: PanelProps) => (
  <aside class="bb-panel" aria-label="Fleets">
    <For each={props.results}>{(results) => <ResultLine results={results} />}</For>
    <div class="bb-fleets">
      <For each={SIDES}>{(side) => <Fleet helm={props.helm} side={side} />}</For>
    </div>
  </aside>
);
