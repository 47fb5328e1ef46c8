import type { CustomFetch } from 'openid-client';

/** The other site did not answer in time, or not with an answer. */
export class Unreachable extends Error {}

const LONGEST_ANSWER_BYTES = 256 * 1024;

export const askOverNetwork: CustomFetch = (url, options) => fetch(url, options);

/**
 * Asks with a limit on time and size that covers the whole answer. It is read to its end here, so whatever goes wrong on
 * the wire goes wrong in this place and has one name.
 */
export function askInTime(ask: CustomFetch, timeoutMs: number): CustomFetch {
  return async (url, options) => {
    try {
      const response = await ask(url, { ...options, signal: AbortSignal.timeout(timeoutMs) });
      const body = await readWithin(response, LONGEST_ANSWER_BYTES);
      if (response.status >= 500 || response.status === 429) throw new Error(`it answered ${response.status}`);
      return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers });
    } catch (problem) {
      throw new Unreachable(`no answer from ${new URL(url).host}`, { cause: problem });
    }
  };
}

async function readWithin(response: Response, limitBytes: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > limitBytes) throw new Error('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
