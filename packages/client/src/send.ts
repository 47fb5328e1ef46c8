import type { Route } from '@galleria/contract/operation';
import { CODES, type Envelope } from '@galleria/contract/wire/envelope';
import { hasBody, toRequestShape } from '@galleria/contract/wire/request-shape';

export interface ClientOptions {
  /** Base path of the API, e.g. `/api`. */
  readonly base: string;
  /** The caller's language, read at every call because it can change. */
  readonly locale: () => string;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 30_000;

export type Sent = { ok: true; data: unknown } | { ok: false; reason: string; message: string; data: unknown };

/** Sends one call over HTTP. It never throws: errors are part of the result. */
export async function send(
  route: Route,
  input: Record<string, unknown>,
  options: ClientOptions,
  signal?: AbortSignal,
): Promise<Sent> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const shape = toRequestShape(route, input);
  const query = queryString(shape.query);
  try {
    const response = await (options.fetch ?? fetch)(`${options.base}${shape.path}${query}`, {
      method: route.method,
      headers: headersFor(route, options),
      body: bodyFor(route, shape.body),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    return answerFrom((await response.json()) as Envelope);
  } catch (problem) {
    return { ok: false, reason: 'network', message: '', data: problem };
  }
}

function answerFrom(envelope: Envelope): Sent {
  if (envelope.code === CODES.success || envelope.code === CODES.successWithMessage) {
    return { ok: true, data: envelope.data };
  }
  const { reason = REASONS[envelope.code] ?? 'server.fault', data } = envelope;
  return { ok: false, reason, message: envelope.msg || (MESSAGES[envelope.code] ?? ''), data };
}

/** For other servers with the same API, which may send a code without the refusal's name and text. */
const REASONS: Readonly<Record<string, string>> = { [CODES.signIn]: 'access.signIn', [CODES.refused]: 'refused' };

/** The specification's texts for these codes. */
const MESSAGES: Readonly<Record<string, string>> = {
  [CODES.refused]: 'Error',
  [CODES.serverError]: 'The server has a small problem',
};

function headersFor(route: Route, options: ClientOptions): Record<string, string> {
  const headers: Record<string, string> = { locale: options.locale() };
  // For a multipart body the browser sets the content type itself, including the boundary.
  if (hasBody(route) && !route.file) {
    headers['content-type'] = route.form ? 'application/x-www-form-urlencoded' : 'application/json';
  }
  return headers;
}

function bodyFor(route: Route, body: unknown): string | FormData | undefined {
  if (!hasBody(route)) return undefined;
  if (route.file) return formData(body as Record<string, unknown>);
  return route.form ? queryString(body as Record<string, unknown>).slice(1) : JSON.stringify(body ?? {});
}

function formData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.append(name, value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : (value as Blob | string));
  }
  return form;
}

export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(name, String(item));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}
