/** The client program of a call. Signing in sets cookies in it. */
export interface Browser {
  /** Network address, as reported by our own proxies. */
  readonly address: string;
  readonly agent: string;
  /** The connection cannot be intercepted: TLS, or the same machine. */
  readonly isPrivate: boolean;
  /** The token that came with this request, in its header or cookie. */
  readonly token: string | undefined;
  cookie(name: string): string | undefined;
  /** Sets a cookie that scripts cannot read (HttpOnly) and that requests of other sites do not carry (SameSite). */
  keep(name: string, value: string, seconds: number): void;
  forget(name: string): void;
}
