import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { VISITOR } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { addPerson, hasPeople } from '../modules/accounts/index.ts';
import type { Addresses } from '../modules/addresses/index.ts';

/** The people of the demo, also for a demo mall that was furnished before it had any. */
export async function fillPeople(database: Database, addresses: Addresses): Promise<void> {
  if (await hasPeople(database.queries)) return;
  await oneAtATime(database.url, 'people', async () => {
    if (await hasPeople(database.queries)) return;
    const { addresses: drafts, ...person } = demoBuyer;
    const userId = await inTransaction(database, VISITOR, (transaction) =>
      addPerson(transaction, { ...person, locale: DEFAULT_LOCALE }),
    );
    for (const draft of drafts) {
      const added = await addresses.add(draft, { actor: VISITOR, userId, locale: DEFAULT_LOCALE });
      if (isRefused(added)) throw new Error(`the demo has a wrong address: ${draft.addr}`);
    }
  });
}
