import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientAddressKey } from './client-address.ts';

describe('clientAddressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
    ['64:ff9b:1:2::203.0.113.7', '64:ff9b:1:2'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('maps %s to %s', (ip, key) => {
    expect(clientAddressKey(ip)).toBe(key);
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
  ])('trusts %i proxies with X-Forwarded-For: %s', (trustProxy, forwarded, address) => {
    expect(clientAddress(request(forwarded), trustProxy)).toBe(address);
  });
});
