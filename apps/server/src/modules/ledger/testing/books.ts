/** For tests in other processes, which cannot load the whole module: booking, and the proof that everything balances. */
export { postJournal } from '../post-journal.ts';
export { proveBalance } from '../proof-db.ts';
