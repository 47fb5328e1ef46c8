import { GATEWAY_TIMEOUT_MS, GatewayDown } from './gateway.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** Asks over the network with a limit that covers the whole answer, not only its first byte. */
export const fetchInTime: Fetch = async (request) => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS), redirect: 'error' });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers: response.headers });
  } catch (problem) {
    throw new GatewayDown(`no answer from ${new URL(request.url).host}`, { cause: problem });
  }
};
