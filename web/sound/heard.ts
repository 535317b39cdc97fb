/** What is heard of what has happened: guns for what is grave, dice for what was rolled, the bell when a turn begins or the game ends. */
import type { Sight } from '../../table/index.ts';

export type Sound = 'guns' | 'dice' | 'bell';

type Happened = Pick<Sight, 'heard' | 'log' | 'ending'>;

export function soundsOf({ heard, log, ending }: Happened): readonly Sound[] {
  const known = Math.max(0, heard - log.from);
  const news = log.entries.slice(known);
  if (news.length === 0) return [];
  const isGrave = news.some(({ scene }) => scene.weight === 'grave');
  const isRolled = news.some(({ roll, parts }) => roll !== null || parts.some((part) => part.roll !== null));
  const turns = new Set(news.map(({ round }) => round));
  return [...(isGrave ? ['guns' as const] : isRolled ? ['dice' as const] : []), ...(turns.size > 1 || ending ? ['bell' as const] : [])];
}
