import { type RaceMall, rowsOf } from './race-mall.ts';

/*
 * Controls play their race with the same calls. A trigger discards what the calls write into some columns, so that the
 * guards of the real code have nothing to compare with: the verdict must then fail. Each needs a mall of its own, which
 * is of no use afterwards.
 */

/** Discards updates of these columns, in rows for which `when` holds. */
export async function discardChanges(
  mall: RaceMall,
  table: string,
  { columns, when = 'true' }: { readonly columns: readonly string[]; readonly when?: string },
): Promise<void> {
  const discards = columns.map((column) => `new.${column} = old.${column};`).join(' ');
  await rowsOf(
    mall,
    `create function discard_${table}() returns trigger language plpgsql as
       $$ begin ${discards} return new; end $$;
     create trigger discard_${table} before update on ${table} for each row when (${when})
       execute function discard_${table}()`,
  );
}

/** Makes spending from these accounts leave their balance as it is. */
export async function discardSpending(mall: RaceMall, kind: 'buyerWallet' | 'buyerPoints'): Promise<void> {
  // The ledger's own triggers compare balances with lines.
  for (const table of ['ledger_account', 'ledger_journal', 'ledger_line']) {
    await rowsOf(mall, `alter table ${table} disable trigger user`);
  }
  await discardChanges(mall, 'ledger_account', {
    columns: ['balance'],
    when: `old.kind = '${kind}' and new.balance < old.balance`,
  });
}
