import { type MiddlewareFunction, redirect } from 'react-router';
import { visitContext } from '../../visit/visit-context.ts';
import { loginAddress } from './login-address.ts';

/** Middleware of layouts whose pages need a signed-in buyer: guests sign in first and come back to this address. */
export const buyerOnly: MiddlewareFunction<Response> = ({ context, url }) => {
  if (!context.get(visitContext).isSignedIn) throw signInFirst(url);
};

/** Also the answer when a call says `access.signIn`: the session ended during the request. */
export function signInFirst({ pathname, search }: URL): Response {
  return redirect(loginAddress(pathname + search));
}
