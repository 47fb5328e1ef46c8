import { type MiddlewareFunction, redirect } from 'react-router';
import { visitContext } from '../../visit/visit-context.ts';
import { loginAddress } from './login-address.ts';

/** Middleware of layouts whose pages need a signed-in buyer: guests sign in first and come back to this address. */
export const buyerOnly: MiddlewareFunction<Response> = (page, next) => {
  if (!page.context.get(visitContext).isSignedIn) throw signInFirst(page.url);
  return privatePage(page, next);
};

/** Middleware of pages with personal data: no cache keeps them, or the next person at this browser could go back to them. */
export const privatePage: MiddlewareFunction<Response> = async (_page, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/** Also the answer when a call says `access.signIn`: the session ended during the request. */
export function signInFirst({ pathname, search }: URL): Response {
  return redirect(loginAddress(pathname + search));
}
