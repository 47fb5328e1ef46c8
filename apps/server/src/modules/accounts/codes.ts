import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Contact } from '@galleria/domain/accounts/contact';
import {
  ADDRESS_GUESSES,
  CODE_DIGITS,
  MESSAGES_FROM_ADDRESS,
  MESSAGES_TO_CONTACT,
} from '@galleria/domain/accounts/limits';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { type Purpose, putCode, putFlag, readFlag, secondsToResend, spendCode, takeFlag, tryCode } from './codes-db.ts';
import type { AccountsContext } from './context.ts';
import { networkOf } from './guess-guard.ts';
import { makeTicket, ticketHash } from './keys.ts';
import { type AccountMail, accountMails } from './mails.ts';
import { countTry, takeTryBack } from './tries-db.ts';

interface CodeRequest {
  readonly purpose: Purpose;
  readonly contact: Contact;
  /** The message with the code, or without one where an address has no use for it: the answer is the same. */
  readonly template: AccountMail;
  readonly opens: boolean;
}

type Sent = { resendSeconds: number };

/** Sends a code, or a message that explains why there is none. What it does and how long takes is the same for both. */
export async function sendCode(
  { database, messages, keys, rules }: AccountsContext,
  { purpose, contact, template, opens }: CodeRequest,
  caller: Caller,
): Promise<Sent | Refused<'code.tooSoon' | 'code.tooMany'>> {
  const { codeLifeMinutes, codeResendSeconds } = await rules();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const codeHash = keys.hash('code', purpose, contact.address, code);
  const sent = await inTransaction(database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    const userId = caller.actor.kind === 'buyer' ? caller.actor.userId : null;
    const isPut = await putCode(queries, {
      purpose,
      address: contact.address,
      codeHash: opens ? codeHash : null,
      userId,
      lifeMinutes: codeLifeMinutes,
      resendSeconds: codeResendSeconds,
    });
    if (!isPut) return refuse('code.tooSoon');
    const waits = [
      await countTry(queries, keys.hash('messages to', contact.address), MESSAGES_TO_CONTACT),
      await countTry(queries, keys.hash('messages from', networkOf(caller.browser.address)), MESSAGES_FROM_ADDRESS),
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
  // Asked after the rollback: the row as others left it.
  const seconds = await secondsToResend(database.queries, purpose, contact.address, codeResendSeconds);
  return refuse('code.tooSoon', { values: { seconds }, data: { seconds } });
}

interface CodeCheck {
  readonly purpose: Purpose;
  readonly contact: Contact;
  readonly code: string;
}

/**
 * Right once, within its time and its tries, for its purpose, its address and the person who asked for it. The tries
 * are counted outside of any transaction: a wrong one must not be undone by the refusal that follows.
 */
export async function checkCode(
  { database: { queries }, keys, rules }: AccountsContext,
  { purpose, contact, code }: CodeCheck,
  caller: Caller,
): Promise<true | Refused<'code.wrong' | 'login.tooMany'>> {
  const network = keys.hash('codes from', networkOf(caller.browser.address));
  const seconds = await countTry(queries, network, ADDRESS_GUESSES);
  if (seconds > 0) return refuse('login.tooMany', { values: { seconds }, data: { seconds } });
  const kept = await tryCode(queries, purpose, contact.address, (await rules()).codeTries);
  const hash = keys.hash('code', purpose, contact.address, code.trim());
  const userId = caller.actor.kind === 'buyer' ? caller.actor.userId : null;
  const isRight = kept?.codeHash != null && timingSafeEqual(kept.codeHash, hash) && kept.userId === userId;
  if (!isRight || !(await spendCode(queries, purpose, contact.address, hash))) return refuse('code.wrong');
  await takeTryBack(queries, network);
  return true;
}

/** For forms of several steps: the right code turns into a ticket for the step that follows. */
export async function codeToFlag(
  context: AccountsContext,
  check: CodeCheck,
  caller: Caller,
): Promise<{ checkRegisterSmsFlag: string } | Refused<'code.wrong' | 'login.tooMany'>> {
  const checked = await checkCode(context, check, caller);
  if (checked !== true) return checked;
  const flag = makeTicket();
  await putFlag(context.database.queries, ticketHash(flag), check.purpose, check.contact);
  return { checkRegisterSmsFlag: flag };
}

export function spendFlag(
  queries: AccountsContext['database']['queries'],
  flag: string,
  purpose: Purpose,
): Promise<Contact | undefined> {
  return takeFlag(queries, ticketHash(flag), purpose);
}

/** Whether it would open something now. It may be spent by somebody else a moment later: `spendFlag` decides. */
export async function isFlag(
  queries: AccountsContext['database']['queries'],
  flag: string,
  purpose: Purpose,
): Promise<boolean> {
  return (await readFlag(queries, ticketHash(flag), purpose)) !== undefined;
}
