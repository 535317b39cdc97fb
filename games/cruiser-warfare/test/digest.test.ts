/** The fingerprint of a position is taken of a shorter form, which must tell apart whatever differs. */
import { expect, test } from 'vitest';
import { digest } from '../digest.ts';
import { cruiserWarfare } from '../index.ts';
import { WAITING } from '../rules/beginning.ts';
import type { ShipState, State } from '../state.ts';

const start = (): State => cruiserWarfare.begin('campaign', {});

/** Every mark that a ship can bear, each with another value than she is built with. */
const OTHER: Omit<ShipState, 'id'> = {
  primary: 1,
  secondary: 1,
  tertiary: 1,
  hull: 1,
  mount: true,
  launched: true,
  slowed: 1,
  halved: true,
  engines: 'stopped',
  rounds: 1,
  starved: true,
  sunk: true,
  fate: 'gone',
  hullHopeless: true,
  armsHopeless: true,
  refit: 'mount',
  scored: 1,
  scoredUnseen: 1,
};

test('one mark on one ship changes it, whichever mark it is', () => {
  expect(Object.keys(OTHER).sort()).toEqual(
    Object.keys(WAITING)
      .filter((key) => key !== 'id')
      .sort(),
  );
  const digests = Object.entries(OTHER).map(([mark, value]) => {
    const state = start();
    state.ships[3] = { ...WAITING, id: state.ships[3]?.id ?? '', [mark]: value };
    return JSON.stringify(digest(state));
  });
  expect(new Set([JSON.stringify(digest(start())), ...digests]).size).toBe(digests.length + 1);
});

test('the same mark on another ship changes it too', () => {
  const marked = (place: number): string => {
    const state = start();
    const ship = state.ships[place] ?? expect.unreachable();
    ship.hull = 1;
    return JSON.stringify(digest(state));
  };
  expect(marked(3)).not.toBe(marked(4));
});

test('everything but the ships is in it as it is', () => {
  const { ships, ...rest } = start();
  const { ships: _, ...digested } = { ...start(), ...digest(start()) };
  expect(digested).toEqual(rest);
  expect(ships).toHaveLength(start().ships.length);
});
