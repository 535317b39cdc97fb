/** Log events in sentences, and the names of ships, squadrons and sides. */
import type { Wording } from '../../kernel/index.ts';
import { SHIPS } from '../../register/index.ts';
import { SUBMARINE_NAMES } from './data/submarines.ts';
import type { GrandFleets } from './kind.ts';
import { airTold } from './words/air.ts';
import { battleTold } from './words/battle.ts';
import { combatTold } from './words/combat.ts';
import { damageTold } from './words/damage.ts';
import { movementTold } from './words/movement.ts';
import type { Names } from './words/names.ts';
import { sceneOf } from './words/scenes.ts';
import { submarinesTold } from './words/submarines.ts';

const SHIP_NAMES: ReadonlyMap<string, string> = new Map(SHIPS.map(({ id, name }): [string, string] => [id, name]));

const names: Names = { ship: (id) => SHIP_NAMES.get(id) ?? id };

const isSide = (id: string): id is 'blue' | 'red' => id === 'blue' || id === 'red';

/** Without a view a side is called as the colour it has on the plot. */
const sideName = (id: 'blue' | 'red', forces: Readonly<Record<'blue' | 'red', string>> | undefined): string =>
  forces ? `The ${forces[id]}` : `The ${id} side`;

export const wording: Wording<GrandFleets> = {
  event: (event) => {
    if (movementTold.isTold(event)) return movementTold.inWords(event, names);
    if (combatTold.isTold(event)) return combatTold.inWords(event, names);
    if (damageTold.isTold(event)) return damageTold.inWords(event, names);
    if (airTold.isTold(event)) return airTold.inWords(event, names);
    if (submarinesTold.isTold(event)) return submarinesTold.inWords(event, names);
    return battleTold.inWords(event, names);
  },
  scene: (event) => sceneOf(event, names.ship),
  name: (id, view) => {
    if (isSide(id)) return sideName(id, view?.names);
    return SHIP_NAMES.get(id) ?? SUBMARINE_NAMES.get(id) ?? view?.squadrons.find((squadron) => squadron.id === id)?.name ?? id;
  },
};
