import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Browser } from '../../../infra/calls/browser.ts';
import type { SellersContext } from '../context.ts';
import { readSeller, type Seller } from '../sellers-db.ts';

type PasswordRefusal = 'password.notSealed' | 'password.stale' | 'login.tooMany' | 'password.wrong';

/** The signed-in seller proves to be the owner of the session; attempts are limited like those of a sign-in. */
export async function confirmOwnPassword(
  { credentials, database }: SellersContext,
  sellerId: string,
  sent: string,
  browser: Browser,
): Promise<Seller | Refused<PasswordRefusal>> {
  const password = await credentials.transport.decrypt(sent, browser);
  if (isRefused(password)) return password;
  const seller = await readSeller(database.queries, sellerId);
  const attempt = await credentials.admitPasswordAttempt(
    { realm: 'seller', userId: sellerId, name: sellerId },
    browser,
  );
  if (isRefused(attempt)) return attempt;
  if (!(await credentials.isPassword(password, seller.passwordHash))) return refuse('password.wrong');
  await attempt.succeed();
  return seller;
}
