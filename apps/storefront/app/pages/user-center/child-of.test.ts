import { expect, it } from 'vitest';
import { childOf } from './child-of.ts';

it.each([
  ['/home', 'uc-home'],
  ['uc-address', 'uc-address'],
  ['/address', 'uc-address'],
  ['/user-center/uc-pay-password', 'uc-pay-password'],
  ['order/', 'uc-order'],
])('childOf reads %s as %s', (named, child) => {
  expect(childOf(named)).toBe(child);
});

it.each([null, '', '/', 'https://elsewhere.example', '../login', 'apply-return', 'uc-uc-home', 'toString'])(
  'childOf returns uc-home for %j',
  (named) => {
    expect(childOf(named)).toBe('uc-home');
  },
);
