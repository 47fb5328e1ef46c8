import type * as contract from '@galleria/contract/sellers/sign-in';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readMallName } from '../../site/index.ts';
import type { SellersContext } from '../context.ts';
import { writeOwnPermissions } from '../people/write-permissions.ts';
import { lockSeller, readMemberships, readSeller } from '../sellers-db.ts';
import { confirmOwnPassword } from '../sign-in/confirm-password.ts';
import { acceptTotpCode } from './accept-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './totp.ts';
import { advanceTotpStep, confirmTotp, deleteTotp, writeTotpSecret } from './totp-db.ts';

export const startTotpEnrolment: UseCase<typeof contract.startTotpEnrolment, SellersContext> = async (
  context,
  { passWord },
  { actor, browser, locale },
) => {
  const { queries } = context.database;
  const seller = await confirmOwnPassword(context, actor.userId, passWord, browser);
  if (isRefused(seller)) return seller;
  const { base32, encrypted } = context.totp.newSecret();
  if (!(await writeTotpSecret(queries, actor.userId, encrypted))) return refuse('totp.alreadyOn');
  const account = seller.mail ?? seller.mobile ?? seller.name;
  const issuer = await readMallName(queries, locale);
  return { secret: base32, otpauthUrl: context.totp.otpauthUrl(base32, account, issuer) };
};

/** From here on every sign-in asks for a code. A session that waited for the second factor gets its permissions. */
export const confirmTotpEnrolment: UseCase<typeof contract.confirmTotpEnrolment, SellersContext> = async (
  context,
  { code },
  { actor },
) => {
  const seller = await readSeller(context.database.queries, actor.userId);
  if (seller.totpConfirmedAt) return refuse('totp.alreadyOn');
  const step = seller.totpSecret && context.totp.stepOf(seller.totpSecret, code.replaceAll(' ', ''), Date.now());
  if (!seller.totpSecret || !step) return refuse('totp.wrong');
  const secret = seller.totpSecret;
  const codes = newRecoveryCodes();
  return inTransaction(context.database, actor, async ({ queries }) => {
    const isConfirmed = await confirmTotp(queries, seller.id, { secret, codeHashes: codes.map(hashRecoveryCode) });
    if (!isConfirmed) return refuse('totp.alreadyOn');
    await advanceTotpStep(queries, seller.id, step);
    await writeOwnPermissions(queries, seller.id);
    return { recoveryCodes: codes };
  });
};

export const disableTotp: UseCase<typeof contract.disableTotp, SellersContext> = async (
  context,
  { passWord, code },
  caller,
) => {
  const { actor, browser } = caller;
  const seller = await confirmOwnPassword(context, actor.userId, passWord, browser);
  if (isRefused(seller)) return seller;
  if (!seller.totpConfirmedAt) return refuse('totp.off');
  const accepted = await acceptTotpCode(context, seller, code, caller);
  if (isRefused(accepted)) return accepted;
  return inTransaction(context.database, actor, async ({ queries }) => {
    await lockSeller(queries, seller.id);
    const memberships = await readMemberships(queries, seller.id);
    if (memberships.some(({ requiresTotp }) => requiresTotp)) return refuse('totp.required');
    await deleteTotp(queries, seller.id);
    return null;
  });
};
