/** The other side did not answer in time, or not with a complete answer. */
export class NoResponse extends Error {}

interface FetchLimits {
  readonly timeoutMs: number;
  readonly maxBytes?: number;
}

const DEFAULT_MAX_BYTES = 1024 * 1024;

/**
 * Limits time and size of the whole response, not only of its first byte. The body is read to its end here, so that every
 * failure on the wire is thrown here, as `NoResponse`.
 */
export async function fetchWithTimeout(
  url: string,
  send: (signal: AbortSignal) => Promise<Response>,
  { timeoutMs, maxBytes = DEFAULT_MAX_BYTES }: FetchLimits,
): Promise<Response> {
  try {
    const response = await send(AbortSignal.timeout(timeoutMs));
    const body = await readBody(response, maxBytes);
    return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers });
  } catch (problem) {
    throw new NoResponse(`fetchWithTimeout: no response from ${new URL(url).host}`, { cause: problem });
  }
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`readBody: more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
