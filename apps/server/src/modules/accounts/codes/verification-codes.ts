import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Contact } from '@galleria/domain/accounts/contact';
import { CODE_DIGITS, MESSAGES_FROM_NETWORK, MESSAGES_TO_CONTACT } from '@galleria/domain/accounts/limits';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { AccountsContext } from '../context.ts';
import { countAttempt, countNetworkAttempt, networkOf, uncountAttempt } from '../guards/guards-db.ts';
import { type AccountMail, accountMails } from '../mails.ts';
import {
  type CodePurpose,
  consumeCode,
  countCodeAttempt,
  insertVerificationToken,
  secondsToResend,
  upsertCode,
} from './codes-db.ts';

interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  /** Contains the code, or explains why there is none. */
  readonly template: AccountMail;
  /** False where a code would be useless, e.g. a sign-in code for an address without an account. */
  readonly isUsable: boolean;
}

/** Sends a code, or a message that explains why there is none. Both do the same work and have the same answer. */
export async function sendCode(
  { database, messages, keyedHash, rules }: AccountsContext,
  { purpose, contact, template, isUsable }: CodeRequest,
  caller: Caller,
): Promise<{ resendSeconds: number } | Refused<'code.tooSoon' | 'code.tooMany'>> {
  const { codeLifeMinutes, codeResendSeconds } = await rules();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeHash = keyedHash('code', purpose, contact.address, code);
  const sent = await inTransaction(database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    const isWritten = await upsertCode(queries, {
      purpose,
      address: contact.address,
      codeHash: isUsable ? codeHash : null,
      userId: requesterOf(caller),
      lifeMinutes: codeLifeMinutes,
      resendSeconds: codeResendSeconds,
    });
    if (!isWritten) return refuse('code.tooSoon');
    const network = networkOf(caller.browser.address);
    const waits = [
      await countAttempt(queries, keyedHash('messages to', contact.address), MESSAGES_TO_CONTACT),
      await countAttempt(queries, keyedHash('messages from', network), MESSAGES_FROM_NETWORK),
    ];
    const minutes = Math.ceil(Math.max(...waits) / 60);
    if (minutes > 0) return refuse('code.tooMany', { values: { minutes } });
    await messages.write(transaction, {
      to: contact,
      locale: caller.locale,
      mail: accountMails[template],
      values: { code, minutes: codeLifeMinutes },
      uselessAfterSeconds: codeLifeMinutes * 60,
    });
    return { resendSeconds: codeResendSeconds };
  });
  if (!isRefused(sent) || sent.refused !== 'code.tooSoon') return sent;
  // Read after the rollback, so that the row of a concurrent request is visible.
  const seconds = await secondsToResend(database.queries, purpose, contact.address, codeResendSeconds);
  return refuse('code.tooSoon', { values: { seconds }, data: { seconds } });
}

interface CodeCheck {
  readonly purpose: CodePurpose;
  readonly contact: Contact;
  readonly code: string;
}

/**
 * A code is accepted once, before it expires, within its number of attempts, and only for its purpose, its address and
 * the buyer who requested it. Attempts are counted outside of any transaction: a refusal must not roll the count back.
 */
export async function checkCode(
  context: AccountsContext,
  { purpose, contact, code }: CodeCheck,
  caller: Caller,
): Promise<true | Refused<'code.wrong' | 'login.tooMany'>> {
  const { queries } = context.database;
  const network = await countNetworkAttempt(context, 'codes from', caller.browser);
  if (isRefused(network)) return network;
  const stored = await countCodeAttempt(queries, purpose, contact.address, (await context.rules()).codeTries);
  const hash = context.keyedHash('code', purpose, contact.address, code.trim());
  const isRight =
    stored?.codeHash != null && timingSafeEqual(stored.codeHash, hash) && stored.userId === requesterOf(caller);
  if (!isRight || !(await consumeCode(queries, purpose, contact.address, hash))) return refuse('code.wrong');
  await uncountAttempt(queries, network);
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

function requesterOf({ actor }: Caller): string | null {
  return actor.kind === 'buyer' ? actor.userId : null;
}
