/**
 * Requests to addresses that people have given us. They reach nothing but the open net: the name is looked up once, every address behind
 * it must be public, and the line goes to one of these and to no other. Nothing is followed, and nothing is read but the status.
 */
import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as plainly, type RequestOptions } from 'node:http';
import { request as securely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './addresses.ts';

/** It was not sent, and would not be another time. */
export class Unreached extends Error {}

export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

interface Means {
  resolve(name: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
  readonly protocols: readonly string[];
  readonly ports: readonly number[];
  /** For all of it, in milliseconds. */
  readonly patience: number;
}

const USUAL: Means = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  isAllowed: isPublic,
  protocols: ['https:'],
  ports: [443, 8443],
  patience: 10_000,
};

export class Outward {
  private readonly means: Means;

  constructor(means: Partial<Means> = {}) {
    this.means = { ...USUAL, ...means };
  }

  /** The address as it is taken, or why it is not. */
  read(given: string): URL {
    const url = URL.canParse(given) ? new URL(given) : null;
    if (!url || !this.means.protocols.includes(url.protocol)) throw new Unreached('An address begins with https://.');
    if (url.username !== '' || url.password !== '') throw new Unreached('An address holds no name and no password.');
    if (isIP(hostOf(url)) && !this.means.isAllowed(hostOf(url))) throw notOpen();
    if (!this.means.ports.includes(portOf(url))) throw new Unreached(`An address has the port ${this.means.ports.join(' or ')}.`);
    return url;
  }

  /** The status that was answered. */
  async post({ url: given, headers, body }: Sent): Promise<number> {
    const url = this.read(given);
    const address = await this.addressOf(url);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: pinnedTo(address),
      signal: AbortSignal.timeout(this.means.patience),
    };
    const request = url.protocol === 'https:' ? securely(url, options) : plainly(url, options);
    return statusOf(request, body);
  }

  /** One bad address among many is enough: whoever names it beside good ones means the bad one. */
  private async addressOf(url: URL): Promise<string> {
    const name = hostOf(url);
    const addresses = isIP(name) ? [name] : await this.means.resolve(name);
    const [address] = addresses;
    if (address === undefined || !addresses.every((each) => this.means.isAllowed(each))) throw notOpen();
    return address;
  }
}

const notOpen = (): Unreached => new Unreached('This address is not one of the open net.');

/** An address of the newer kind stands in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

/** Whoever asks again is told the same. */
const pinnedTo =
  (address: string): LookupFunction =>
  (_, { all }, tell) =>
    all ? tell(null, [{ address, family: isIP(address) }]) : tell(null, address, isIP(address));

const statusOf = (request: ClientRequest, body: Buffer | string): Promise<number> =>
  new Promise((resolve, reject) => {
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
