import type { Contact } from '@galleria/domain/accounts/contact';
import type { Refused } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { Database, Queries } from '../../infra/database/database.ts';
import type { MailTemplate } from '../../infra/messages/mail-template.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import type { Credentials } from '../accounts/index.ts';
import type { Totp } from './totp.ts';

export interface ConsoleAccountsContext {
  readonly database: Database;
  readonly messages: Messages;
  /** Password transport, hashing, attempt limits and codes, shared with the accounts of buyers. */
  readonly credentials: Credentials;
  readonly totp: Totp;
}

/** A person who works in a console: a seller or a staff member. */
export interface ConsolePerson {
  readonly id: string;
  readonly name: string;
  readonly mail: string | null;
  readonly mobile?: string | null;
  readonly passwordHash: string;
  /** Only `active` people sign in. */
  readonly status: string;
}

/** Permissions of a session that starts now, and its store. */
interface Admission {
  readonly permissions: string[];
  readonly storeId?: number;
}

/** Refusals that are only returned after the person's identity was proved. */
export type RealmRefusal = 'seller.noStore' | 'account.banned' | 'staff.disabled';

export type PasswordRule = 'password.storeRule' | 'password.registerRule';

/** The people of one console; implemented by each realm for the shared sign-in. */
export interface ConsoleRealm<Person extends ConsolePerson, Rule extends PasswordRule, Refusal extends RealmRefusal> {
  readonly kind: 'seller' | 'staff';
  readonly cookie: string;
  /** Purpose of the code that resets a password, and the message to an address without an account. */
  readonly recovery:
    | { readonly purpose: 'sellerRecover'; readonly unknown: 'sellerUnknown' }
    | { readonly purpose: 'staffRecover'; readonly unknown: 'staffUnknown' };
  /** Mail about a sign-in on a device that was not seen before; its values are `browser` and `system`. */
  readonly newDevice: MailTemplate;
  /** Refusal for a person who is not `active`; only returned after the right password. */
  readonly suspended: Refusal;
  readonly checkPassword: (password: string) => Rule | undefined;
  find(queries: Queries, contact: Contact): Promise<Person | undefined>;
  /** Blocks other changes of the person until the transaction ends. */
  lock(queries: Queries, userId: string): Promise<Person | undefined>;
  read(queries: Queries, userId: string): Promise<Person | undefined>;
  update(queries: Queries, userId: string, changes: { passwordHash?: string; locale?: Locale }): Promise<void>;
  /** Takes a lock on the role, so that a later change of the role includes the session that is opened now. */
  admit(queries: Queries, person: Person, isEnrolled: boolean): Promise<Admission | Refused<Refusal>>;
  /** Updates the permissions of open sessions after a second factor was set up. */
  writePermissions(queries: Queries, userId: string): Promise<void>;
  /** Whether the person must have a second factor. */
  requiresTotp(queries: Queries, userId: string): Promise<boolean>;
}
