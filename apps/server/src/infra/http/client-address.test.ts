import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientAddressKey } from './client-address.ts';

describe('clientAddressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(clientAddressKey(address)).toBe(key);
  });
});

describe('clientAddress', () => {
  const request = (forwarded?: string) =>
    ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  it.each([
    [0, '203.0.113.9', '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
    [2, '203.0.113.9', '203.0.113.9'],
    [1, undefined, '10.0.0.1'],
  ])('believes %i proxies with X-Forwarded-For: %s', (trustProxy, forwarded, address) => {
    expect(clientAddress(request(forwarded), trustProxy)).toBe(address);
  });
});
