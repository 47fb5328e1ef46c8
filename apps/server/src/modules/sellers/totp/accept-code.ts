import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../../infra/calls/use-case.ts';
import type { SellersContext } from '../context.ts';
import type { Seller } from '../sellers-db.ts';
import { hashRecoveryCode } from './totp.ts';
import { advanceTotpStep, consumeRecoveryCode } from './totp-db.ts';

const APP_CODE = /^\d{6}$/;

/** A code of the app is good once, a recovery code too. Attempts are limited like those of a password. */
export async function acceptTotpCode(
  { credentials, database: { queries }, totp }: SellersContext,
  seller: Seller,
  code: string,
  { browser }: Pick<Caller, 'browser'>,
): Promise<true | Refused<'login.tooMany' | 'totp.wrong'>> {
  const attempt = await credentials.admitPasswordAttempt(
    { realm: 'seller', userId: seller.id, name: seller.id },
    browser,
  );
  if (isRefused(attempt)) return attempt;
  const typed = code.replaceAll(' ', '');
  const isRight = APP_CODE.test(typed)
    ? await isFreshAppCode()
    : await consumeRecoveryCode(queries, seller.id, hashRecoveryCode(typed));
  if (!isRight) return refuse('totp.wrong');
  await attempt.succeed();
  return true;

  async function isFreshAppCode(): Promise<boolean> {
    const step = seller.totpSecret ? totp.stepOf(seller.totpSecret, typed, Date.now()) : undefined;
    return step !== undefined && (await advanceTotpStep(queries, seller.id, step));
  }
}
