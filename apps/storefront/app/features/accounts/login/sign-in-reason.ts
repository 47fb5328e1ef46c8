/** Why somebody is asked to sign in. */
export type SignInReason = 'cart' | 'checkout' | 'orders' | 'favourites' | 'alert' | 'service' | 'account';

const REASONS: readonly [RegExp, SignInReason][] = [
  [/^\/cart$/, 'cart'],
  [/^\/(submit-order|submit-integral-order)$/, 'checkout'],
  [/^\/(order-detail|delivery-detail|payment|user-center\/uc-order)$/, 'orders'],
  [/^\/user-center\/uc-collection$/, 'favourites'],
  [/^\/chat$/, 'service'],
  [/^\/(user-center|member-center)(\/|$)/, 'account'],
];

/** From the page that they wanted to open; undefined where the form speaks for itself. */
export function signInReason(target: string): SignInReason | undefined {
  const [path = ''] = target.split(/[?#]/, 1);
  if (target.endsWith('#alert')) return 'alert';
  return REASONS.find(([pages]) => pages.test(path))?.[1];
}
