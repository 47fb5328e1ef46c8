/** First segments of the pages under the `buyerOnly` middleware of routes.ts (a test compares them). */
export const BUYER_PAGES = ['cart', 'member-center', 'order-detail', 'payment', 'submit-order', 'user-center'];

/** Open to guests by address, but links to them ask guests to sign in first. */
const ASK_FIRST = ['chat'];

/** Not built yet; they will show orders of a buyer. */
const UNBUILT_BUYER_PAGES = ['invoice-detail', 'return-detail', 'submit-integral-order', 'write-comments'];

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? '';

/** A guest who clicks a link to this page gets the login popup. */
export function asksToSignIn(pathname: string): boolean {
  return [...BUYER_PAGES, ...ASK_FIRST].includes(firstSegment(pathname));
}

/** Nothing is left of this page once the session has ended. */
export function isEmptyForGuests(pathname: string): boolean {
  return [...BUYER_PAGES, ...UNBUILT_BUYER_PAGES].includes(firstSegment(pathname));
}
