import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function isLoopback(address: string | undefined): boolean {
  return LOOPBACK.has(address ?? '');
}

/** The client's address before routing, the same that Fastify gives as `request.ip`: `trustProxy` proxies are believed. */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const peer = socket.remoteAddress ?? '';
  if (trustProxy === 0) return peer;
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [peer, ...forwarded.map((one) => one.trim()).reverse()].filter(Boolean);
  return chain[Math.min(trustProxy, chain.length - 1)] ?? peer;
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * What limits count a client by: the IPv4 address, or the /64 network of an IPv6 address. Every household gets at least a
 * /64, so counting single IPv6 addresses would hand each client 2^64 allowances.
 */
export function clientAddressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, IPV6_GROUPS - start.length - end.length);
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, NETWORK_GROUPS);
  // Proxies write them differently: 0db8 is db8.
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** How much each client has open. A client without anything open takes no memory. */
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
