import { sql } from 'drizzle-orm';
import type { Database } from '../../../infra/database/database.ts';
import { runOnDatabase, print } from '../../../infra/run-on-database.ts';
import { countEntries, proveBalance } from '../proof-db.ts';

/** `npm run ledger:proof`: says that the ledger balances, or where it does not. It changes nothing. */
runOnDatabase(prove);

/** One moment of the books, however long reading them takes. */
function prove({ queries }: Database): Promise<number> {
  return queries.transaction(
    async (moment) => {
      await moment.execute(sql`set local statement_timeout = 0`);
      const violations = await proveBalance(moment);
      for (const violation of violations) print(violation);
      if (violations.length > 0) return 1;
      const { journals, lines } = await countEntries(moment);
      print(`The ledger balances: ${journals} journals, ${lines} lines`);
      return 0;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
