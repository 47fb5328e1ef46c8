import { describe, expect, it } from 'vitest';
import { isOpenPage } from './open-pages.ts';

const CLOSED = ['/chat', '/member-center/integral-mall'];

describe('isOpenPage', () => {
  it.each([
    ['/', true],
    ['/list?st=1', true],
    ['/chat', false],
    ['/chat?shopId=2', false],
    ['/chat#latest', false],
    ['/member-center/integral-mall', false],
    ['/member-center', true],
    ['/list?from=/chat', true],
  ])('%s: %s', (address, isOpen) => {
    expect(isOpenPage(address, CLOSED)).toBe(isOpen);
  });
});
