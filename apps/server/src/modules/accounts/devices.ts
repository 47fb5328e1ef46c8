import { createHash } from 'node:crypto';
import type { Browser } from '../../infra/calls/browser.ts';
import type { Queries } from '../../infra/database/database.ts';
import { DEVICE_COOKIE } from '../../infra/sessions/token-cookie.ts';
import { forgetDevices, hasDevice, replaceDevice } from './devices-db.ts';
import { makeTicket } from './keys.ts';

const DEVICE_SHAPE = /^[\w-]{43}$/;
export const REMEMBERED_SECONDS = 365 * 24 * 3600;
/** Nobody has this id; asking for it costs what asking for a real one does. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function deviceOf(browser: Browser): string | undefined {
  const device = browser.cookie(DEVICE_COOKIE);
  return device && DEVICE_SHAPE.test(device) ? device : undefined;
}

function hashOf(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}

export async function isKnownDevice(
  queries: Queries,
  userId: string | undefined,
  device: string | undefined,
): Promise<boolean> {
  return hasDevice(queries, userId ?? NOBODY, hashOf(device ?? ''));
}

/** Whoever signed in with the old password is a stranger again, except the device in hand where it stays signed in. */
export async function forgetOtherDevices(queries: Queries, userId: string, kept: Browser | undefined): Promise<void> {
  const device = kept && deviceOf(kept);
  await forgetDevices(queries, userId, device === undefined ? undefined : hashOf(device));
}

/** From now on this device is known, under a new mark: one that was planted or copied before is worth nothing. Tells whether it is the first, an old or another one. */
export async function rememberDevice(
  queries: Queries,
  userId: string,
  browser: Browser,
): Promise<'first' | 'known' | 'another'> {
  const before = deviceOf(browser);
  const device = makeTicket();
  browser.keep(DEVICE_COOKIE, device, REMEMBERED_SECONDS);
  return replaceDevice(queries, userId, before === undefined ? undefined : hashOf(before), hashOf(device));
}
