import { expect, test } from 'vitest';
import { lineAhead } from './io.ts';

const gunfire = (facts: object) => lineAhead(['odds', 'first-strike', 'gunfire', JSON.stringify(facts), '--json']);
const FACTS = { factor: 4, range: 2, lightOnHeavy: false, flipped: true, marker: false, fog: false };

test('the exact distribution, and each modifier with its rule', async () => {
  const { code, out } = await gunfire(FACTS);
  const { outcomes, modifiers } = JSON.parse(out);
  expect(code).toBe(0);
  expect(outcomes).toMatchObject([
    { outcome: 'hit', ways: 2, of: 6 },
    { outcome: 'miss', ways: 4, of: 6 },
  ]);
  expect(modifiers).toContainEqual({ rule: 'FS-10.3.4a', words: 'two spaces away', by: 1 });
  expect(modifiers).toContainEqual({ rule: 'FS-10.3.4a', words: 'fog', by: 0 });
});

test('in words', async () => {
  const { out } = await lineAhead(['odds', 'first-strike', 'gunfire', JSON.stringify(FACTS)]);
  expect(out).toMatch(/\+1 {2}FS-10\.3\.4a {2}two spaces away/);
  expect(out).toMatch(/2\/6 {2}33\.3% {2}a hit/);
});

test('alone, every check with what it takes', async () => {
  const { out } = await lineAhead(['odds', 'first-strike']);
  expect(out).toMatch(/gunfire: Gunfire, 1d6 \(FS-10\.3\.4a\)\n {4}factor +a whole number from 0 to 6/);
  const { checks } = JSON.parse((await lineAhead(['odds', 'first-strike', '--json'])).out);
  expect(checks.find((check: { name: string }) => check.name === 'gunfire').takes).toContainEqual({
    name: 'range',
    kind: 'whole',
    words: 'spaces to the target',
    range: [0, 2],
  });
});

test('a check that takes nothing needs no facts', async () => {
  const { code, out } = await lineAhead(['odds', 'first-strike', 'random-event']);
  expect(code).toBe(0);
  expect(out).toContain('/36');
});

test.each([
  ['a missing fact', { ...FACTS, fog: undefined }, /gunfire needs 'fog'/],
  ['an unknown fact', { ...FACTS, moon: true }, /gunfire takes no 'moon'/],
  ['a wrong type', { ...FACTS, fog: 1 }, /'fog' must be true or false, not 1/],
  ['a number as text', { ...FACTS, factor: '4' }, /'factor' must be a whole number from 0 to 6, not "4"/],
  ['out of range', { ...FACTS, range: 3 }, /'range' must be a whole number from 0 to 2, not 3/],
  ['a fraction', { ...FACTS, range: 0.5 }, /not 0\.5/],
])('%s is refused', async (_, facts, words) => {
  const { code, err, out } = await gunfire(facts);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(words);
});

test.each(['{"factor":', '[]', 'null', '4', '{"__proto__":1}'])('%s is no set of facts', async (text) => {
  const { code, err } = await lineAhead(['odds', 'first-strike', 'gunfire', text]);
  expect(code).toBe(2);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});
