import { expect, test } from 'vitest';
import { COST, checkPassword, Passwords } from '../people/passwords.ts';

const CHEAP = { power: 4, r: 8, p: 1 };
const passwords = new Passwords(CHEAP);

test('ASVS 11.4.2 the cost is what OWASP asks of scrypt, and is kept with the hash', async () => {
  expect(COST).toEqual({ power: 17, r: 8, p: 1 });
  const kept = await new Passwords().keep('windlass and capstan');
  expect(kept).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect([passwords.isOutdated(kept), new Passwords().isOutdated(kept)]).toEqual([true, false]);
});

test('the same password is kept differently each time, and only it agrees', async () => {
  const [one, other] = [await passwords.keep('fore and aft'), await passwords.keep('fore and aft')];
  expect(one).not.toBe(other);
  expect(await passwords.agrees('fore and aft', other)).toBe(true);
  expect(await passwords.agrees('fore and afte', other)).toBe(false);
  expect(await passwords.agrees('fore and aft', null)).toBe(false);
});

test('ASVS 6.2.8 an accent is the same however it was typed', async () => {
  expect(await passwords.agrees('Prise de coule\u0301e', await passwords.keep('Prise de coul\u00e9e'))).toBe(true);
});

test.each([
  ['ASVS 6.2.1 seven characters', 'x7-k2pq', 'password-too-short'],
  ['a hundred and twenty-nine', 'ab1'.repeat(43), 'password-too-long'],
  ['ASVS 6.2.4 one of the commonest', 'Sunshine', 'password-too-common'],
  ['one of them with a year', 'Liverpool1989', 'password-too-common'],
  ['a short one made longer', '12dragon34!', 'password-too-common'],
  ['figures for letters', 'P4$$w0rd', 'password-too-common'],
  ['read backwards', 'drowssap', 'password-too-common'],
  ['cut as old systems cut it', 'Butterfl', 'password-too-common'],
  ['figures in a row', '123456789', 'password-too-common'],
  ['keys side by side and above one another', '1qazxsw23edc', 'password-too-common'],
  ['a letter and figures', 'z123456789', 'password-too-common'],
  ['a birthday', '31051916', 'password-too-common'],
  ['the same over and over', 'abababababab', 'password-too-common'],
  ['ASVS 6.2.11 one\u2019s own name', 'Jellicoe', 'password-too-common'],
  ['and a figure', 'JELLICOE1', 'password-too-common'],
])('%s is refused', (_, password, code) => {
  expect(() => checkPassword(password, 'Jellicoe')).toThrow(expect.objectContaining({ code }));
});

test.each([
  'all lower case letters',
  'feedpost',
  'kdE83#xq',
  '99051916',
  'Blumenkohl am Dienstag',
  '🚢🚢⚓⚓🌊🌊🔭🔭',
  'Grüße aus Kiel',
  '8402751936',
  `${'long '.repeat(25)}day`,
])('ASVS 6.2.5 no kind of character is asked for: %s', (password) => {
  expect(() => checkPassword(password, 'Jellicoe')).not.toThrow();
});
