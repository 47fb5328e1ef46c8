import { type MiddlewareFunction, redirect } from 'react-router';
import { z } from 'zod';
import { visitContext } from '../../visit/visit-context.ts';
import { stepCookie } from '../accounts/step-cookie.server.ts';
import { phoneAddress } from './phone-address.ts';

/** While a phone pays at a provider: with which ticket. */
export const payingCookie = stepCookie('paying', z.object({ ticket: z.string() }));

/**
 * Middleware around the counter. A phone that continues an attempt of the other screen is sent back to the counter by the
 * provider, where it would have to sign in: it goes to its own page instead.
 */
export const backToPhone: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const visit = context.get(visitContext);
  if (visit.isSignedIn || url.pathname !== '/payment') return;
  const paying = await payingCookie.read(visit, request);
  if (paying) throw redirect(phoneAddress(paying.ticket, url.searchParams.get('payNumber')));
};
