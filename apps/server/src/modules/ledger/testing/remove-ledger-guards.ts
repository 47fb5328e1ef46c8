import { sql } from 'drizzle-orm';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';

/* For control tests of journals: the guards of `postJournal`, removed from the database of the test. */

/** The triggers that refuse changed or incomplete journals, and balances unlike their lines. */
export async function removeLedgerTriggers({ database: { queries } }: TestApp): Promise<void> {
  for (const table of ['ledger_account', 'ledger_journal', 'ledger_line'])
    await queries.execute(sql.raw(`alter table ${table} disable trigger user`));
}

/**
 * Accounts are no longer locked, and balances are changed once `count` transactions have arrived. The triggers are
 * removed too. All accounts must exist already.
 */
export async function removeAccountLocks(app: TestApp, count: number): Promise<void> {
  await removeLedgerTriggers(app);
  await removeRowLocks(app, 'ledger_account', {
    ...{ event: 'update', count },
    write: 'update ledger_account_rows set balance = new.balance where id = new.id',
  });
  await app.database.queries.execute(sql`
    create function open_nothing() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger open_nothing instead of insert on ledger_account for each row execute function open_nothing()`);
}

/** Every journal gets a key of its own. */
export async function removeJournalKeys({ database: { queries } }: TestApp): Promise<void> {
  await queries.execute(sql`
    create function distinct_key() returns trigger language plpgsql
      as $$ begin new.key = new.key || gen_random_uuid(); return new; end $$;
    create trigger distinct_key before insert on ledger_journal for each row execute function distinct_key()`);
}
