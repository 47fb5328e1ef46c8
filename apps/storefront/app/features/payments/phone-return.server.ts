import { type MiddlewareFunction, redirect } from 'react-router';
import { z } from 'zod';
import { visitContext } from '../../visit/visit-context.ts';
import { stepCookie } from '../accounts/step-cookie.server.ts';
import { phoneAddress } from './phone-address.ts';

/** The ticket of a phone that is paying at a provider. */
export const phonePaymentCookie = stepCookie('paying', z.object({ ticket: z.string() }));

/**
 * Middleware around the payment page. When a phone continues an attempt that began on the other screen, the provider
 * returns it to the payment page, where it would have to sign in: this redirects it to the phone's own page.
 */
export const redirectToPhone: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const visit = context.get(visitContext);
  if (visit.isSignedIn || url.pathname !== '/payment') return;
  const paying = await phonePaymentCookie.read(visit, request);
  if (paying) throw redirect(phoneAddress(paying.ticket, url.searchParams.get('payNumber')));
};
