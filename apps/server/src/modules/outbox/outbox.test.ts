import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/staff/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';

const app = await openSharedTestApp();
let authorization = '';
beforeAll(async () => {
  const permissions = ['messages.view', 'messages.edit'];
  authorization = await openSession(app.database.queries, 'staff', randomUUID(), { permissions });
});

const get = async <Data>(path: string) => (await app.call(path, { headers: { authorization } })).envelope.data as Data;
const post = (path: string, body: object) => app.call(path, { method: 'POST', headers: { authorization }, body });

/** Inserts a message as if it had been written and tried. */
async function message(values: { address: string; isSecret: boolean; state?: string; text?: string }): Promise<string> {
  const { address, isSecret, state = 'failed', text = 'Your order is paid.' } = values;
  const { rows } = await app.database.pool.query<{ id: string }>(
    `insert into message (channel, address, locale, template, text, is_secret, state, problem)
     values ('mail', $1, 'en', 'orderPaid', $2, $3, $4, '550 ' || $1 || ' is full') returning id`,
    [address, text, isSecret, state],
  );
  return rows[0]?.id ?? '';
}

type Page = OutputOf<typeof contract.messagePage>;
type Opened = OutputOf<typeof contract.openMessage>;

describe('messagePage', () => {
  it('lists the newest first by cursor, with masked addresses', async () => {
    const address = `${randomUUID()}@example.org`;
    const ids = [await message({ address, isSecret: false }), await message({ address, isSecret: false })];
    const first = await get<Page>(`/s/message/page?size=1&state=failed&address=${address}`);
    expect(first.records).toMatchObject([{ messageId: ids[1], canRetry: true }]);
    expect(JSON.stringify(first)).not.toContain(address);
    const second = await get<Page>(
      `/s/message/page?size=1&address=${address}&cursor=${encodeURIComponent(first.nextCursor)}`,
    );
    expect(second.records).toMatchObject([{ messageId: ids[0] }]);
    expect(second.nextCursor).toBe('');
  });
});

describe('openMessage', () => {
  it('shows address and content, and is recorded in the audit log', async () => {
    const messageId = await message({ address: 'ada@example.org', isSecret: false });
    const { envelope } = await post('/s/message/open', { messageId });
    expect(envelope.data as Opened).toMatchObject({ address: 'ada@example.org', text: 'Your order is paid.' });
    const { rows } = await app.database.pool.query(
      `select 1 from audit_entry where operation = 'openMessage'
      and input ->> 'messageId' = $1`,
      [messageId],
    );
    expect(rows).toHaveLength(1);
  });

  it('never shows a code or a sign-in link', async () => {
    const messageId = await message({ address: 'ada@example.org', isSecret: true, state: 'kept', text: 'Code 482913' });
    const { envelope } = await post('/s/message/open', { messageId });
    expect(envelope.data as Opened).toMatchObject({ isSecret: true, text: '', html: '', subject: '' });
    expect(JSON.stringify(envelope)).not.toContain('482913');
  });
});

describe('retryMessages', () => {
  it('sends a failed message once in concurrent calls', async () => {
    const messageId = await message({ address: 'ada@example.org', isSecret: false });
    const answers = await Promise.all([1, 2, 3].map(() => post('/s/message/retry', { messageIds: [messageId] })));
    const reasons = answers.map(({ envelope }) => (envelope.success ? 'sent' : envelope.reason));
    expect(reasons.toSorted()).toEqual(['message.cannotRetry', 'message.cannotRetry', 'sent']);
    const { rows } = await app.database.pool.query(
      `select 1 from graphile_worker._private_jobs where payload ->> 'id' = $1`,
      [messageId],
    );
    expect(rows).toHaveLength(1);
  });

  it('refuses messages that were erased or sent', async () => {
    const messageIds = [
      await message({ address: 'ada@example.org', isSecret: true, text: '' }),
      await message({ address: 'ada@example.org', isSecret: false, state: 'sent' }),
    ];
    expect((await post('/s/message/retry', { messageIds })).envelope.reason).toBe('message.cannotRetry');
  });
});

describe('mailTemplateList and mailTemplatePreview', () => {
  it('preview every mail of the mall in full, in the requested language', async () => {
    const templates = await get<OutputOf<typeof contract.mailTemplateList>>('/s/message/templates');
    expect(templates.length).toBeGreaterThanOrEqual(22);
    const preview = (template: string, language: string) =>
      get<OutputOf<typeof contract.mailTemplatePreview>>(
        `/s/message/preview?template=${template}&language=${language}`,
      );
    for (const { template } of templates) {
      for (const text of Object.values(await preview(template, 'en'))) {
        expect(text, template).not.toMatch(/^$|messages\.|undefined|\{\w+\}/);
      }
    }
    expect((await preview('orderPaid', 'ar')).html).toContain('dir="rtl"');
    const { envelope } = await app.call('/s/message/preview?template=none&language=en', { headers: { authorization } });
    expect(envelope.reason).toBe('message.templateUnknown');
  });
});
