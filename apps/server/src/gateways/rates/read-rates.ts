import { z } from 'zod';

export type RatesAnswer =
  | { readonly base: string; readonly rates: Readonly<Record<string, number>> }
  | { readonly problem: 'unreachable' | 'format' };

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 500_000;

const Rates = z.object({
  base: z.string().regex(/^[A-Z]{3}$/),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().max(1_000_000_000)),
});

/**
 * Exchange rates from an HTTP address that answers `{"base": "USD", "rates": {"EUR": 0.92}}`, as public services do.
 * Other fields are ignored. Redirects are not followed: only the address that staff entered is requested.
 */
export async function readRates(url: string): Promise<RatesAnswer> {
  let text: string;
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || !response.body) return { problem: 'unreachable' };
    text = await readAtMost(response.body, MAX_BYTES);
  } catch {
    return { problem: 'unreachable' };
  }
  const parsed = Rates.safeParse(parseJson(text));
  return parsed.success ? parsed.data : { problem: 'format' };
}

/** A longer body is cut off and is then not valid JSON. */
async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
