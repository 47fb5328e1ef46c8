import type { Config } from '../../config.ts';
import { type Channel, PermanentFailure } from '../../infra/messages/channel.ts';

const TIMEOUT_MS = 10_000;

/** Statuses about a temporary problem or our configuration, not about this message: they are retried. */
const RETRYABLE = new Set([401, 403, 404, 408, 425, 429]);

/**
 * Text messages through any gateway that takes `POST {to, text}` as JSON with a bearer token; see
 * docs/operations.md.
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
        // A followed redirect would send the message to a host that is not configured.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const problem = `smsChannel: the gateway responded with status ${response.status}`;
      const isPermanent = response.status >= 400 && response.status < 500 && !RETRYABLE.has(response.status);
      throw isPermanent ? new PermanentFailure(problem) : new Error(problem);
    },
    close: () => undefined,
  };
}
