/** The client program of a call. Signing in sets cookies in it. */
export interface Browser {
  /** Network address, as far as our proxies can be believed. */
  readonly address: string;
  readonly agent: string;
  /** The connection cannot be intercepted: TLS, or the same machine. */
  readonly isPrivate: boolean;
  /** The token that came with this request, in its header or cookie. */
  readonly token: string | undefined;
  cookie(name: string): string | undefined;
  /** Out of reach of scripts, and not sent along with what other sites do. */
  keep(name: string, value: string, seconds: number): void;
  forget(name: string): void;
}
