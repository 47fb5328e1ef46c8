import { languageTag } from '@galleria/domain/site/locales';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { type Channel, PermanentFailure } from '../../infra/messages/channel.ts';

const CONNECTION_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
const MAX_CONNECTIONS = 4;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Mail by SMTP. Options in the URL override these: `smtp://relay:25?requireTLS=false`. */
export function smtpChannel({ url, from }: NonNullable<Config['smtp']>): Channel {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    dnsTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // An attacker who strips STARTTLS must not get codes or the server's password in clear text.
    requireTLS: !LOOPBACK.has(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const senderHost = from.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, locale, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${senderHost}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': languageTag(locale),
          },
        });
      } catch (problem) {
        throw isPermanent(problem) ? new PermanentFailure(problem.message) : problem;
      }
    },
    close: () => transport.close(),
  };
}

/** The server refused this recipient or this mail. Refused credentials are retried: the configuration can be fixed. */
function isPermanent(problem: unknown): problem is Error {
  if (!(problem instanceof Error)) return false;
  const { code, responseCode = 0 } = problem as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
