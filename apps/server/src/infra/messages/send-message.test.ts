import { randomUUID } from 'node:crypto';
import { VISITOR } from '@galleria/domain/access/access';
import { mailContact, mobileContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { lastCode, lastMessage } from '../../testing/read-messages.ts';
import { inTransaction } from '../database/transaction.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { createLog } from '../log/log.ts';
import type { Channel, ChannelMessage } from './channel.ts';
import type { OutgoingMessage } from './messages.ts';
import { deleteOldMessages, listMessages } from './messages-db.ts';
import { sendMessage } from './send-message.ts';
import { startMailServer } from './testing/mail-server.ts';
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

/** A channel that counts messages, and blocks until the test releases it. */
function slowChannel() {
  const taken: ChannelMessage[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const channel: Channel = {
    send: async (message) => {
      taken.push(message);
      await promise;
    },
    close: () => undefined,
  };
  return { taken, goOn: resolve, channels: { mail: channel, mobile: undefined } };
}

async function writtenCode(app: TestApp): Promise<string> {
  await write(app, openTestMessages(app), CODE);
  return (await lastMessage(app, 'ada@example.org')).id;
}

describe('the job sendMessage', () => {
  it('starts with the commit, and is not added after a refusal', async () => {
    const [app, server] = [await openTestApp(), await startMailServer()];
    const messages = openTestMessages(app, { smtpUrl: server.url });
    await inTransaction(app.database, VISITOR, async (transaction) => {
      await messages.write(transaction, { ...CODE, to: mailContact('nobody@example.org') });
      return refuse('notice.notFound');
    });
    const log = createLog({ logLevel: 'silent' });
    const jobs = await startJobs(app.database, { ...messages, subscriptions: [] }, log);
    await write(app, messages, CODE);
    await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1);
    await jobs.stop();
    expect(server.mails[0]?.to).toEqual([expect.objectContaining({ address: 'ada@example.org' })]);
    expect(await listMessages(app.database.queries, 'nobody@example.org', 1)).toEqual([]);
  });

  it('sends a message once, in repeated and in concurrent runs', async () => {
    const id = await writtenCode(app);
    const { taken, goOn, channels } = slowChannel();
    const first = sendMessage(app.database.queries, channels, true, id);
    await expect.poll(() => taken.length).toBe(1);
    await expect(sendMessage(app.database.queries, channels, true, id)).rejects.toThrow('another job');
    goOn();
    await first;
    await sendMessage(app.database.queries, channels, true, id);
    expect(taken).toHaveLength(1);
  });

  it('takes over a message whose sender died', async () => {
    const app = await openTestApp();
    const id = await writtenCode(app);
    const dead = slowChannel();
    void sendMessage(app.database.queries, dead.channels, true, id);
    await expect.poll(() => dead.taken.length).toBe(1);
    await app.moveClock('6 minutes');
    const { taken, goOn, channels } = slowChannel();
    goOn();
    await sendMessage(app.database.queries, channels, true, id);
    expect(taken).toMatchObject([{ id, to: 'ada@example.org' }]);
  });

  it('does not send an expired message', async () => {
    const app = await openTestApp();
    const id = await writtenCode(app);
    await app.moveClock('11 minutes');
    const { taken, goOn, channels } = slowChannel();
    goOn();
    await sendMessage(app.database.queries, channels, true, id);
    expect(taken).toEqual([]);
    expect(await lastMessage(app, 'ada@example.org')).toMatchObject({ state: 'failed', text: '' });
  });

  it('ignores a message that no longer exists', async () => {
    const { taken, channels } = slowChannel();
    await sendMessage(app.database.queries, channels, true, randomUUID());
    expect(taken).toEqual([]);
  });
});

describe('without a gateway', () => {
  it('messages stay readable for the outbox page', async () => {
    const messages = openTestMessages(app);
    await write(app, messages, CODE);
    await write(app, messages, { ...CODE, to: mobileContact('13800000000') });
    await workOnce(app, messages);
    expect(await lastMessage(app, 'ada@example.org')).toMatchObject({ state: 'kept' });
    expect(await lastCode(app, 'ada@example.org')).toBe('482913');
    expect(await lastCode(app, '13800000000')).toBe('482913');
  });

  it('messages are erased where the outbox cannot be read', async () => {
    const messages = openTestMessages(app, { keepsUnsent: false });
    await write(app, messages, CODE);
    await workOnce(app, messages);
    const message = await lastMessage(app, 'ada@example.org');
    expect(message).toMatchObject({ state: 'failed', text: '', html: '', problem: 'no gateway for mail' });
  });
});

describe('old messages', () => {
  it('are deleted after 30 days', async () => {
    const app = await openTestApp();
    await writtenCode(app);
    await app.moveClock('29 days');
    await deleteOldMessages(app.database.queries);
    expect(await listMessages(app.database.queries, '', 10)).toHaveLength(1);
    await app.moveClock('31 days');
    await deleteOldMessages(app.database.queries);
    expect(await listMessages(app.database.queries, '', 10)).toEqual([]);
  });
});
