import type * as contract from '@galleria/contract/accounts/leaving';
import { VISITOR } from '@galleria/domain/access/access';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import type { JsonValue } from '../../infra/personal-data.ts';
import { endSessions, listSessions } from '../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../infra/sessions/token-cookie.ts';
import { type Account, blankAccount, lockAccount, readAccount } from './accounts-db.ts';
import { readBindings, removeBindings } from './bindings-db.ts';
import { forgetCodesOf } from './codes-db.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { forgetDevices } from './devices-db.ts';
import { accountMails } from './mails.ts';

/** Everything that the mall keeps about somebody; what only protects them (hashes) says nothing to them. */
export function exportEverything({
  database: { queries },
  records,
}: AccountsContext): BoundUseCase<typeof contract.exportAccount> {
  return async (_input, caller) => {
    const { userId } = signedInBuyer(caller);
    const account = await readAccount(queries, userId);
    const found: Record<string, JsonValue> = { account: describeAccount(account) };
    found.sessions = (await listSessions(queries, 'buyer', userId)).map(
      ({ agent, address, createdAt, lastSeenAt }) => ({
        agent,
        address,
        createTime: formatApiTime(createdAt),
        lastSeenTime: formatApiTime(lastSeenAt),
      }),
    );
    found.bindings = (await readBindings(queries, userId)).map(({ socialType, nickName, createdAt }) => ({
      socialType,
      nickName,
      bindTime: formatApiTime(createdAt),
    }));
    for (const { capability, read } of records) found[capability] = await read(queries, userId);
    return found;
  };
}

function describeAccount(account: Account): JsonValue {
  return {
    userId: account.id,
    userName: account.name,
    nickName: account.nickName,
    pic: account.avatar,
    sex: account.sex,
    birthDate: account.birthDate,
    mail: account.mail,
    mobile: account.mobile,
    language: account.locale,
    joined: formatApiTime(account.createdAt),
  };
}

const LEFTOVERS_AFTER_MS = 10 * 60_000;

/** What a call in flight wrote for an account while it was being closed. */
export async function eraseLeftovers({ database, records }: AccountsContext, userId: string): Promise<void> {
  await inTransaction(database, VISITOR, async (transaction) => {
    for (const { erase } of records) await erase(transaction, userId);
  });
}

/** One transaction: an account is closed with all that belongs to it, or not at all. */
export function closeAccount(context: AccountsContext): BoundUseCase<typeof contract.closeAccount> {
  return async ({ passWord, validCode }, caller) => {
    const { userId } = signedInBuyer(caller);
    const account = await readAccount(context.database.queries, userId);
    const proof = { password: passWord, code: validCode, purpose: 'destroy' } as const;
    const confirmed = await confirmIdentity(context, account, proof, caller);
    if (confirmed !== true) return confirmed;
    const closed = await inTransaction(context.database, caller.actor, async (transaction) => {
      const { queries } = transaction;
      // Two browsers may close it at once; the second finds nothing left to do.
      const locked = await lockAccount(queries, userId);
      if (!locked) return null;
      // Who proved it with a password that was replaced meanwhile has proved nothing.
      if (locked.passwordHash !== account.passwordHash) return refuse('password.wrong');
      for (const { objection } of context.records) {
        const refusal = await objection?.(transaction, userId);
        if (refusal) return refusal;
      }
      for (const { erase } of context.records) await erase(transaction, userId);
      await removeBindings(queries, userId);
      await forgetDevices(queries, userId);
      await endSessions(queries, 'buyer', userId);
      const addresses = [locked.mail, locked.mobile].filter((address) => address !== null);
      await forgetCodesOf(queries, userId, addresses);
      await context.messages.forget(transaction, addresses);
      await context.messages.write(transaction, {
        to: contactOf(locked),
        locale: caller.locale,
        mail: accountMails.accountClosed,
      });
      await blankAccount(queries, userId);
      await transaction.announce('account.closed', { userId });
      // A call that was under way may write a last thing after this; by then it has surely ended.
      const runAt = new Date((await transaction.now()).getTime() + LEFTOVERS_AFTER_MS);
      await transaction.schedule('eraseLeftovers', { userId }, { runAt });
      return null;
    });
    if (closed === null) caller.browser.forget(TOKEN_COOKIE);
    return closed;
  };
}
