/** What the head of a battle takes many at a time: every ship fires where a hit is likeliest, and fire is opened with the same press. */
import { atomsOf } from '../../kernel/index.ts';
import type { Asking, Clicks } from '../../kit/clicks.ts';
import { bestShots, offersOf, type Questions } from './offers.ts';

const shotKey = (ship: string, token: string): string => `${ship} ${token}`;

/** Whoever fires elsewhere is aimed by hand; one press more lines up the rest. */
const firing =
  (tactics: Questions) =>
  ({ question, orders }: Asking): number => {
    const best = new Set(bestShots(offersOf(tactics, question).shots).map(({ ship, token }) => shotKey(ship, token)));
    const byHand = orders.filter(({ target }) => {
      const [ship = '', token = ''] = atomsOf(target ?? null);
      return !best.has(shotKey(ship, token));
    }).length;
    return byHand === 0 ? 0 : byHand + (byHand < orders.length ? 1 : 0);
  };

export const battleClicks = (tactics: Questions): Clicks => ({
  [tactics.gunnery.aim.name]: firing(tactics),
  [tactics.torpedoes.aim.name]: firing(tactics),
});
