/**
 * For tests in other processes, which cannot load the whole module: posts journals and proves that the ledger balances.
 */
export { postJournal } from '../post-journal.ts';
export { proveBalance } from '../proof-db.ts';
