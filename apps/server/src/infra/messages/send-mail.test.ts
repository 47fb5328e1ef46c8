import { mailContact } from '@galleria/domain/accounts/contact';
import { sql } from 'drizzle-orm';
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

const MORE_THAN_ENOUGH = 25;
const RETRY_WAIT = sql`select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
  where task_identifier = 'sendMessage'`;

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

  it('is retried for more than a day before it fails, and keeps its text for a resend', async () => {
    const [app, server] = [
      await openTestApp(),
      await startMailServer({ onRcptTo: (_address, _session, done) => done(answer(451, 'come back later')) }),
    ];
    const messages = openTestMessages(app, { smtpUrl: server.url });
    await write(app, messages, { to: CODE.to, locale: 'en', mail: testMails.welcome, values: { nickName: 'Ada' } });
    let waitedSeconds = 0;
    for (let attempts = 0; attempts < MORE_THAN_ENOUGH; attempts++) {
      await workOnce(app, messages);
      const [job] = (await app.database.queries.execute<{ seconds: number }>(RETRY_WAIT)).rows;
      if (!job) break;
      waitedSeconds += job.seconds;
    }
    expect(waitedSeconds / 3600).toBeGreaterThan(24);
    expect(waitedSeconds / 3600).toBeLessThan(30);
    const failed = await lastMessage(app, 'ada@example.org');
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^given up: .*451/) });
    expect(failed.text).not.toBe('');
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
