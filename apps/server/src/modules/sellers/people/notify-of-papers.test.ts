import { expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { OWNER } from '../testing/seller-browser.ts';
import { notifyOfPapers } from './notify-of-papers.ts';

it('notifyOfPapers sends owners the decision about their papers in their language, once', async () => {
  const app = await openTestApp();
  const refusal = { reasons: ['unreadable' as const], remark: 'The stamp is cut off.' };
  const decide = (requestId: number, isAccepted: boolean) =>
    notifyOfPapers(app.services.sellers, {
      ...{ requestId, storeId: 2, isAccepted },
      ...(isAccepted ? { reasons: [], remark: '' } : refusal),
    });
  await decide(1, false);
  const refused = await lastMessage(app, OWNER.mail);
  expect(refused).toMatchObject({ template: 'papersRefused', text: expect.stringContaining(refusal.remark) });
  expect(refused.text).toContain('A picture is hard to read');
  await app.database.pool.query(`update seller set locale = 'de' where mail = $1`, [OWNER.mail]);
  await decide(2, true);
  // A second delivery of the first decision writes nothing.
  await decide(1, false);
  expect(await lastMessage(app, OWNER.mail)).toMatchObject({
    ...{ template: 'papersAccepted', text: expect.stringContaining('Gute Nachrichten') },
  });
});
