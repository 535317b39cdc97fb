/** The game that is on the page, played along in Node with the same rules: what it knows, the page may or may not know. */

import { cruiserWarfare } from '../../games/cruiser-warfare/index.ts';
import type { CruiserWarfare } from '../../games/cruiser-warfare/kind.ts';
import { shipsIn } from '../../games/cruiser-warfare/rules/fleet.ts';
import { forceOf } from '../../games/cruiser-warfare/rules/meeting.ts';
import type { FleetId, ShipId, Side, State } from '../../games/cruiser-warfare/state.ts';
import type { SeenOption } from '../../kernel/index.ts';
import { Game, type GameRecord, parseRecord } from '../../kernel/index.ts';
import { type Display, Machine, type Seats, Table } from '../../table/index.ts';
import { enemyOf } from '../../tactical/battle.ts';

const SIDES: readonly Side[] = ['allied', 'central'];

export class Mirror {
  private readonly machine: Machine;
  private readonly game: Game<CruiserWarfare>;
  /** Ships that a side has seen in a battle, or heard named in the canal. */
  private readonly known: Readonly<Record<Side, Set<ShipId>>> = { allied: new Set(), central: new Set() };

  /** How much of the log has been read for that. */
  private read = 0;

  constructor(record: GameRecord, seats: Seats) {
    this.machine = new Machine(Table.open(cruiserWarfare, record, seats));
    const { scenario, options, seed, dice } = record;
    this.game = new Game(cruiserWarfare, { scenario, options, seed, dice }, { log: true });
  }

  shown(): Display {
    return this.machine.display();
  }

  /** What the list of options calls a piece under which it folds them. */
  nameOf(id: string | null): string {
    const shown = this.shown();
    return (shown.type === 'sight' ? shown.sight.question?.names[id ?? ''] : undefined) ?? id ?? '';
  }

  lift(): void {
    this.machine.lift();
  }

  /** By this option, or as the staff would until the phase is over. */
  answer(option: SeenOption | null): void {
    if (option) this.choose(option);
    else this.staff();
    this.machine.work();
  }

  private choose(option: SeenOption): void {
    const shown = this.shown();
    if (shown.type !== 'sight') throw new Error('the curtain is down');
    const { verb, target } = option;
    const side = shown.sight.viewer.id;
    const refusal = this.machine.order([target === null ? { side, verb } : { side, verb, target }]);
    if (refusal) throw new Error(refusal.words);
  }

  private staff(): void {
    const refusal = this.machine.staff('phase');
    if (refusal) throw new Error(refusal.words);
  }

  /** All there is to know, but for what is being declared in secret just now. */
  truth(): State {
    const { journal } = parseRecord(this.machine.table.record());
    for (const entry of journal.slice(this.game.journal.length)) {
      this.game.apply(entry);
      this.lookOn();
    }
    return this.game.state;
  }

  private lookOn(): void {
    const { state } = this.game;
    for (const { what } of this.game.log.slice(this.read)) if (what.kind === 'event' && what.event.type === 'canal') this.hear(what.event);
    this.read = this.game.log.length;
    const contact = state.fighting === null ? undefined : state.contacts[state.fighting];
    if (!contact?.fought) return;
    for (const side of SIDES) {
      if (!state.fleets.some(({ id }) => id === contact[side])) continue; // none of it is left
      for (const fleet of forceOf(state, contact, side)) for (const id of shipsIn(state, fleet)) this.known[enemyOf(side)].add(id);
    }
  }

  private hear({ side, ships }: { readonly side: Side; readonly ships: readonly ShipId[] }): void {
    for (const id of ships) this.known[enemyOf(side)].add(id);
  }

  shipsOf(id: FleetId): readonly ShipId[] {
    const state = this.truth();
    return state.fleets.filter((fleet) => fleet.id === id).flatMap((fleet) => shipsIn(state, fleet));
  }

  /** Ships of the other side of which this one has neither seen nor heard. */
  unknownTo(viewer: Side): readonly ShipId[] {
    const state = this.truth();
    const theirs = state.fleets.filter(({ side }) => side !== viewer).flatMap((fleet) => shipsIn(state, fleet));
    return theirs.filter((id) => !this.known[viewer].has(id));
  }
}
