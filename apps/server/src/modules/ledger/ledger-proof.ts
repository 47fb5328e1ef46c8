import type * as contract from '@galleria/contract/ledger/ledger';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { LedgerContext } from './index.ts';
import { proveBalance, sumByKind } from './proof-db.ts';

export const ledgerProof: UseCase<typeof contract.ledgerProof, LedgerContext> = async ({ database: { queries } }) => {
  const [violations, sums] = await Promise.all([proveBalance(queries), sumByKind(queries)]);
  return { balances: violations.length === 0, violations, sums };
};
