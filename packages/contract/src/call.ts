import type { Locale } from '@galleria/domain/site/locales';
import type { InputOf, Operation, OutputOf, RefusalOf } from './operation.ts';
import type { CallRefusal } from './wire/refusal-codes.ts';

/** What comes back from a call, over HTTP or in-process: the data, or a refusal with words in the caller's language. */
export type Answer<O extends Operation> =
  | { readonly ok: true; readonly data: OutputOf<O> }
  | {
      readonly ok: false;
      /** `network`: no answer came. */
      readonly reason: RefusalOf<O> | CallRefusal | 'network';
      readonly message: string;
      readonly data: unknown;
    };

export interface CallOptions {
  /** Calls it off: nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

export type Call = <O extends Operation>(operation: O, input: InputOf<O>, options?: CallOptions) => Promise<Answer<O>>;

/** What the server hands the storefront for one page request. */
export interface PageVisit {
  readonly call: Call;
  /**
   * As a visitor whom nobody knows would be answered, and up to two seconds ago. For what is the same for everybody;
   * the answer is shared and must not be changed.
   */
  readonly callForEveryone: Call;
  readonly locale: Locale;
  /** Code of the currency that prices are shown in. */
  readonly currencyCode: string;
  /** Marks the scripts of this page as ours under the content security policy. */
  readonly nonce: string;
  /** The mall's own address, without a slash at the end. */
  readonly publicUrl: string;
  readonly demo: boolean;
  /** A buyer is signed in; who it is, the calls say. */
  readonly isSignedIn: boolean;
  /** Calls of the buyer whose session this request has just begun, by the access token that the sign-in answered. */
  readonly callAs: (accessToken: string) => Promise<Call>;
  /** Signs the cookies that pages write themselves. */
  readonly cookieSecret: string;
  /** Puts a bug that a page met into the mall's log. */
  readonly report: (problem: unknown) => void;
  /** The request cannot be served: no loader or action runs, and the error page says so with this status. */
  readonly failure?: { readonly status: number; readonly message: string };
  /** The page goes out in one piece, because others will get it too; else its slow parts may follow later. */
  readonly whole: boolean;
}
