import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Contact } from '@galleria/domain/accounts/contact';
import { CODE_DIGITS } from '@galleria/domain/accounts/limits';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { findAccount } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';
import { countNetworkAttempt, uncountAttempt } from '../guards/guards-db.ts';
import { type AccountMail, accountMails } from '../mails.ts';
import {
  type CodePurpose,
  consumeCode,
  countCodeAttempt,
  insertVerificationToken,
  secondsToResend,
  upsertCode,
} from './codes-db.ts';
import { countMessage, findRequester, type Owner } from './request-limits.ts';

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  /** The account that holds the contact, if any. */
  readonly owner: Owner;
  /** Contains the code, or explains why there is none. */
  readonly template: AccountMail;
  /** False where a code would be useless, e.g. a sign-in code for an address without an account. */
  readonly isUsable: boolean;
}

/** Sends a code, or a message that explains why there is none. Both do the same work and have the same answer. */
export async function sendCode(
  context: AccountsContext,
  { purpose, contact, owner, template, isUsable }: CodeRequest,
  caller: Caller,
): Promise<{ resendSeconds: number } | Refused<'code.tooSoon' | 'code.tooMany'>> {
  const { database, messages, keyedHash } = context;
  const { codeLifeMinutes, codeResendSeconds: resendSeconds } = await context.rules();
  const requesterId = await findRequester(context, owner, caller);
  const request = { purpose, address: contact.address, requesterId, resendSeconds };
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeHash = keyedHash('code', purpose, contact.address, code);
  const sent = await inTransaction(database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    const stored = { ...request, codeHash: isUsable ? codeHash : null, lifeMinutes: codeLifeMinutes };
    if (!(await upsertCode(queries, stored))) return refuse('code.tooSoon');
    const waitSeconds = await countMessage(context, queries, { contact, owner, requesterId, caller });
    if (waitSeconds > 0) return refuse('code.tooMany', { values: { minutes: Math.ceil(waitSeconds / 60) } });
    await messages.write(transaction, {
      to: contact,
      locale: caller.locale,
      mail: accountMails[template],
      values: { code, minutes: codeLifeMinutes },
      uselessAfterSeconds: codeLifeMinutes * 60,
    });
    return { resendSeconds };
  });
  if (!isRefused(sent) || sent.refused !== 'code.tooSoon') return sent;
  // Read after the rollback, so that the row of a concurrent request is visible.
  const seconds = await secondsToResend(database.queries, request);
  return refuse('code.tooSoon', { values: { seconds }, data: { seconds } });
}

interface CodeCheck {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  readonly code: string;
  /** Required for other realms than buyers, whose owner is looked up here. */
  readonly owner?: Owner;
}

/**
 * A code is accepted once, before it expires, within its number of attempts, and only for its purpose, its address and
 * the account that requested it. Attempts are counted outside of any transaction: a refusal must not roll the count back.
 */
export async function checkCode(
  context: AccountsContext,
  check: CodeCheck,
  caller: Caller,
): Promise<true | Refused<'code.wrong' | 'login.tooMany'>> {
  const { purpose, contact, code } = check;
  const { queries } = context.database;
  const { codeTries: maxAttempts } = await context.rules();
  const owner = 'owner' in check ? check.owner : await findAccount(queries, contact);
  const requesterId = await findRequester(context, owner, caller);
  // The owner's codes and attempts have limits of their own; others in the same network must not block the owner.
  const isOwner = requesterId !== null && requesterId === owner?.id;
  const network = isOwner ? undefined : await countNetworkAttempt(context, 'codes from', caller.browser);
  if (isRefused(network)) return network;
  const attempt = { purpose, address: contact.address, maxAttempts };
  // A known device may also enter a code that was requested elsewhere.
  const stored =
    (requesterId && (await countCodeAttempt(queries, { ...attempt, requesterId }))) ||
    (await countCodeAttempt(queries, { ...attempt, requesterId: null }));
  const hash = context.keyedHash('code', purpose, contact.address, code.trim());
  const isRight = stored?.codeHash != null && timingSafeEqual(stored.codeHash, hash);
  if (!isRight || !(await consumeCode(queries, purpose, contact.address, hash))) return refuse('code.wrong');
  if (network) await uncountAttempt(queries, network);
  return true;
}

/** For forms of several steps: exchanges a right code for the verification token of the next step. */
export async function exchangeCodeForToken(
  context: AccountsContext,
  check: CodeCheck,
  caller: Caller,
): Promise<{ checkRegisterSmsFlag: string } | Refused<'code.wrong' | 'login.tooMany'>> {
  const checked = await checkCode(context, check, caller);
  if (checked !== true) return checked;
  return {
    checkRegisterSmsFlag: await insertVerificationToken(context.database.queries, check.purpose, check.contact),
  };
}
