import type { Refund, RefundLine } from '@galleria/contract/after-sales/fields';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { deadlineOf, REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { Queries } from '../../../infra/database/database.ts';
import { type OrderLine, readOrderLines } from '../../orders/index.ts';
import { regionNames } from '../../stores/index.ts';
import type { AfterSalesContext } from '../context.ts';
import { factsOf } from './move-to.ts';
import { type RefundRequest, type RefundStep, readSteps } from './requests-db.ts';

type PresentedRefund = z.output<typeof Refund>;
type PresentedLine = z.output<typeof RefundLine>;
type ListedRefund = Pick<
  PresentedRefund,
  | ('refundSn' | 'orderNumber' | 'applyType' | 'returnMoneySts' | 'moneyState' | 'shopId' | 'shopName' | 'lines')
  | ('refundAmount' | 'refundScore' | 'postage' | 'applyTime' | 'endTimeIso' | 'waitsFor')
>;

/** Requests as all lists show them, with at most two statements for any number of them. */
export async function presentRequests<Request extends RefundRequest>(
  { database: { queries }, stores }: Pick<AfterSalesContext, 'database' | 'stores'>,
  requests: readonly Request[],
  locale: Locale,
): Promise<{ request: Request; listed: ListedRefund }[]> {
  const lines = await linesOf(queries, requests);
  const summaries = await stores.summaries(locale);
  return requests.map((request) => ({
    request,
    listed: presentListed(request, lines, summaries.get(request.storeId)?.shopName ?? '', locale),
  }));
}

async function linesOf(queries: Queries, requests: readonly RefundRequest[]) {
  const lines = await readOrderLines(queries, [...new Set(requests.map(({ orderId }) => orderId))]);
  return new Map(lines.map((line) => [line.id, line]));
}

function presentListed(
  request: RefundRequest,
  lines: ReadonlyMap<number, OrderLine>,
  shopName: string,
  locale: Locale,
): ListedRefund {
  return {
    refundSn: request.number,
    orderNumber: request.orderNumber,
    applyType: request.kind,
    returnMoneySts: request.state,
    moneyState: request.moneyState,
    shopId: request.storeId,
    shopName,
    refundAmount: mainUnits(request.amountCents),
    refundScore: request.points,
    postage: mainUnits(request.postageCents),
    applyTime: formatApiTime(request.createdAt),
    endTimeIso: request.dueAt === null ? null : request.dueAt.toISOString(),
    waitsFor: awaitedParty(request),
    lines: request.claims.flatMap(({ orderLineId, quantity, keptQuantity = 0 }) => {
      const line = lines.get(orderLineId);
      return line ? [{ ...presentLine(line, locale), goodsNum: quantity, keptNum: keptQuantity }] : [];
    }),
  };
}

export function presentLine(line: OrderLine, locale: Locale): Omit<PresentedLine, 'goodsNum' | 'keptNum'> {
  return {
    orderItemId: line.id,
    ...{ prodId: line.prodId, skuId: line.skuId, pic: line.picture, prodCount: line.quantity },
    prodName: textIn(line.prodName, locale),
    skuName: textIn(line.skuName, locale),
    isGift: line.mainSkuId !== null,
  };
}

function awaitedParty(request: RefundRequest): ListedRefund['waitsFor'] {
  const deadline = deadlineOf(factsOf(request));
  if (deadline) return deadline.waitsFor;
  const isOurs = request.state === REFUND_STATE.disputed || (request.endedAt === null && request.moneyState !== 'none');
  return isOurs ? 'platform' : 'nobody';
}

/** A request with its whole history, except for its dispute. Steps given as `known` are not read again. */
export async function presentRefund(
  context: AfterSalesContext,
  request: RefundRequest,
  locale: Locale,
  known?: readonly RefundStep[],
): Promise<Omit<PresentedRefund, 'dispute'>> {
  const [shown] = await presentRequests(context, [request], locale);
  if (!shown) throw new Error(`presentRefund: request ${request.number} was not presented`);
  const steps = known ?? (await readSteps(context.database.queries, request.id));
  const { returnAddress, express } = request;
  const regions = returnAddress ? await regionNames(context, locale) : new Map<number, string>();
  return {
    ...shown.listed,
    ...{ isReceived: request.isReceived, reason: request.reason, words: request.words, imgs: request.pictures },
    mobile: request.mobile,
    canEditAmount: request.amountEdits === 0,
    offer: request.offerCents === null ? null : mainUnits(request.offerCents),
    ...{ refusalReason: request.refusalReason, refusalWords: request.refusalWords },
    returnAddress: returnAddress && {
      ...{ receiver: returnAddress.receiver, mobile: returnAddress.mobile, postCode: returnAddress.postCode },
      addr: [regions.get(returnAddress.areaId ?? 0), returnAddress.detail].filter(Boolean).join(' '),
      isRegistered: returnAddress.isRegistered ?? false,
    },
    express: express && {
      dvyName: textIn(express.courierName, locale),
      dvyFlowId: express.waybill,
      trackingUrl: express.trackingUrl.replace('{waybill}', encodeURIComponent(express.waybill)),
      time: formatApiTime(new Date(express.sentAt)),
    },
    steps: steps.map(presentStep),
  };
}

export function presentStep(step: RefundStep): PresentedRefund['steps'][number] {
  const { what, by, of, createdAt, words, pictures, amountCents } = step;
  return {
    ...{ what, by, of, time: formatApiTime(createdAt), words, imgs: pictures },
    amount: amountCents === null ? null : mainUnits(amountCents),
  };
}
