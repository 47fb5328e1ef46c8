/** The sender of a call: a key of the world's tokens. */
export type CallerName = 'visitor' | 'attacker' | 'accomplice' | 'victim' | 'staff' | 'seller' | 'stranger';

/** One request, complete except for the caller's token, which is added when it is sent. */
export interface FuzzCall {
  /** Name of the operation or of the page. */
  readonly target: string;
  readonly kind: 'api' | 'page';
  /** Set for an operation that answers with a file instead of an envelope, unless it refuses. */
  readonly csv?: true | undefined;
  readonly picture?: true | undefined;
  readonly caller: CallerName;
  /** The transport of the token. */
  readonly by: 'header' | 'cookie';
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Node's parser rejects longer addresses before there is a request. */
const MAX_URL_LENGTH = 8_000;

/** Cuts an address to that length, and never within an escape. */
export function boundUrl(url: string): string {
  return url.length <= MAX_URL_LENGTH ? url : url.slice(0, MAX_URL_LENGTH).replace(/%.?$/, '');
}

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Whether the answer is the file. */
export function isFileAnswer({ csv, picture }: FuzzCall, { status, headers }: FuzzAnswer): boolean {
  const type = csv ? /^text\/csv\b/ : /^image\/webp$/;
  return (csv ?? picture) === true && status === 200 && type.test(String(headers['content-type']));
}

const SHOWN_CHARS = 400;

/** Describes a call, so that a developer can repeat it by hand. */
export function describeCall({ caller, by, method, url, headers, body }: FuzzCall): string {
  const shown = typeof body === 'string' ? body : body?.toString('latin1');
  return [
    `${method} ${url.slice(0, SHOWN_CHARS)} as ${caller} by ${by}`,
    JSON.stringify(headers).slice(0, SHOWN_CHARS),
    ...(shown === undefined ? [] : [JSON.stringify(shown).slice(0, SHOWN_CHARS)]),
  ].join(' ');
}
