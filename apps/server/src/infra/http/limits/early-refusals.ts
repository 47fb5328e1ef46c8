import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpStatusOf } from '@galleria/contract/wire/refusal-codes';
import { refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { Log } from '../../log/log.ts';
import { localeNamed } from '../../text/server-text.ts';
import { envelopeOf } from '../answers/envelope.ts';
import { RETRY_AFTER_SECONDS } from '../faults.ts';

export type EarlyRefusal = 'call.overloaded' | 'call.tooMany';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
}

/**
 * Refusals wait for the next batch. Clients that retry at once would otherwise make the server spend its time on
 * refusing them; the batches bound their rate.
 */
const BATCH_MS = 200;
const MAX_WAITING = 2000;
const LOG_INTERVAL_MS = 1000;

/**
 * Refusals at the level of node:http, before routing, parsing, sessions and Fastify's hooks. Their answers are built
 * once per language. They are counted, and logged once a second instead of each. They carry no request id.
 */
export class EarlyRefusals {
  readonly total = { 'call.overloaded': 0, 'call.tooMany': 0, 'call.timeout': 0 };
  readonly #log: Log;
  readonly #answers = new Map<string, Answer>();
  #waiting: { response: ServerResponse; answer: Answer }[] = [];
  #batch: NodeJS.Timeout | undefined;
  #stopping = false;
  #logged = { ...this.total };
  #logTimer: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  refuse(request: IncomingMessage, response: ServerResponse, reason: EarlyRefusal): void {
    this.count(reason);
    const answer = this.#answerFor(request, reason);
    if (this.#stopping) response.shouldKeepAlive = false;
    this.#waiting.push({ response, answer });
    if (this.#stopping || this.#waiting.length > MAX_WAITING) this.#sendBatch();
    else this.#batch ??= setTimeout(() => this.#sendBatch(), BATCH_MS);
  }

  count(reason: keyof typeof this.total): void {
    this.total[reason]++;
    this.#logTimer ??= setTimeout(() => this.#logCounts(), LOG_INTERVAL_MS).unref();
  }

  /** From now on answers close their connections, which would otherwise delay the stop. */
  stop(): void {
    this.#stopping = true;
    for (const { response } of this.#waiting) response.shouldKeepAlive = false;
    this.#sendBatch();
  }

  #sendBatch(): void {
    clearTimeout(this.#batch);
    this.#batch = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    for (const { response, answer } of batch) send(response, answer);
  }

  #logCounts(): void {
    this.#logTimer = undefined;
    const since = (reason: keyof typeof this.total) => this.total[reason] - this.#logged[reason];
    this.#log.warn(
      {
        ...{ event: 'load.shed', overloaded: since('call.overloaded'), tooMany: since('call.tooMany') },
        slowBodies: since('call.timeout'),
      },
      'requests were refused before routing',
    );
    this.#logged = { ...this.total };
  }

  #answerFor({ headers }: IncomingMessage, reason: EarlyRefusal): Answer {
    const wanted = headers.locale;
    const locale = localeNamed(typeof wanted === 'string' ? wanted : undefined) ?? DEFAULT_LOCALE;
    // The rest of a body would have to be read before the connection could be reused.
    const closes = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    const key = `${reason} ${locale} ${closes}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const made = makeAnswer(reason, locale, closes);
    this.#answers.set(key, made);
    return made;
  }
}

function makeAnswer(reason: EarlyRefusal, locale: Locale, closes: boolean): Answer {
  const body = Buffer.from(JSON.stringify(envelopeOf(refuse(reason), locale)));
  return {
    status: httpStatusOf(reason),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'retry-after': RETRY_AFTER_SECONDS,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(closes ? { connection: 'close' } : {}),
    },
    body,
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, headers).end(body);
}
