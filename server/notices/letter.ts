/** A notice as a letter: plain text, in any alphabet (RFC 5322, RFC 2047). */

export interface LetterWanted {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly words: string;
  /** The same for the same notice, so that a mailbox that is given it twice can tell. */
  readonly id: string;
  readonly at: number;
}

/** What may stand in an address: nothing that could begin another line or another address. */
export const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

export function letterText({ from, to, subject, words, id, at }: LetterWanted): string {
  const headers = [
    `From: Line Ahead <${from}>`,
    `To: <${to}>`,
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.slice(from.indexOf('@') + 1)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
  ];
  return [...headers, '', ...inLines(Buffer.from(words).toString('base64'), 76)].join('\r\n');
}

/** So many bytes that a line stays within what is allowed; no character is torn apart. */
const MOST_ENCODED = 42;

function encoded(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words: string[] = [''];
  for (const character of text.replaceAll(/[\r\n]/g, ' ')) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > MOST_ENCODED) words.push(character);
    else words[words.length - 1] = last + character;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}

const inLines = (text: string, length: number): readonly string[] => text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
