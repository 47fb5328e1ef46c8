/** Why a guest is asked to sign in; selects the sentence above the form. */
export type SignInReason = 'cart' | 'checkout' | 'orders' | 'favourites' | 'alert' | 'service' | 'account';

const REASONS: readonly [RegExp, SignInReason][] = [
  [/^\/cart$/, 'cart'],
  [/^\/(submit-order|submit-integral-order)$/, 'checkout'],
  [/^\/(order-detail|delivery-detail|payment|user-center\/uc-order)$/, 'orders'],
  [/^\/user-center\/uc-collection$/, 'favourites'],
  [/^\/chat$/, 'service'],
  [/^\/(user-center|member-center)(\/|$)/, 'account'],
];

/** Derived from the page that the guest wanted to open; undefined where the form needs no explanation. */
export function signInReason(target: string): SignInReason | undefined {
  const [path = ''] = target.split(/[?#]/, 1);
  if (target.endsWith('#alert')) return 'alert';
  return REASONS.find(([pages]) => pages.test(path))?.[1];
}
