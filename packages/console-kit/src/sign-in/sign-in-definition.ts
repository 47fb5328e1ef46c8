import type { Operation } from '@galleria/contract/operation';
import type { MessageId } from '@galleria/i18n/message-id';

/** An operation with this input and output, in whichever realm. */
export interface Takes<Input, Output> extends Operation {
  readonly input: Operation['input'] & { readonly _zod: { readonly input: Input } };
  readonly output: Operation['output'] & { readonly _zod: { readonly output: Output } };
}

interface SignedIn {
  /** Empty until the second factor is verified. */
  accessToken: string;
  secondFactorToken: string;
}

interface Workplace {
  storeId: number;
  storeName: string;
  storeLogo: string;
  storeStatus: number;
  role: Role;
}

export interface Role {
  roleId: number;
  name: string;
  isBuiltIn: boolean;
}

/** The signed-in person, with the permissions in the open store or the mall. */
export interface Person {
  name: string;
  mail: string;
  mobile?: string;
  /** Realm of sellers only: the open store with the role there, and all stores of the person. */
  store?: Workplace;
  stores?: Workplace[];
  /** In a realm without stores only. */
  role?: Role;
  permissions: string[];
  hasTotp: boolean;
  mustEnrolTotp: boolean;
}

type Contact = { mail?: string | undefined; mobile?: string | undefined };
type SharedId = Extract<MessageId<'merchant'>, MessageId<'platform'>>;

/** The operations of a console's realm, and the path of the account page. */
export interface SignInDefinition {
  readonly login: Takes<{ userName: string; passWord: string }, SignedIn>;
  readonly verifyLogin: Takes<{ secondFactorToken: string; code: string }, SignedIn>;
  readonly logOut: Takes<Record<string, never>, null>;
  readonly person: Takes<Record<string, never>, Person>;
  /** Only in the realm of sellers. */
  readonly switchStore?: Takes<{ storeId: number }, null>;
  readonly sendRecoveryCode: Takes<Contact, { resendSeconds: number }>;
  readonly resetPassword: Takes<Contact & { validCode: string; passWord: string }, null>;
  readonly invitationInfo: Takes<
    { token: string },
    { storeName?: string; role: Role; mail: string; hasAccount: boolean }
  >;
  readonly acceptInvitation: Takes<{ token: string; name?: string | undefined; passWord: string }, null>;
  readonly words: SignInWords;
  readonly account: OwnAccountOperations;
  /** Password, second factor and devices; the only page that is open while a required second factor is missing. */
  readonly accountPath: string;
  /** For people without an account: a page of the storefront. */
  readonly application?: { readonly path: string; readonly label: MessageId<'merchant' | 'platform'> };
}

interface OwnAccountOperations {
  readonly changePassword: Takes<{ oldPassword: string; newPassword: string }, null>;
  readonly sessionList: Takes<Record<string, never>, OwnSession[]>;
  readonly endSession: Takes<{ id: string }, null>;
  readonly startTotp: Takes<{ passWord: string }, { secret: string; otpauthUrl: string }>;
  readonly confirmTotp: Takes<{ code: string }, { recoveryCodes: string[] }>;
  readonly disableTotp: Takes<{ passWord: string; code: string }, null>;
}

interface OwnSession {
  id: string;
  browser: string;
  system: string;
  address: string;
  lastSeenTime: string;
  current: boolean;
}

/** Messages that differ between the realms. */
interface SignInWords {
  /** Label of the account name. */
  readonly userName: SharedId;
  /** Explains where the code for a new password is sent. */
  readonly recovery: SharedId;
  /** Requirements of a new password. */
  readonly passwordRule: SharedId;
  /** The button that accepts an invitation, and the text of an invitation that is gone. */
  readonly accept: SharedId;
  readonly gone: SharedId;
}
