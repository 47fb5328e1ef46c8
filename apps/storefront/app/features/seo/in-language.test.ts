import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

it.each([
  ['/', '/?lang=zh_CN'],
  ['/list', '/list?lang=zh_CN'],
  ['/detail?prodId=7', '/detail?prodId=7&lang=zh_CN'],
])('inLanguage returns for %s in Chinese %s', (address, expected) => {
  expect(inLanguage(address, 'zh_CN')).toBe(expected);
});
