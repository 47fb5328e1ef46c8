import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { ConsoleAccountsContext, ConsoleRealm } from './realm.ts';
import { advanceStep, consumeRecoveryCode, readSecondFactor } from './second-factor-db.ts';
import { hashRecoveryCode } from './totp.ts';

const APP_CODE = /^\d{6}$/;

/** Each code is accepted once, of the app or a recovery code. Attempts are limited like those of a password. */
export async function acceptTotpCode(
  { credentials, database: { queries }, totp }: ConsoleAccountsContext,
  { kind }: Pick<ConsoleRealm<never, never, never>, 'kind'>,
  { userId, code }: { readonly userId: string; readonly code: string },
  { browser }: Pick<Caller, 'browser'>,
): Promise<true | Refused<'login.tooMany' | 'totp.wrong'>> {
  const attempt = await credentials.admitPasswordAttempt({ realm: kind, userId, name: userId }, browser);
  if (isRefused(attempt)) return attempt;
  const typed = code.replaceAll(' ', '');
  const isRight = APP_CODE.test(typed)
    ? await isFreshAppCode()
    : await consumeRecoveryCode(queries, userId, hashRecoveryCode(typed));
  if (!isRight) return refuse('totp.wrong');
  await attempt.succeed();
  return true;

  async function isFreshAppCode(): Promise<boolean> {
    const factor = await readSecondFactor(queries, userId);
    const step = factor && totp.stepOf(factor.secret, typed, Date.now());
    return step !== undefined && (await advanceStep(queries, userId, step));
  }
}
