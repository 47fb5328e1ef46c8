import type { Locale } from '@galleria/domain/site/locales';
import type { InputOf, Operation, OutputOf, RefusalOf } from './operation.ts';
import type { CallRefusal } from './wire/refusal-codes.ts';

/** The result of a call, over HTTP or in-process: the data, or a refusal with its text in the caller's language. */
export type Answer<O extends Operation> =
  | { readonly ok: true; readonly data: OutputOf<O> }
  | {
      readonly ok: false;
      /** `network`: no answer arrived. */
      readonly reason: RefusalOf<O> | CallRefusal | 'network';
      readonly message: string;
      readonly data: unknown;
    };

export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

export type Call = <O extends Operation>(operation: O, input: InputOf<O>, options?: CallOptions) => Promise<Answer<O>>;

/** What the server passes to the storefront for one page request. */
export interface PageVisit {
  readonly call: Call;
  /**
   * Calls as an anonymous visitor; the answer may be two seconds old. For data that is the same for everyone: the
   * answer is shared between requests and must not be mutated.
   */
  readonly callAsVisitor: Call;
  readonly locale: Locale;
  /** Code of the currency that prices are shown in. */
  readonly currencyCode: string;
  /** CSP nonce for the scripts of this page. */
  readonly nonce: string;
  /** The mall's public address, without a trailing slash. */
  readonly publicUrl: string;
  readonly demo: boolean;
  /** Whether a buyer is signed in; the calls return who it is. */
  readonly isSignedIn: boolean;
  /** Calls as the buyer whose session began in this request, by the access token that the sign-in returned. */
  readonly callAs: (accessToken: string) => Promise<Call>;
  /** Signs the cookies that pages write themselves. */
  readonly cookieSecret: string;
  /** Logs a bug in a page. */
  readonly report: (problem: unknown) => void;
  /**
   * Set when the request cannot be served: no loader or action runs, and the error page is rendered with this status.
   */
  readonly failure?: { readonly status: number; readonly message: string };
  /**
   * The page is sent in one piece, because it will be shared between visitors; otherwise slow parts may be streamed.
   */
  readonly whole: boolean;
}
