import type { Operation } from '@galleria/contract/operation';
import type { MessageId } from '@galleria/i18n/message-id';

/** An operation by what it takes and answers, whichever realm it belongs to. */
interface Takes<Input, Output> extends Operation {
  readonly input: Operation['input'] & { readonly _zod: { readonly input: Input } };
  readonly output: Operation['output'] & { readonly _zod: { readonly output: Output } };
}

interface SignedIn {
  /** Empty while the second factor is missing. */
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

/** Who is signed in, and what they may do where they are. */
export interface Person {
  name: string;
  mail: string;
  mobile?: string;
  /** In the realm of sellers: the open store, with the role there, and all that the person works in. */
  store?: Workplace;
  stores?: Workplace[];
  /** In a realm without stores. */
  role?: Role;
  permissions: string[];
  hasTotp: boolean;
  mustEnrolTotp: boolean;
}

type Contact = { mail?: string | undefined; mobile?: string | undefined };
type SharedId = MessageId<'merchant'> & MessageId<'platform'>;

/** The operations of the realm that a console belongs to, and where its people look after their own account. */
export interface SignInDefinition {
  readonly login: Takes<{ userName: string; passWord: string }, SignedIn>;
  readonly verifyLogin: Takes<{ secondFactorToken: string; code: string }, SignedIn>;
  readonly logOut: Takes<Record<string, never>, null>;
  readonly person: Takes<Record<string, never>, Person>;
  /** Only where people work in stores. */
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
  /** For those who have no account yet: a page of the storefront. */
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

/** Where the realms ask for different things. */
interface SignInWords {
  /** What people sign in with beside the password. */
  readonly userName: SharedId;
  /** Where the code for a new password goes. */
  readonly recovery: SharedId;
  /** What a new password must be like. */
  readonly passwordRule: SharedId;
  /** The button that accepts an invitation, and what an invitation says that is gone. */
  readonly accept: SharedId;
  readonly gone: SharedId;
}
