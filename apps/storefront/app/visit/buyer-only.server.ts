import { type MiddlewareFunction, redirect } from 'react-router';
import { loginAddress } from './login-address.ts';
import { visitContext } from './visit-context.ts';

/** Middleware of layouts whose pages need a signed-in buyer: guests sign in first and return to this address. */
export const buyerOnly: MiddlewareFunction<Response> = (page, next) => {
  if (!page.context.get(visitContext).isSignedIn) throw loginRedirect(page.url);
  return privatePage(page, next);
};

/**
 * Middleware of pages with personal data: no cache stores them, so the back button does not show them to the next user
 * of this browser.
 */
export const privatePage: MiddlewareFunction<Response> = async (_page, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  return response;
};

/** Also the response when a call is refused with `access.signIn`: the session ended during the request. */
export function loginRedirect({ pathname, search }: URL): Response {
  return redirect(loginAddress(pathname + search));
}
