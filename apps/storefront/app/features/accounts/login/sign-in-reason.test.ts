import { expect, it } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

it.each([
  ['/cart', 'cart'],
  ['/submit-order?from=cart', 'checkout'],
  ['/user-center/uc-order?status=1', 'orders'],
  ['/user-center/uc-collection', 'favourites'],
  ['/chat?shopId=2', 'service'],
  ['/user-center/uc-home#top', 'account'],
  ['/detail?prodId=1#alert', 'alert'],
  ['/detail?prodId=1', undefined],
  ['/carts', undefined],
])('signInReason of %s is %s', (target, reason) => {
  expect(signInReason(target)).toBe(reason);
});
