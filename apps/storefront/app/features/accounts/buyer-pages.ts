/** Pages that belong to somebody: opened by an address, guests are asked to sign in first. */
const PERSONAL = /^\/(cart|user-center|member-center)(\/|$)/;

/** What guests may open, but not without knowing what for. */
const ASKS_FIRST = /^\/(chat|order-detail|submit-order)(\/|$)/;

const ORDERS =
  /^\/(order-detail|payment|return-detail|invoice-detail|submit-order|submit-integral-order|write-comments)(\/|$)/;

export function isPersonal(pathname: string): boolean {
  return PERSONAL.test(pathname);
}

/** A guest who clicks a link there gets the login popup. */
export function asksToSignIn(pathname: string): boolean {
  return isPersonal(pathname) || ASKS_FIRST.test(pathname);
}

/** There is nothing left to see here once the session has ended. */
export function isEmptyForGuests(pathname: string): boolean {
  return isPersonal(pathname) || ORDERS.test(pathname);
}
