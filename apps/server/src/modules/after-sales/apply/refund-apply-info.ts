import type * as contract from '@galleria/contract/after-sales/refunds';
import { isFreeLine, shareOfPieces } from '@galleria/domain/after-sales/refund-amounts';
import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { piecesLeft } from '@galleria/domain/after-sales/refund-possibility';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { DAY_MS } from '@galleria/domain/site/durations';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readClock } from '../../../infra/database/clock.ts';
import {
  type ClaimableOrder,
  countUnusedCodes,
  findClaimableOrder,
  refundableLine,
  tradeSummaries,
} from '../../orders/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { giftsOfOrder } from '../requests/gifts-of-order.ts';
import { presentLine } from '../requests/present-refund.ts';
import { isPostageTaken } from '../requests/requests-db.ts';
import { isUnsent } from '../requests/start-money.ts';
import { comboLines, isPeriodExpired, kindsOf } from './calculate-refund.ts';
import { comboAmount, presentComboLine } from './present-combo.ts';

export const refundApplyInfo: UseCase<typeof contract.refundApplyInfo, AfterSalesContext> = async (
  { database: { queries }, stores, rules },
  { orderNumber },
  { actor, locale },
) => {
  const order = await findClaimableOrder(queries, actor.userId, orderNumber);
  const trade = order && (await tradeSummaries(queries, [order.tradeId])).get(order.tradeId);
  if (!trade) return refuse('order.notFound');
  const { afterSalesDays } = await rules();
  const now = await readClock(queries);
  const unusedCodes = await countUnusedCodes(queries, order.id);
  const { storeId, status, isVirtual, receivedAt } = order;
  const hasPostage = isUnsent(order) && !(await isPostageTaken(queries, order.id));
  const isExpired = isPeriodExpired(receivedAt, afterSalesDays, now);
  return {
    ...{ orderNumber, shopId: storeId, status, isVirtual },
    shopName: (await stores.summaries(locale)).get(storeId)?.shopName ?? '',
    applyTypes: kindsOf({ order, trade, isPeriodExpired: isExpired }),
    endTimeIso: receivedAt && new Date(receivedAt.getTime() + afterSalesDays * DAY_MS).toISOString(),
    mobile: order.receiver?.mobile ?? order.pickup?.mobile ?? '',
    lines: order.lines.map((line) => {
      const refundable = refundableLine(line);
      const maxCount = isFreeLine(refundable)
        ? 0
        : piecesLeft(order, line, REFUND_KIND.moneyOnly, unusedCodes.get(line.id) ?? 0);
      const { goodsCents, points } = shareOfPieces(refundable, maxCount);
      const combo = presentComboLine(order, line, locale);
      const mostCount = combo && comboLines(order).some(({ claimedQuantity }) => claimedQuantity > 0) ? 0 : maxCount;
      return {
        ...presentLine(line, locale),
        ...{ maxCount: mostCount, maxScore: points, isGift: isFreeLine(refundable), combo },
        maxAmount: combo ? (combo.amounts[mostCount - 1] ?? 0) : mainUnits(goodsCents),
        gift: giftOfLine(order, line.id, locale),
      };
    }),
    comboAmount: comboAmount(order),
    postage: mainUnits(hasPostage ? order.lines.reduce((sum, { shippingCents }) => sum + shippingCents, 0) : 0),
  };
};

/** The gift that came with a line, and the figures that decide how many pieces of it go back. */
function giftOfLine(order: ClaimableOrder, mainLineId: number, locale: Locale) {
  const found = giftsOfOrder(order).find(({ main }) => main.id === mainLineId);
  if (!found) return null;
  const { gift, terms, worthCents, settled, unsent, mainLeft } = found;
  return {
    ...{ prodName: textIn(gift.prodName, locale), pic: gift.picture, worth: mainUnits(worthCents) },
    ...{ perPieces: terms.perPieces, pieces: terms.pieces, given: gift.quantity, settled, unsent, mainLeft },
  };
}
