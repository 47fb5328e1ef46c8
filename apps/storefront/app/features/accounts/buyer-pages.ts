/** The pages under the `buyerOnly` middleware of routes.ts; a test compares the two. */
const BUYER_PAGES =
  /^\/(cart|delivery-detail|invoice-detail|member-center|order-detail|payment|return-detail|submit-order|user-center|write-comments)(\/|$)/;

/** Not built yet; will show a buyer's orders. */
const UNBUILT = /^\/submit-integral-order$/;

export const isBuyerPage = (pathname: string) => BUYER_PAGES.test(pathname);

/** A guest who clicks a link to this page gets the login popup; the chat is open to guests who type its address. */
export function opensLoginPopup(pathname: string): boolean {
  return isBuyerPage(pathname) || pathname === '/chat';
}

/** The page has nothing to show once the session has ended. */
export function isEmptyForGuests(pathname: string): boolean {
  return isBuyerPage(pathname) || UNBUILT.test(pathname);
}
