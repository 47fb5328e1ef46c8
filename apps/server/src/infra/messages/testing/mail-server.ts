import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface MailServer {
  readonly url: string;
  /** The mails received so far, parsed as a mail client parses them. */
  readonly mails: Email[];
}

/** A real SMTP server for the current test, stopped at its end. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // The client is known, and on a machine without a name server the lookup would wait.
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
    ...options,
  });
  // Some tests are about connections that the client breaks off.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** An SMTP error reply: 4xx for a temporary failure, 5xx for a permanent one. */
export function answer(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}
