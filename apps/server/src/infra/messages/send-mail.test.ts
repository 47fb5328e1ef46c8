import { mailContact } from '@galleria/domain/accounts/contact';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../testing/open-test-app.ts';
import { lastMessage } from '../../testing/read-messages.ts';
import type { OutgoingMessage } from './messages.ts';
import { answer, startMailServer } from './testing/mail-server.ts';
import { testMails } from './testing/test-mails.ts';
import { openTestMessages, workOnce, write } from './testing/write-and-send.ts';

const app = await openSharedTestApp();

const CODE: OutgoingMessage = {
  to: mailContact('ada@example.org'),
  locale: 'en',
  mail: testMails.loginCode,
  values: { code: '482913', minutes: 10 },
  uselessAfterSeconds: 600,
};

describe('sending a mail', () => {
  it('delivers it once as written, and erases its content afterwards', async () => {
    const [app, server] = [await openTestApp(), await startMailServer()];
    const messages = openTestMessages(app, { smtpUrl: server.url });
    await write(app, messages, CODE);
    const { id } = await lastMessage(app, 'ada@example.org');
    await workOnce(app, messages);

    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      from: { name: 'Galleria', address: 'mall@galleria.test' },
      to: [{ address: 'ada@example.org' }],
      subject: '482913 is your Galleria code',
      messageId: `<${id}@galleria.test>`,
    });
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(await lastMessage(app, 'ada@example.org')).toMatchObject({
      ...{ state: 'sent', attempts: 1, subject: '', text: '', html: '' },
      sentAt: expect.any(Date),
    });
  });

  it('is retried after a temporary failure', async () => {
    let busy = true;
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(busy ? answer(451, 'come back later') : null),
    });
    const messages = openTestMessages(app, { smtpUrl: server.url });
    await write(app, messages, CODE);
    await workOnce(app, messages);
    const waiting = await lastMessage(app, 'ada@example.org');
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, problem: expect.stringContaining('451') });
    expect(waiting.text).toContain('482913');

    busy = false;
    await workOnce(app, messages);
    expect(await lastMessage(app, 'ada@example.org')).toMatchObject({ state: 'sent', attempts: 2, problem: '' });
    expect(server.mails).toHaveLength(1);
  });

  it('fails for good on a permanent failure', async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(answer(550, 'no such mailbox')),
    });
    const messages = openTestMessages(app, { smtpUrl: server.url });
    await write(app, messages, CODE);
    await workOnce(app, messages);
    await workOnce(app, messages);
    expect(await lastMessage(app, 'ada@example.org')).toMatchObject({
      ...{ state: 'failed', attempts: 1, text: '', html: '', subject: '' },
      problem: expect.stringContaining('no such mailbox'),
    });
  });

  it('is refused to a server with an invalid certificate', async () => {
    // The test server's certificate is self-signed.
    const [app, server] = [await openTestApp(), await startMailServer({ disabledCommands: ['AUTH'] })];
    const messages = openTestMessages(app, { smtpUrl: server.url });
    await write(app, messages, CODE);
    await workOnce(app, messages);
    expect(server.mails).toEqual([]);
    expect(await lastMessage(app, 'ada@example.org')).toMatchObject({ state: 'waiting', attempts: 1 });
  });
});
