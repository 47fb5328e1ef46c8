import type * as contract from '@galleria/contract/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { buyerWallet } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import { TOP_UP_LEAST_CENTS, TOP_UP_MOST_CENTS } from '@galleria/domain/payments/pay-types';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { LedgerContext } from './index.ts';
import { readBalance } from './ledger-db.ts';
import { readStatementPage } from './statement-page.ts';

export const balanceInfo: UseCase<typeof contract.balanceInfo, LedgerContext> = ({ balance }, _, { actor }) =>
  balance(actor.userId);

export const balancePage: UseCase<typeof contract.balancePage, LedgerContext> = (
  { database },
  paging,
  { actor, locale },
) => readStatementPage(database.queries, buyerWallet(actor.userId), paging, locale, mainUnits);

export async function readBalanceInfo(
  queries: Queries,
  userId: string,
): Promise<OutputOf<typeof contract.balanceInfo>> {
  return {
    balance: mainUnits(await readBalance(queries, buyerWallet(userId))),
    topUpLeast: mainUnits(TOP_UP_LEAST_CENTS),
    topUpMost: mainUnits(TOP_UP_MOST_CENTS),
  };
}
