import type * as contract from '@galleria/contract/ledger/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { buyerWallet } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import { TOP_UP_LEAST_CENTS, TOP_UP_MOST_CENTS } from '@galleria/domain/payments/pay-types';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { LedgerContext } from './index.ts';
import { lockBalance, readBalance, readStatement } from './ledger-db.ts';
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

/** No page limit, since the export must be complete. */
const ALL = Number.MAX_SAFE_INTEGER;

export const balancePersonalData: PersonalData = {
  capability: 'balance',
  read: async (queries, userId) => {
    const account = buyerWallet(userId);
    const { lines } = await readStatement(queries, account, 0, ALL);
    return {
      balanceCents: await readBalance(queries, account),
      changes: lines.map(({ reason, note, amount, balanceAfter, createdAt }) => {
        return {
          reason,
          note: note ?? '',
          changeCents: amount,
          balanceCents: balanceAfter,
          time: createdAt.toISOString(),
        };
      }),
    };
  },
  /** A balance must be spent before the account can be erased. */
  objection: async ({ queries }, userId) =>
    (await lockBalance(queries, buyerWallet(userId))) > 0 ? refuse('account.hasBalance') : undefined,
  /** Journals contain no personal data and stay. */
  erase: async () => undefined,
};
