import type { Route } from '@galleria/contract/operation';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { toRequestShape } from '@galleria/contract/wire/request-shape';
import { type ClientOptions, queryString } from './send.ts';

export type Downloaded =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly reason: string; readonly message: string };

/** Downloads the answer of a file operation. It never throws: errors are part of the result. */
export async function download(
  route: Route,
  input: Record<string, unknown>,
  options: ClientOptions,
): Promise<Downloaded> {
  const { path, query } = toRequestShape(route, input);
  try {
    const response = await (options.fetch ?? fetch)(`${options.base}${path}${queryString(query)}`, {
      headers: { locale: options.locale() },
      credentials: 'same-origin',
    });
    if (!response.headers.get('content-type')?.startsWith('text/csv')) {
      const { reason = 'server.fault', msg } = (await response.json()) as Envelope;
      return { ok: false, reason, message: msg };
    }
    const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { ok: true, file: await response.blob(), name };
  } catch {
    return { ok: false, reason: 'network', message: '' };
  }
}
