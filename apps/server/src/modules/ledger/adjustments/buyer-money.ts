import type * as contract from '@galleria/contract/ledger/buyer-money';
import { buyerPoints, buyerWallet } from '@galleria/domain/ledger/accounts';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { LedgerContext } from '../index.ts';
import { readBalance } from '../ledger-db.ts';
import { readJournalPage } from '../statement-page.ts';

export const buyerAssets: UseCase<typeof contract.buyerAssets, LedgerContext> = async (
  { database: { queries }, rules },
  { userId },
) => {
  const { adjustmentSecondPersonAboveCents: cents, adjustmentSecondPersonAbovePoints: points } = await rules();
  return {
    balance: mainUnits(await readBalance(queries, buyerWallet(userId))),
    points: await readBalance(queries, buyerPoints(userId)),
    secondPersonAbove: { balance: mainUnits(cents), points },
  };
};

export const buyerBalancePage: UseCase<typeof contract.buyerBalancePage, LedgerContext> = (
  { database: { queries } },
  { userId, ...paging },
  { locale },
) => readJournalPage(queries, buyerWallet(userId), paging, locale, mainUnits);

export const buyerPointsPage: UseCase<typeof contract.buyerPointsPage, LedgerContext> = (
  { database: { queries } },
  { userId, ...paging },
  { locale },
) => readJournalPage(queries, buyerPoints(userId), paging, locale, (points) => points);
