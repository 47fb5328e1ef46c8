import { z } from 'zod';
import { fetchWithTimeout, ResponseTooLarge } from '../fetch-with-timeout.ts';

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
    const init = { headers: { accept: 'application/json' }, redirect: 'error' } as const;
    const response = await fetchWithTimeout(url, init, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (!response.ok || !response.body) return { problem: 'unreachable' };
    text = await response.text();
  } catch (problem) {
    return { problem: problem instanceof ResponseTooLarge ? 'format' : 'unreachable' };
  }
  const parsed = Rates.safeParse(parseJson(text));
  return parsed.success ? parsed.data : { problem: 'format' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
