import type { Config } from '../../config.ts';
import { type Channel, PermanentFailure } from '../../infra/messages/channel.ts';

const TIMEOUT_MS = 10_000;

/** Refusals that are about this moment or our configuration and not about this message. */
const PASSING = new Set([401, 403, 404, 408, 425, 429]);

/**
 * Text messages through any gateway that takes `POST {to, text}` as JSON with a bearer token; docs/operations.md
 * describes it for whoever puts one in front of their provider.
 */
export function smsChannel({ url, token }: NonNullable<Config['sms']>): Channel {
  return {
    send: async ({ id, to, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ to, text }),
        // Followed, a redirect would carry the message to an address that nobody configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const words = `the gateway for text messages answered ${response.status}`;
      const isFinal = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
      throw isFinal ? new PermanentFailure(words) : new Error(words);
    },
    close: () => undefined,
  };
}
