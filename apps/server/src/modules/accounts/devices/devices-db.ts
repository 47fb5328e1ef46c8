import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { Browser } from '../../../infra/calls/browser.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { DEVICE_COOKIES } from '../../../infra/sessions/token-cookie.ts';
import { knownDevices } from '../tables.ts';
import { hashToken, newToken } from '../tokens.ts';

const DEVICE_SHAPE = /^[\w-]{43}$/;
const REMEMBERED_SECONDS = 365 * 24 * 3600;
/** An id that no account has, so that an unknown account costs the same query as a known one. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Realm of the device. A browser that is known in several realms has a cookie for each. */
export type Realm = keyof typeof DEVICE_COOKIES;

/** The device token of the cookie. */
export function deviceOf(browser: Browser, realm: Realm): string | undefined {
  const device = browser.cookie(DEVICE_COOKIES[realm]);
  return device && DEVICE_SHAPE.test(device) ? device : undefined;
}

export async function isKnownDevice(
  queries: Queries,
  userId: string | undefined,
  device: string | undefined,
): Promise<boolean> {
  const found = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId ?? NO_ACCOUNT), eq(knownDevices.deviceHash, hashToken(device ?? ''))));
  return found.length > 0;
}

/**
 * Makes this device known under a new token, so that a token planted or copied earlier becomes worthless. Returns
 * whether it is the first device of the account, a known one, or an additional one.
 */
export async function rememberDevice(
  queries: Queries,
  realm: Realm,
  userId: string,
  browser: Browser,
): Promise<'first' | 'known' | 'additional'> {
  const previous = deviceOf(browser, realm);
  const device = newToken();
  browser.keep(DEVICE_COOKIES[realm], device, REMEMBERED_SECONDS);
  const replaced = previous
    ? await queries
        .delete(knownDevices)
        .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hashToken(previous))))
        .returning({ userId: knownDevices.userId })
    : [];
  const others = await queries
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  await queries.insert(knownDevices).values({ userId, deviceHash: hashToken(device) });
  if (replaced.length > 0) return 'known';
  return others.length === 0 ? 'first' : 'additional';
}

/** Forgets all devices of an account, or all but the given browser. */
export async function forgetDevices(queries: Queries, userId: string, except?: Browser): Promise<void> {
  const device = except && deviceOf(except, 'buyer');
  await queries
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        device === undefined ? undefined : ne(knownDevices.deviceHash, hashToken(device)),
      ),
    );
}

/** Deletes devices whose cookies have expired. */
export async function deleteExpiredDevices(queries: Queries): Promise<void> {
  await queries
    .delete(knownDevices)
    .where(lt(knownDevices.lastSeenAt, sql`mall_now() - make_interval(secs => ${REMEMBERED_SECONDS})`));
}
