interface FetchLimits {
  /** For the whole response including its body, not only for the first byte. */
  readonly timeoutMs: number;
  readonly maxBytes?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export class ResponseTooLarge extends Error {}

/** Like `fetch`, but reads the body before it resolves: any network error, timeout or oversize rejects here. */
export async function fetchWithTimeout(
  input: string | URL | Request,
  init: RequestInit,
  { timeoutMs, maxBytes = Number.POSITIVE_INFINITY, fetch = globalThis.fetch }: FetchLimits,
): Promise<Response> {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  const body = await readBody(response, maxBytes);
  return new Response(body.length > 0 ? body : null, { status: response.status, headers: response.headers });
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new ResponseTooLarge(`fetchWithTimeout: response exceeds ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
