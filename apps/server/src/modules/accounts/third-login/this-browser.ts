import type { Browser } from '../../../infra/calls/browser.ts';
import { makeTicket, ticketHash } from '../keys.ts';

const COOKIE = 'mallThirdLogin';
const SHAPE = /^[\w-]{43}$/;

/** So long may somebody stay at the other site. */
export const TRIP_SECONDS = 600;

/**
 * Marks the browser that sends somebody away, so that nobody can be made to finish what another has begun. It keeps its
 * mark while there are trips in several tabs.
 */
export function markBrowser(browser: Browser): Buffer {
  const known = browser.cookie(COOKIE);
  const mark = known && SHAPE.test(known) ? known : makeTicket();
  browser.keep(COOKIE, mark, TRIP_SECONDS);
  return ticketHash(mark);
}

export function markOf(browser: Browser): Buffer {
  return ticketHash(browser.cookie(COOKIE) ?? '');
}
