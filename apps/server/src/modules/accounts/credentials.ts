import type { Refused } from '@galleria/domain/refusals';
import type { Browser } from '../../infra/calls/browser.ts';
import type { Caller } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { checkCode, sendCode } from './codes/verification-codes.ts';
import type { AccountsContext } from './context.ts';
import { type Realm, rememberDevice } from './devices/devices-db.ts';
import { admitPasswordAttempt } from './guards/password-attempts.ts';
import type { PasswordCheck } from './passwords/password-hash.ts';
import { type PasswordTransport, receiveNewPassword } from './passwords/receive-password.ts';

type Rest<Args extends readonly unknown[]> = Args extends readonly [unknown, ...infer Others] ? Others : never;
/** The same function without its first argument, the context. */
type Bound<Run extends (...args: never[]) => unknown> = (...args: Rest<Parameters<Run>>) => ReturnType<Run>;

/** How passwords and codes are received, limited and checked: the same for buyers, sellers and staff. */
export interface Credentials {
  readonly transport: PasswordTransport;
  readonly isPassword: PasswordCheck;
  receiveNewPassword<Rule extends NewPasswordRule>(
    sent: string,
    checkRule: (password: string) => Rule | undefined,
    browser: Browser,
  ): Promise<string | Refused<'password.notSealed' | 'password.stale' | 'password.common' | Rule>>;
  readonly admitPasswordAttempt: Bound<typeof admitPasswordAttempt>;
  readonly sendCode: Bound<typeof sendCode>;
  readonly checkCode: Bound<typeof checkCode>;
  rememberDevice(queries: Queries, realm: Realm, userId: string, browser: Browser): ReturnType<typeof rememberDevice>;
}

type NewPasswordRule = 'password.registerRule' | 'password.changeRule' | 'password.storeRule';

export function bindCredentials(context: AccountsContext): Credentials {
  const { transport, isPassword } = context;
  return {
    ...{ transport, isPassword, rememberDevice },
    receiveNewPassword: (sent, checkRule, browser) => receiveNewPassword(context, sent, checkRule, browser),
    admitPasswordAttempt: (target, browser) => admitPasswordAttempt(context, target, browser),
    sendCode: (request, caller: Caller) => sendCode(context, request, caller),
    checkCode: (check, caller: Caller) => checkCode(context, check, caller),
  };
}
