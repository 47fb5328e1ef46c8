import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { VISITOR } from '@galleria/domain/access/access';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Database } from '../infra/database/database.ts';
import { oneAtATime } from '../infra/database/one-at-a-time.ts';
import { inTransaction } from '../infra/database/transaction.ts';
import { addPerson, disableDemoAccount, hasPeople } from '../modules/accounts/index.ts';
import { seedAddresses } from '../modules/addresses/index.ts';

/** The people of the demo, also for a demo mall that was furnished before it had any. */
export async function fillPeople(database: Database): Promise<void> {
  if (await hasPeople(database.queries)) return;
  await oneAtATime(database.url, 'people', async () => {
    if (await hasPeople(database.queries)) return;
    const { addresses, ...person } = demoBuyer;
    await inTransaction(database, VISITOR, async (transaction) => {
      const userId = await addPerson(transaction, { ...person, locale: DEFAULT_LOCALE });
      await seedAddresses(transaction, userId, addresses);
    });
  });
}

/** Everybody knows their passwords, so nobody may come in with one where the mall is not a demo any more. */
export async function shutPeopleOut(database: Database, tell: (words: string) => void): Promise<void> {
  const isShut = await inTransaction(database, VISITOR, (transaction) =>
    disableDemoAccount(transaction, demoBuyer.mail, demoBuyer.password),
  );
  if (isShut)
    tell(`The demo is over: ${demoBuyer.mail} still had its well-known password and cannot sign in any more.`);
}
