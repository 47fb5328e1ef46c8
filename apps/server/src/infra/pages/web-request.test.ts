import { describe, expect, it } from 'vitest';
import { ownAddress } from './web-request.ts';

describe('ownAddress', () => {
  it.each([
    ['/list?pn=tea', 'http://mall.test/list?pn=tea'],
    ['//', 'http://mall.test/'],
    ['//evil.test/x', 'http://mall.test/evil.test/x'],
    ['/\\evil.test', 'http://mall.test/evil.test'],
    ['http://evil.test/x?y=1', 'http://mall.test/x?y=1'],
    ['/x?to=http://evil.test/', 'http://mall.test/x?to=http://evil.test/'],
  ])('resolves %s to %s', (target, address) => {
    expect(ownAddress(target, 'http://mall.test')).toBe(address);
    expect(new URL(ownAddress(target, 'http://mall.test')).host).toBe('mall.test');
  });
});
