/**
 * Requests to addresses that people have given us. They reach nothing but the open net: the name is looked up once, every address behind
 * it must be public, and the line goes to one of these and to no other. Nothing is followed, and nothing is read but the status.
 */
import { Resolver } from 'node:dns/promises';
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

/** What is asked of name servers: the addresses of the older kind, and of the newer. */
interface NameServers {
  resolve4(name: string): Promise<readonly string[]>;
  resolve6(name: string): Promise<readonly string[]>;
}

/** Of both kinds; of many names there is but one. */
export async function addressesBy(servers: NameServers, name: string): Promise<readonly string[]> {
  const kinds = await Promise.allSettled([servers.resolve4(name), servers.resolve6(name)]);
  const found = kinds.flatMap((kind) => (kind.status === 'fulfilled' ? kind.value : []));
  if (found.length === 0 && kinds[0].status === 'rejected') throw kinds[0].reason;
  return found;
}

/**
 * Asked directly. The system's own way takes one of four threads, on which passwords are hashed too, for as long as the servers of a name
 * keep silent, and whose they are is for whoever gave us the name to say.
 */
const NAME_SERVERS = new Resolver({ timeout: 2_000, tries: 2 });

const USUAL: Means = {
  resolve: (name) => addressesBy(NAME_SERVERS, name),
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
    const signal = AbortSignal.timeout(this.means.patience);
    const address = await within(signal, this.addressOf(url));
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: pinnedTo(address),
      signal,
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

const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))]);

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
