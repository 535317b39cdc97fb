import { expect, test } from 'vitest';
import { gameNamed } from '../../games/index.ts';
import { Game, hashOf, lendHasher, sha256OfText, toHex } from '../../kernel/index.ts';
import { nodeHasher } from '../hasher.ts';

const own = (text: string): string => toHex(sha256OfText(text));

const position = (): object => {
  const settings = { scenario: 'campaign', options: {}, seed: 'hasher', dice: 'keyed' } as const;
  return new Game(gameNamed('cruiser-warfare'), settings).save();
};

test("Node's digests are the kernel's, of any length and in any script", () => {
  const lengths = Array.from({ length: 200 }, (_, length) => 'x'.repeat(length));
  for (const text of [...lengths, 'Königsberg', '青島', '🌊'.repeat(40), 'half a wave: \ud83c', JSON.stringify(position())])
    expect(nodeHasher(text)).toBe(own(text));
});

test('what is lent is used, and a fingerprint is the same with either', () => {
  const asked: string[] = [];
  const before = hashOf(position());
  try {
    lendHasher((text) => {
      asked.push(text);
      return nodeHasher(text);
    });
    expect(hashOf(position())).toBe(before);
    expect(asked).toContain(JSON.stringify(position()));
  } finally {
    lendHasher(own);
  }
});
