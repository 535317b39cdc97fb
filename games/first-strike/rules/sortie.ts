/** FS-7.5, FS-7.6: the High Sea Fleet may come out once, and then the Grand Fleet tries to. */
import { check, d6, flag, minus, otherwise, plus, sway, upTo, whole } from '../../../kernel/index.ts';
import type { ShipId } from '../data/counters.ts';
import { factorOf } from '../data/data.ts';
import type { StrategicSpace } from '../data/spaces.ts';
import type { Play } from '../kind.ts';
import { auto, each, when } from '../kind.ts';
import type { State } from '../state.ts';
import { raidersAt } from './attacks.ts';
import { raiderTypeOf } from './reaction.ts';
import { shipOf, shipsAt } from './ships.ts';
import { fogAt, fogAtHarwich } from './weather.ts';

/** FS-7.5.1a */
export const germanSortie = check(
  'german-sortie',
  'FS-7.5.1a',
  'German sortie',
  {
    alert: whole('the German Alert Level', 1, 5),
    shadowing: whole('U-boats and airships with the Harwich Force', 0, 6),
    watching: whole('U-boats and airships off the British reserve', 0, 6),
    fog: flag('fog over the German reserve'),
  },
  {
    dice: d6,
    modifiers: [
      sway('FS-7.5.1a', 'U-boats and airships with the Harwich Force', (f) => -f.shadowing),
      sway('FS-7.5.1a', 'U-boats and airships off the British reserve', (f) => Math.min(2, f.watching)),
      plus(1, 'FS-7.5.1a', 'fog over the German reserve', (f) => f.fog),
    ],
    rows: [upTo((f) => f.alert, 'sorties'), otherwise('stays')],
    outcomes: { sorties: 'the High Sea Fleet comes out', stays: 'the High Sea Fleet stays in' },
  },
);

/** FS-7.6; Jellicoe's -1 is FS-6.0i. */
export const britishSortie = check(
  'british-sortie',
  'FS-7.6',
  'British sortie',
  {
    factor: whole("the counter's combat factor", 0, 6),
    watched: flag('a U-boat or airship off the British reserve'),
    fog: flag('fog over the German reserve or where the Harwich Force lies'),
    jellicoe: flag('Jellicoe presses on'),
  },
  {
    dice: d6,
    modifiers: [
      plus(1, 'FS-7.6', 'a U-boat or airship off the British reserve', (f) => f.watched),
      plus(1, 'FS-7.6', 'fog', (f) => f.fog),
      minus(1, 'FS-6.0i', 'Jellicoe presses on', (f) => f.jellicoe),
    ],
    rows: [upTo((f) => f.factor, 'joins'), otherwise('stays')],
    outcomes: { joins: 'joins the Harwich Force', stays: 'does not come up in time' },
    worth: (outcome) => (outcome === 'joins' ? 1 : 0),
  },
);

/** Airships and submarines; an FF 19 neither shadows nor watches. */
const scoutsAt = (state: State, space: StrategicSpace): number =>
  raidersAt(state, space).filter((id) => raiderTypeOf(id) !== 'ff-19').length;

/** FS-7.5a after the raid has been concluded in an earlier turn, FS-7.5.1b once, FS-7.5b only ships in the reserve. */
const mayGermansSortie = ({ state }: Play): boolean =>
  state.raid === 'over' &&
  state.raidTurn > 0 &&
  state.turn > state.raidOverTurn &&
  !state.sortied &&
  shipsAt(state, 'german-reserve').length > 0;

export const rollGermanSortie = when(
  mayGermansSortie,
  auto('german-sortie', 'FS-7.5.1a', (g) => {
    const { state } = g;
    const facts = {
      alert: state.alert,
      shadowing: scoutsAt(state, state.harwich),
      watching: scoutsAt(state, 'british-reserve'),
      fog: fogAt(state, 'german-reserve'),
    };
    if (g.roll(germanSortie, facts) === 'stays') return;
    const ships = shipsAt(state, 'german-reserve');
    for (const ship of ships) ship.at = 'sortie';
    state.sortied = true;
    g.tell?.({ type: 'german-sortie', ships: ships.map((ship) => ship.id), space: state.harwich });
  }),
);

/** FS-10.0a: British and German ships in one space fight. */
export const germansAreOut = ({ state }: Play): boolean => state.ships.some((ship) => ship.at === 'sortie');

export const rollBritishSortie = when(
  germansAreOut,
  each(
    'british-sortie',
    'FS-7.6',
    (g) => shipsAt(g.state, 'british-reserve').map((ship) => ship.id),
    auto('british-sortie', 'FS-7.6', (g, id: ShipId) => {
      const { state } = g;
      const ship = shipOf(state, id);
      const facts = {
        factor: factorOf(g.data, ship),
        watched: scoutsAt(state, 'british-reserve') > 0,
        fog: fogAt(state, 'german-reserve') || fogAtHarwich(state),
        jellicoe: state.jellicoe.sortie,
      };
      if (g.roll(britishSortie, facts, { about: id, by: 'british' }) === 'stays') return;
      ship.at = 'harwich';
      g.tell?.({ type: 'joined', ship: id });
    }),
  ),
);
