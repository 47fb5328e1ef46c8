const KEY = 'couponWish';
/** Long enough to register; after that nobody remembers what they had wanted. */
const REMEMBERED_MS = 15 * 60_000;

/** A guest wants a coupon: remembered in this tab until they have signed in, also if that leads elsewhere and back. */
export function rememberCouponWish(couponId: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ couponId, until: Date.now() + REMEMBERED_MS }));
  } catch {
    // A browser that stores nothing forgets the wish; the button is still there to be clicked again.
  }
}

/** True once, if this is the coupon that was wanted: whoever takes the wish has to see to it. */
export function takeCouponWish(couponId: number): boolean {
  try {
    const wish = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (wish.couponId !== couponId) return false;
    sessionStorage.removeItem(KEY);
    return wish.until > Date.now();
  } catch {
    return false;
  }
}
