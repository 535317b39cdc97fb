/** Which addresses of the net are anybody's to reach: not this machine, not its neighbours, nothing that is set aside. */
import { BlockList, isIPv4 } from 'node:net';

const SET_ASIDE = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** Of the newer addresses only these are handed out to the world, */
const HANDED_OUT = listOf('ipv6', [['2000::', 3]]);
/** but for what serves protocols, examples and tunnels. */
const SET_ASIDE_TOO = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

type Net = readonly [address: string, bits: number];

function listOf(kind: 'ipv4' | 'ipv6', nets: readonly Net[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of nets) list.addSubnet(address, bits, kind);
  return list;
}

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !SET_ASIDE.check(address, 'ipv4');
  const groups = groupsOf(address);
  if (!groups) return false;
  const within = olderWithin(groups);
  if (within !== null) return isPublic(within);
  const plain = groups.map((group) => group.toString(16)).join(':');
  return HANDED_OUT.check(plain, 'ipv6') && !SET_ASIDE_TOO.check(plain, 'ipv6');
}

/** Where each of the newer addresses stands for one of the older: the prefix, and the group at which that begins. */
const CARRIERS = [
  { prefix: [0, 0, 0, 0, 0, 0xffff], at: 6 },
  { prefix: [0, 0, 0, 0, 0xffff, 0], at: 6 },
  { prefix: [0x64, 0xff9b, 0, 0, 0, 0], at: 6 },
  { prefix: [0x2002], at: 1 },
] as const;

/** Mapped, translated (NAT64) and 6to4 addresses lead to the older address in them. */
function olderWithin(groups: readonly number[]): string | null {
  const carrier = CARRIERS.find(({ prefix }) => prefix.every((group, place) => groups[place] === group));
  if (!carrier) return null;
  const [high = 0, low = 0] = groups.slice(carrier.at);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups; null for what is no such address, and for one that is tied to a line of this machine. */
function groupsOf(address: string): readonly number[] | null {
  if (!URL.canParse(`http://[${address}]/`)) return null;
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) =>
    part.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)])),
  );
  if (!first || !last) return null;
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
