import { PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import {
  type AreaList,
  type CashRefusal,
  cashRefusal,
  type TransferRefusal,
  transferRefusal,
} from '@galleria/domain/payments/payment-limits';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { formatMoney } from '@galleria/i18n/formats';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { lockStocks, readStocks } from '../inventory/index.ts';
import { readCashHolding, readOrderLines, readTransferPieces, type Trade } from '../orders/index.ts';
import type { PaymentsContext } from './context.ts';

type LimitRefusal = TransferRefusal | CashRefusal;

/** Read before a transaction begins, never inside one. */
export interface PaymentLimits {
  readonly rules: MallRules;
  readonly cashAreas: AreaList;
}

export async function readLimits({ rules, site }: PaymentsContext): Promise<PaymentLimits> {
  const [current, cashAreas] = await Promise.all([rules(), site.cashAreas()]);
  return { rules: current, cashAreas };
}

/**
 * The limit that rules out this pay type for the trade. It may change before the trade is paid, so paying checks it
 * again.
 */
export async function findLimit(
  queries: Queries,
  payType: PayType,
  trade: Trade,
  limits: PaymentLimits,
): Promise<LimitRefusal | undefined> {
  if (payType === PAY_TYPE.cashOnDelivery) return cashLimit(queries, trade, limits);
  // A transfer that is announced already stays possible, even if the stock has fallen.
  if (payType !== PAY_TYPE.transfer || trade.payType === PAY_TYPE.transfer) return undefined;
  const pieces = await readTransferPieces(queries, trade.id);
  return transferLimit(trade, pieces, await readStocks(queries, [...pieces.keys()]), limits);
}

/** The stock rows are locked first, so that of concurrent transfers for a SKU each counts the earlier ones. */
export async function refuseTransfer(
  transaction: Transaction,
  trade: Trade,
  limits: PaymentLimits,
  locale: Locale,
): Promise<Refused<TransferRefusal> | undefined> {
  const orderIds = trade.orders.map(({ id }) => id);
  const skuIds = (await readOrderLines(transaction.queries, orderIds)).map(({ skuId }) => skuId);
  const stocks = await lockStocks(transaction, skuIds);
  const pieces = await readTransferPieces(transaction.queries, trade.id);
  const refused = transferLimit(trade, pieces, stocks, limits);
  if (!refused) return undefined;
  return refuse(refused, { values: { most: formatMoney(locale, trade.currency, limits.rules.transferMaxCents) } });
}

/** The caller has locked the buyer's holdings (`lockBuyerHoldings`). */
export async function refuseCash(
  { queries }: Transaction,
  trade: Trade,
  limits: PaymentLimits,
  locale: Locale,
): Promise<Refused<CashRefusal> | undefined> {
  const refused = await cashLimit(queries, trade, limits);
  if (!refused) return undefined;
  const { cashOrdersPerBuyer: orders, cashCentsPerBuyer } = limits.rules;
  return refuse(refused, { values: { orders, amount: formatMoney(locale, trade.currency, cashCentsPerBuyer) } });
}

function transferLimit(
  { payableCents }: Trade,
  pieces: ReadonlyMap<number, number>,
  stocks: ReadonlyMap<number, number>,
  { rules }: PaymentLimits,
): TransferRefusal | undefined {
  const holdings = [...pieces].map(([skuId, heldPieces]) => {
    return { heldPieces, availablePieces: stocks.get(skuId) ?? 0 };
  });
  return transferRefusal(payableCents, holdings, rules);
}

async function cashLimit(
  queries: Queries,
  { userId, orders, payableCents }: Trade,
  { rules, cashAreas }: PaymentLimits,
): Promise<CashRefusal | undefined> {
  const areaIds = orders.flatMap(({ areaId }) => areaId ?? []);
  const wanted = { orders: orders.length, cents: payableCents, areaIds };
  return cashRefusal(await readCashHolding(queries, userId), wanted, rules, cashAreas);
}
