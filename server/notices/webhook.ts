/** Notices for programs: signed, so that whoever takes one knows that it is ours and not an old one. */
import { createHmac } from 'node:crypto';
import type { Sent } from './outward.ts';

export interface WebhookWanted {
  readonly url: string;
  readonly secret: string;
  /** The same for the same notice, however often it comes. */
  readonly id: string;
  readonly body: string;
  readonly at: number;
}

/** Of the seconds and the body, with a dot between them. */
const signatureOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export function webhookRequest({ url, secret, id, body, at }: WebhookWanted): Sent {
  const seconds = Math.floor(at / 1000);
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Line Ahead',
      'line-ahead-notice': id,
      'line-ahead-signature': `t=${seconds}, v1=${signatureOf(secret, seconds, body)}`,
    },
  };
}
