import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface MailServer {
  readonly url: string;
  /** What has arrived, read as a mail program reads it. */
  readonly mails: Email[];
}

/** A real mail server of this test's own. Gone when the test is over. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Who connects is known, and a machine without a name server would wait for one.
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
    ...options,
  });
  // Connections that a client breaks off are what some tests are about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** What a mail server says no with: 4xx for now, 5xx for good. */
export function answer(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}
