import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function isLoopback(address: string | undefined): boolean {
  return LOOPBACK.has(address ?? '');
}

/**
 * The client's address before routing, the same as Fastify's `request.ip`: the last `trustProxy` proxies are trusted.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const peer = socket.remoteAddress ?? '';
  if (trustProxy === 0) return peer;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [peer, ...forwarded.map((one) => one.trim()).reverse()].filter(Boolean);
  return chain[Math.min(trustProxy, chain.length - 1)] ?? peer;
}

/**
 * The key by which limits identify a client. An IPv4 address stands for a household. A household has 2^64 IPv6
 * addresses, so these are counted by their first half. IPv4 addresses in IPv6 notation count as IPv4.
 */
export function clientAddressKey(ip: string): string {
  if (!ip.includes(':')) return ip;
  const dotted = /:(\d+\.\d+\.\d+\.\d+)$/.exec(ip)?.[1];
  const groups = groupsOf(dotted === undefined ? ip : ip.replace(dotted, '0:0'));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return groups.slice(0, 4).join(':');
  return dotted ?? groups.slice(6).flatMap(bytesOf).join('.');
}

/** All eight groups, each in its shortest form, because proxies spell addresses differently. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.split('%', 1);
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}

/** Counts the open requests or connections of each client. A client without any takes no memory. */
export class ClientCounts {
  readonly #counts = new Map<string, number>();

  of(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  add(client: string): void {
    this.#counts.set(client, this.of(client) + 1);
  }

  remove(client: string): void {
    const left = this.of(client) - 1;
    if (left > 0) this.#counts.set(client, left);
    else this.#counts.delete(client);
  }
}
