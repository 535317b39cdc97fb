/** GF-2.2d, GF-2.2e, GF-2.2f, GF-2.2g: the Movement Phase. */
import { titled, unspoken } from '../../../kernel/index.ts';
import { auto, sequence } from '../kind.ts';
import { arrive } from './arrivals.ts';
import { collisions } from './collisions.ts';
import { individualSegment } from './individual-orders.ts';
import { ramming } from './ramming.ts';
import { smokeOrders } from './smoke-orders.ts';
import { squadronSegment } from './squadron-orders.ts';
import { submarineDetection } from './submarine-detection.ts';
import { submarineOrders } from './submarine-orders.ts';

/** GF-5.2.2: what was not spent last turn is lost. */
const ready = unspoken(
  auto('ready', 'GF-5.2.2', (g) => {
    for (const ship of g.state.ships) {
      ship.apart = false;
      ship.spent = 0;
      ship.evasive = 0;
    }
    arrive(g);
  }),
);

export const movementPhase = titled(
  'Movement Phase',
  sequence('movement', 'GF-2.2d', [
    ready,
    smokeOrders,
    submarineOrders,
    individualSegment,
    squadronSegment,
    collisions,
    ramming,
    submarineDetection,
  ]),
);
