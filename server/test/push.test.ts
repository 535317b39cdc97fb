/** What goes to push services: closed as RFC 8291 has it, signed as RFC 8292 has it. */
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { closedFor, isSubscriber, newPair } from '../notices/push-message.ts';
import { Vapid } from '../notices/vapid.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('RFC 8291, appendix A: its example, byte for byte', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const to = {
    key: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    secret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const closed = closedFor(to, 'When I grow up, I want to be a watermelon', { pair, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') });
  expect(closed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('only a point of the curve and a secret of its length make a subscriber', () => {
  const [key, secret] = [newPair().getPublicKey(), Buffer.alloc(16)];
  const astray = Buffer.from(key);
  astray.writeUInt8((astray.at(-1) ?? 0) ^ 1, 64);
  expect(
    [
      { key, secret },
      { key: astray, secret },
      { key: key.subarray(1), secret },
      { key, secret: Buffer.alloc(15) },
    ].map(isSubscriber),
  ).toEqual([true, false, false, false]);
});

test('RFC 8292: the service is told who we are, for it alone and for half a day', () => {
  const vapid = new Vapid(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'), 'mailto:harbour@example.org', () => 1_700_000_000_000);
  const said = vapid.authorization(new URL('https://push.example/send/abc'));
  const [, head = '', claims = '', signature = '', key = ''] = /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(said) ?? [];
  expect(JSON.parse(String(bytes(claims)))).toEqual({
    aud: 'https://push.example',
    exp: 1_700_000_000 + 43_200,
    sub: 'mailto:harbour@example.org',
  });
  expect(key).toBe('BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8');
  const point = bytes(key);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const known = createPublicKey({ key: jwk, format: 'jwk' });
  const agrees = (text: string): boolean =>
    verify('sha256', Buffer.from(text), { key: known, dsaEncoding: 'ieee-p1363' }, bytes(signature));
  expect([agrees(`${head}.${claims}`), agrees(`${head}.${claims}x`)]).toEqual([true, false]);
});
