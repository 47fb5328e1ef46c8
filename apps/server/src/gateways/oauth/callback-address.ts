import type { Returned } from './other-site.ts';

/** The address the browser came back to, as the library wants to see it. */
export function returnAddress(callbackUrl: string, { code, state, iss }: Returned): URL {
  const address = new URL(callbackUrl);
  address.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
  return address;
}
