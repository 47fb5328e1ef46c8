import { sql } from 'drizzle-orm';
import type { Database } from '../infra/database/database.ts';
import { countEntries, proveBalance } from '../modules/ledger/index.ts';
import { print, runOnDatabase } from './run-on-database.ts';

/** `npm run ledger:proof`: prints the violations of the ledger's invariants, or that it balances. Read-only. */
runOnDatabase(prove);

/** Repeatable read: all queries see one snapshot, however long they take. */
function prove({ queries }: Database): Promise<number> {
  return queries.transaction(
    async (snapshot) => {
      await snapshot.execute(sql`set local statement_timeout = 0`);
      const violations = await proveBalance(snapshot);
      for (const violation of violations) print(violation);
      if (violations.length > 0) return 1;
      const { journals, lines } = await countEntries(snapshot);
      print(`The ledger balances: ${journals} journals, ${lines} lines`);
      return 0;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
