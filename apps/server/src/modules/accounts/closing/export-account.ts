import type * as contract from '@galleria/contract/accounts/close-account';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { JsonValue } from '../../../infra/modules/personal-data.ts';
import { listSessions } from '../../../infra/sessions/sessions.ts';
import { type Account, readAccount } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';
import { readBindings } from '../third-login/third-login-db.ts';

/** Personal data of every module. Hashes are left out: they only protect the account. */
export const exportAccount: UseCase<typeof contract.exportAccount, AccountsContext> = async (
  { database: { queries }, personalData },
  _input,
  { actor: { userId } },
) => {
  const exported: Record<string, JsonValue> = {
    account: describeAccount(await readAccount(queries, userId)),
    sessions: await describeSessions(queries, userId),
    bindings: await describeBindings(queries, userId),
  };
  for (const { capability, read } of personalData) exported[capability] = await read(queries, userId);
  return exported;
};

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

async function describeSessions(queries: Queries, userId: string): Promise<JsonValue> {
  const sessions = await listSessions(queries, 'buyer', userId);
  return sessions.map(({ agent, address, createdAt, lastSeenAt }) => ({
    agent,
    address,
    createTime: formatApiTime(createdAt),
    lastSeenTime: formatApiTime(lastSeenAt),
  }));
}

async function describeBindings(queries: Queries, userId: string): Promise<JsonValue> {
  const bindings = await readBindings(queries, userId);
  return bindings.map(({ socialType, nickName, createdAt }) => ({
    socialType,
    nickName,
    bindTime: formatApiTime(createdAt),
  }));
}
