import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AfterShipKeys } from '../../../config.ts';
import { fetchWithTimeout } from '../../fetch-with-timeout.ts';
import {
  type ParsedPush,
  TRACKING_TIMEOUT_MS,
  TrackingDown,
  type TrackingGateway,
  TrackingRejection,
} from '../tracking-gateway.ts';
import { eventsOf, Tracking } from './checkpoints.ts';

/** The version of the API that this adapter was written for; AfterShip keeps versions apart by the path. */
const VERSION = '2026-07';
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;

const HOUR_SECONDS = 3_600;
/** Pulls are rare: pushes deliver the events, and a pull finds those of a lost push. */
const FIRST_PULL_SECONDS = 6 * HOUR_SECONDS;
const MAX_PULL_SECONDS = 24 * HOUR_SECONDS;

/** AfterShip, https://www.aftership.com/docs/tracking: one account follows the parcels of all couriers. */
export function afterShipGateway(keys: AfterShipKeys): TrackingGateway {
  return {
    name: 'aftership',
    register: ({ waybill, courierCode }) => register(keys, waybill, courierCode),
    pull: async ({ reference }) => {
      const { data } = await ask(keys, 'GET', `/trackings/${encodeURIComponent(reference)}`);
      return eventsOf(readAnswer(Tracking, data));
    },
    pullDelaySeconds: (quietPulls) => Math.min(FIRST_PULL_SECONDS * 2 ** quietPulls, MAX_PULL_SECONDS),
    parsePush: (headers, body) => parsePush(keys.webhookSecret, headers['aftership-hmac-sha256'], body),
  };
}

/** The waybill is registered already, by an earlier try or by hand. */
const ALREADY_EXISTS = 4003;

async function register(keys: AfterShipKeys, waybill: string, slug: string | undefined) {
  const { code, data } = await ask(keys, 'POST', '/trackings', { tracking_number: waybill, ...(slug && { slug }) });
  const known = z.object({ id: z.string().min(1) }).safeParse(data);
  if (known.success) return { reference: known.data.id };
  if (code !== ALREADY_EXISTS) throw new TrackingDown('afterShip: the answer to a registration has no id');
  const query = new URLSearchParams({ tracking_numbers: waybill, ...(slug && { slug }) });
  const found = readAnswer(
    z.object({ trackings: z.array(Tracking) }),
    (await ask(keys, 'GET', `/trackings?${query}`)).data,
  );
  const [first] = found.trackings;
  if (!first) throw new TrackingDown('afterShip: a waybill that exists is not found');
  return { reference: first.id };
}

const Answer = z.object({
  meta: z.object({ code: z.int(), message: z.string().nullish() }),
  data: z.unknown(),
});

/** Statuses about a temporary problem or our key, not about this waybill: they are retried. */
const RETRYABLE = new Set([401, 403, 408, 425, 429]);

async function ask({ apiUrl, apiKey }: AfterShipKeys, method: 'GET' | 'POST', path: string, body?: object) {
  const limits = { timeoutMs: TRACKING_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES };
  const init: RequestInit = {
    method,
    headers: { 'as-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
    redirect: 'error',
    ...(body && { body: JSON.stringify(body) }),
  };
  const response = await fetchWithTimeout(`${apiUrl}/tracking/${VERSION}${path}`, init, limits).catch((problem) => {
    throw new TrackingDown('afterShip: no response', { cause: problem });
  });
  if (response.status >= 500 || RETRYABLE.has(response.status)) {
    throw new TrackingDown(`afterShip: responded with status ${response.status}`);
  }
  const { meta, data } = readAnswer(Answer, await response.json().catch(() => undefined));
  if (!response.ok && meta.code !== ALREADY_EXISTS) {
    throw new TrackingRejection(meta.message ?? `code ${meta.code}`);
  }
  return { code: meta.code, data };
}

function readAnswer<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = schema.safeParse(data);
  if (!read.success) throw new TrackingDown('afterShip: the response is not as documented', { cause: read.error });
  return read.data;
}

const Push = z.object({ event: z.string(), msg: z.unknown() });
const TRACKING_UPDATE = 'tracking_update';

function parsePush(secret: string, signature: string | string[] | undefined, body: Buffer): ParsedPush {
  if (typeof signature !== 'string' || !isSigned(secret, signature, body)) return 'invalidSignature';
  const push = Push.safeParse(parseJson(body));
  if (!push.success) return 'malformed';
  if (push.data.event !== TRACKING_UPDATE) return 'other';
  const tracking = Tracking.safeParse(push.data.msg);
  if (!tracking.success) return 'malformed';
  const { id: reference, tracking_number: waybill, slug } = tracking.data;
  return { reference, waybill, courierCode: slug ?? '', events: eventsOf(tracking.data) };
}

/** The base64 of an HMAC over the raw body. It covers no timestamp, but a replayed push has no new events. */
function isSigned(secret: string, signature: string, body: Buffer): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
