import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMessage {
  to: string;
  subject: string;
  text: string;
}

export interface MailServer {
  readonly smtpUrl: string;
  readonly smsUrl: string;
  /** One message per line, in the order of arrival: a file, because tests run in other processes. */
  readonly file: string;
  close(): Promise<void>;
}

/** A real SMTP server and an SMS gateway, which store the mall's messages for the tests. */
export async function startMailServer(folder: string): Promise<MailServer> {
  const file = path.join(folder, 'messages.jsonl');
  await appendFile(file, '');
  const saveMessage = (message: ReceivedMessage) => appendFile(file, `${JSON.stringify(message)}\n`);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, done) => {
      // A mall that is stopped or killed while it sends leaves an incomplete message.
      const source = await text(stream).catch(() => undefined);
      if (source === undefined) return;
      const mail = await PostalMime.parse(source);
      const [to] = session.envelope.rcptTo;
      await saveMessage({ to: to?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' });
      done();
    },
  });
  // Stories kill malls, and with them their connections.
  smtp.on('error', () => undefined);
  const sms = createServer(async (request, response) => {
    const message = JSON.parse(await text(request)) as { to: string; text: string };
    await saveMessage({ ...message, subject: '' });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', resolve));
  const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    smsUrl: `http://127.0.0.1:${portOf(sms)}/messages`,
    file,
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(resolve));
      sms.closeAllConnections();
      await new Promise<void>((resolve) => sms.close(() => resolve()));
    },
  };
}
