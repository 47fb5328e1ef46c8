import type { PageVisit } from '@galleria/contract/call';
import { redirect } from 'react-router';
import { loginAddress } from './login-address.ts';

/** For loaders and actions of pages that belong to somebody: guests go and sign in, and come back to this address. */
export function requireBuyer({ isSignedIn }: PageVisit, url: URL): void {
  if (!isSignedIn) throw signInFirst(url);
}

/** The answer when a call says `access.signIn`: the session ended between two clicks. */
export function signInFirst({ pathname, search }: URL): Response {
  return redirect(loginAddress(pathname + search));
}
