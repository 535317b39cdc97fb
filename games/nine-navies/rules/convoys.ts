/** NN-6.8, NN-4.5: German convoys to Africa. */
import { done } from '../../../kernel/index.ts';
import type { Base, Zone } from '../data/map.ts';
import type { ShipId } from '../data/ships.ts';
import { CONVOYS } from '../data/ships.ts';
import type { Play } from '../kind.ts';
import { auto, decision, THE_RULES_ROLL, theCentral, when } from '../kind.ts';
import type { ShipState, State } from '../state.ts';
import { nameOf } from '../wording.ts';
import { ownerOf } from './bases.ts';
import { faceOf } from './dice.ts';
import { shipOf } from './fleet.ts';
import { award } from './points.ts';
import { moveTo, putIn } from './whereabouts.ts';

export const reinforcementPoints = faceOf('reinforcement-points', 'NN-4.5a', 'Points for reinforcing a colony');

type Colony = 'westAfrica' | 'eastAfrica';

const needsConvoy = (state: State, colony: Colony): boolean => !state.fallen[colony] && !state.reinforced[colony];
const convoys = (state: State): ShipState[] => CONVOYS.map((id) => shipOf(state, id));
/** NN-4.5e: a lost voyage is no lost counter. NN-6.8d: one that has reinforced a colony is used up. */
const available = (state: State): ShipState[] => convoys(state).filter((ship) => ship.at === 'away' && !state.usedUp.includes(ship.id));

/** NN-6.8b */
const startBases = (state: State): Base[] =>
  ['cherbourg-brest' as const, 'gibraltar' as const].filter((base) => ownerOf(state, base) === 'central');

/** NN-4.5c, NN-6.8a: while there is a goal and a convoy. */
const mayDeclare = ({ state }: Play): boolean =>
  (needsConvoy(state, 'westAfrica') || needsConvoy(state, 'eastAfrica')) && available(state).length > 0;

/** NN-6.8c: the way from Cherbourg/Brest is barred by Allied control of the Central Atlantic. */
const isBarred = (state: State, base: Base): boolean => base === 'cherbourg-brest' && state.control['central-atlantic'] === 'allied';

export const declareConvoys = when(
  mayDeclare,
  decision<{ declare: Base; pass: true }>('convoy-attempt', 'NN-6.8a', {
    who: theCentral,
    asks: () => 'Do the convoys try for Africa this turn?',
    verbs: {
      declare: {
        ends: true,
        of: ({ state }) => startBases(state),
        label: (_view, base) => `Sail from ${nameOf(base)}`,
        odds: THE_RULES_ROLL,
        caution: ({ state }, base) =>
          isBarred(state, base)
            ? 'The Central Atlantic was under Allied control last turn, so the convoys cannot sail. They will be turned back, for two points each.'
            : undefined,
        why: () => ({ words: 'convoys sail from Cherbourg/Brest, or from Gibraltar once it has fallen', rule: 'NN-6.8b' }),
        does: declare,
      },
      pass: { ...done('Not this time'), odds: THE_RULES_ROLL },
    },
  }),
);

/** NN-4.5d, NN-6.8b: all that are to be had, in one base. */
function declare(g: Play, base: Base): void {
  const sailing = available(g.state);
  for (const convoy of sailing) putIn(g.state, convoy, base);
  g.tell?.({ type: 'convoys-declared', base, convoys: sailing.map(({ id }) => id) });
}

const TURNED_BACK = 2;

/** NN-4.5f: off the map at once, to sail again. */
function turnBack(g: Play, convoy: ShipState, base: Base): void {
  moveTo(g.state, convoy, 'away');
  g.tell?.({ type: 'convoy-barred', convoy: convoy.id, base });
  award(g, 'allied', TURNED_BACK, 'a convoy turned back', 'NN-4.5f');
}

/** NN-6.8c, NN-6.8e, NN-8.3c, NN-14.0a: convoys sail when their base is activated, and never roll for speed. */
export const sailConvoys = auto('convoys', 'NN-6.8c', (g) => {
  const { state } = g;
  for (const convoy of convoys(state)) {
    if (convoy.at === 'cherbourg-brest' && state.active === 'cherbourg-brest') {
      if (isBarred(state, 'cherbourg-brest')) turnBack(g, convoy, 'cherbourg-brest');
      else sail(g, convoy, 'south-atlantic');
    } else if (convoy.at === 'gibraltar' && state.active === 'gibraltar') sail(g, convoy, 'south-atlantic');
    else if (convoy.at === 'west-africa' && state.active === 'west-africa' && state.control['south-atlantic'] !== 'allied')
      sail(g, convoy, 'red-sea'); // NN-6.8e
  }
});

function sail(g: Play, convoy: ShipState, to: Zone): void {
  moveTo(g.state, convoy, to);
  convoy.spent = true;
  g.tell?.({ type: 'sailed', ship: convoy.id, to });
}

/** NN-6.8f: from Gibraltar one convoy may go straight on, if the South Atlantic was not Allied last turn. Once one of two has, the other stays. */
export const convoyThatMayGoOn = (state: State): ShipId[] => {
  if (state.active !== 'gibraltar' || state.control['south-atlantic'] === 'allied' || !needsConvoy(state, 'eastAfrica')) return [];
  const inSouth = convoys(state).filter((ship) => ship.home === 'gibraltar' && ship.spent && ship.at === 'south-atlantic');
  return inSouth.length === 2 || !needsConvoy(state, 'westAfrica') ? inSouth.map(({ id }) => id) : [];
};

/** Where a convoy docks when it leaves a zone, if it is one (NN-6.8d, NN-6.8e). */
export const dockOf = (zone: Zone): 'west-africa' | 'east-africa' | null =>
  zone === 'south-atlantic' ? 'west-africa' : zone === 'red-sea' ? 'east-africa' : null;

/** NN-6.8d, NN-6.8e, NN-4.5a, NN-4.5b, NN-4.5g: the first to dock reinforces the colony and is used up; another waits in West Africa. */
export function dock(g: Play, convoy: ShipState, base: 'west-africa' | 'east-africa'): void {
  const colony: Colony = base === 'west-africa' ? 'westAfrica' : 'eastAfrica';
  const reinforces = needsConvoy(g.state, colony);
  putIn(g.state, convoy, base);
  g.tell?.({ type: 'convoy-docked', convoy: convoy.id, base, reinforces });
  if (reinforces) {
    g.state.reinforced[colony] = true;
    g.state.usedUp.push(convoy.id);
    moveTo(g.state, convoy, 'away');
    award(
      g,
      'central',
      g.roll(reinforcementPoints, {}, { about: base }),
      'a colony reinforced',
      base === 'west-africa' ? 'NN-4.5a' : 'NN-4.5b',
    );
  } else if (base === 'east-africa' || !needsConvoy(g.state, 'eastAfrica')) moveTo(g.state, convoy, 'away');
}

/** NN-4.5e: two points unless it had docked in West Africa before; sunk, it can sail again. */
export function convoySunk(g: Play, convoy: ShipState): void {
  if (convoy.home !== 'west-africa') award(g, 'allied', TURNED_BACK, 'a convoy sunk', 'NN-4.5e');
  moveTo(g.state, convoy, 'away');
  convoy.damage = 0;
}
