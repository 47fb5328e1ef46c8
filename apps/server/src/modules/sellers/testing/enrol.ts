import { Secret, TOTP } from 'otpauth';
import type { TestBrowser } from '../../accounts/testing/test-browser.ts';
import { OWNER } from './seller-browser.ts';

const STEP_MS = 30_000;

export const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Sets up the second factor of the signed-in seller. */
export async function enrol(browser: TestBrowser, password: string = OWNER.password) {
  const { data } = await browser.call('POST', '/m/totp/enrol', { passWord: password });
  const { secret } = data as { secret: string };
  const confirmed = await browser.call('POST', '/m/totp/confirm', { code: codeAt(secret) });
  return { secret, recoveryCodes: (confirmed.data as { recoveryCodes: string[] }).recoveryCodes };
}
