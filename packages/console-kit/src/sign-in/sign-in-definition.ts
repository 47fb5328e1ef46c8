import type { Operation } from '@galleria/contract/operation';
import type { MessageId } from '@galleria/i18n/message-id';

/** An operation with this input and output, in whichever realm. */
export interface OperationOf<Input, Output> extends Operation {
  readonly input: Operation['input'] & { readonly _zod: { readonly input: Input } };
  readonly output: Operation['output'] & { readonly _zod: { readonly output: Output } };
}

interface SignedIn {
  /** Empty until the second factor is verified. */
  accessToken: string;
  secondFactorToken: string;
}

interface StoreMembership {
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
  store?: StoreMembership;
  stores?: StoreMembership[];
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
  readonly login: OperationOf<{ userName: string; passWord: string }, SignedIn>;
  readonly verifyLogin: OperationOf<{ secondFactorToken: string; code: string }, SignedIn>;
  readonly logOut: OperationOf<Record<string, never>, null>;
  readonly person: OperationOf<Record<string, never>, Person>;
  /** Only in the realm of sellers. */
  readonly switchStore?: OperationOf<{ storeId: number }, null>;
  readonly sendRecoveryCode: OperationOf<Contact, { resendSeconds: number }>;
  readonly resetPassword: OperationOf<Contact & { validCode: string; passWord: string }, null>;
  readonly invitationInfo: OperationOf<
    { token: string },
    { storeName?: string; role: Role; mail: string; hasAccount: boolean }
  >;
  readonly acceptInvitation: OperationOf<{ token: string; name?: string | undefined; passWord: string }, null>;
  readonly messages: SignInMessages;
  readonly account: OwnAccountOperations;
  /** Password, second factor and devices; the only page that is open while a required second factor is missing. */
  readonly accountPath: string;
  /** For people without an account: a page of the storefront. */
  readonly application?: { readonly path: string; readonly label: MessageId<'merchant' | 'platform'> };
}

interface OwnAccountOperations {
  readonly changePassword: OperationOf<{ oldPassword: string; newPassword: string }, null>;
  readonly sessionList: OperationOf<Record<string, never>, OwnSession[]>;
  readonly endSession: OperationOf<{ id: string }, null>;
  readonly startTotp: OperationOf<{ passWord: string }, { secret: string; otpauthUrl: string }>;
  readonly confirmTotp: OperationOf<{ code: string }, { recoveryCodes: string[] }>;
  readonly disableTotp: OperationOf<{ passWord: string; code: string }, null>;
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
interface SignInMessages {
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
