import { formatApiTime } from '@galleria/contract/wire/api-time';
import { centsOf } from '@galleria/domain/money/main-units';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { MessageId } from '@galleria/i18n/message-id';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { ComboNote } from '../../features/combo/combo-note.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { OrderActions } from '../../features/orders/actions/order-actions.tsx';
import { OrderAnswer } from '../../features/orders/actions/order-answer.tsx';
import { AmountsList } from '../../features/orders/amounts.tsx';
import { GroupCard } from '../../features/orders/group-card.tsx';
import type { OrderDetail, Parcel } from '../../features/orders/order.ts';
import { ORDER_LIST, paymentAddress } from '../../features/orders/order.ts';
import { PaidTogether } from '../../features/orders/paid-together.tsx';
import { PartCard } from '../../features/orders/part-card.tsx';
import { PayCountdown } from '../../features/orders/pay-countdown.tsx';
import { StatusBadge } from '../../features/orders/status-badge.tsx';
import { OrderRefundBadge, OrderRefundLinks } from '../../features/refunds/order-refunds.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { useText } from '../../messages/messages.tsx';
import { TimeText, useTimeFormat } from '../../ui/times/time-text.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { HelpCard } from './help-card.tsx';
import { ParcelsCard } from './parcels-card.tsx';
import { PreSaleCard } from './pre-sale-card.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { isTransferAwaited, useNextStepText } from './use-next-step-text.ts';
import { VouchersCard } from './vouchers-card.tsx';

interface OrderStatusProps {
  order: OrderDetail;
  parcels: readonly Parcel[];
}

interface OrderViewProps extends OrderStatusProps {
  /** Empty when the store has published none. */
  storePhone: string;
}

export function OrderView({ order, parcels, storePhone }: OrderViewProps) {
  const text = useText();
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:py-8">
      <PageTitle name={text('orders.detail.titleNamed', { number: order.orderNumber })} />
      <Link to={ORDER_LIST} className="inline-flex w-fit items-center gap-0.5 text-ink-soft text-sm hover:text-ink">
        <ChevronLeft aria-hidden className="flip-rtl size-4" />
        {text('orders.title')}
      </Link>
      <OrderStatus order={order} parcels={parcels} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4">
          {order.group && <GroupCard line={order.lines[0]} group={order.group} />}
          {order.preSale && <PreSaleCard preSale={order.preSale} />}
          <RefundsCard orderNumber={order.orderNumber} />
          {parcels.length > 0 && <ParcelsCard order={order} parcels={parcels} />}
          <ComboNote lines={order.lines} />
          <GoodsCard order={order} />
          {order.vouchers.length > 0 && <VouchersCard order={order} />}
          {order.virtualRemarks.length > 0 && <AnswersCard order={order} />}
        </div>
        <div className="flex flex-col gap-4 lg:row-span-2">
          <PartCard title={text('orders.detail.amounts')}>
            <AmountsList
              amounts={order.amounts}
              goodsLabel={text('orders.detail.goods', { count: order.pieceCount })}
              totalLabel={text(totalName(order))}
            />
          </PartCard>
          <DeliveryCard order={order} />
          <FactsCard order={order} />
        </div>
        {/* Beside the long cards; last when all cards are below each other. */}
        <HelpCard order={order} storePhone={storePhone} />
      </div>
    </div>
  );
}

/** Progress of the order, the next step and the buttons. */
function OrderStatus({ order, parcels }: OrderStatusProps) {
  const text = useText();
  const next = useNextStepText(order, parcels.length > 0);
  return (
    <section className="card flex flex-col gap-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-col items-start gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="font-bold text-xl">{text('orders.detail.title')}</h1>
            <StatusBadge order={order} />
            <OrderRefundBadge order={order} />
          </div>
          <p className="text-ink-soft text-sm">
            {text('orders.detail.number')}{' '}
            <bdi dir="ltr" className="select-all font-medium text-ink tabular-nums">
              {order.orderNumber}
            </bdi>
          </p>
          {next && <p className="text-pretty text-ink-soft text-sm">{next}</p>}
          {order.cancellation && (
            <Cancellation cancellation={order.cancellation} isByMall={order.closeReason === 'platform'} />
          )}
          {order.priceChangeTime && order.status === ORDER_STATUS.toPay && (
            <p className="text-pretty text-sm text-success">{text('orders.detail.priceChanged')}</p>
          )}
          {isTransferAwaited(order) && <BankDetails order={order} />}
          {order.actions.includes('pay') && order.remainingSeconds > 0 && (
            <PayCountdown remainingSeconds={order.remainingSeconds} />
          )}
          {order.cancelOffer && (
            <p className="text-pretty text-ink-soft text-sm">
              {text('orders.detail.cancelUntil')}{' '}
              <TimeText time={formatApiTime(new Date(order.cancelOffer.untilIso))} />
            </p>
          )}
          {order.cancelAskTime && <CancelAsked time={order.cancelAskTime} />}
          <PaidTogether order={order} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2">
          <OrderRefundLinks order={order} size="medium" />
          <OrderActions order={order} size="medium" />
        </div>
      </div>
      <OrderAnswer orderNumber={order.orderNumber} />
      <ProgressSteps order={order} />
    </section>
  );
}

function CancelAsked({ time }: { time: string }) {
  const text = useText();
  const format = useTimeFormat();
  return (
    <p className="text-pretty text-ink-soft text-sm">{text('orders.detail.cancelAsked', { time: format(time) })}</p>
  );
}

interface CancellationProps {
  cancellation: NonNullable<OrderDetail['cancellation']>;
  isByMall: boolean;
}

/** Why the store or the mall cancelled the order, and where the refund goes. */
function Cancellation({ cancellation: { note, way, state, amount, points }, isByMall }: CancellationProps) {
  const text = useText();
  const money = useMoneyText();
  return (
    <div className="flex flex-col gap-1 text-pretty text-sm">
      {note !== '' && (
        <p>
          {text(isByMall ? 'orders.detail.mallNote' : 'orders.detail.cancelNote')} <bdi>{note}</bdi>
        </p>
      )}
      {way !== 'none' && amount > 0 && (
        <p>{text(`orders.detail.refund.${way}.${state}`, { amount: money(centsOf(amount)) })}</p>
      )}
      {points > 0 && <p>{text('orders.detail.refund.points', { points })}</p>}
    </div>
  );
}

/** A buyer who announced a bank transfer finds the account details on the payment page. */
function BankDetails({ order }: { order: OrderDetail }) {
  const text = useText();
  return (
    <Link to={paymentAddress(order.tradeOrderNumbers)} className="text-brand-ink text-sm underline underline-offset-4">
      {text('orders.detail.bankDetails')}
    </Link>
  );
}

function totalName({ payTime, status }: OrderDetail): MessageId<'storefront'> {
  if (payTime) return 'orders.detail.paid';
  return status === ORDER_STATUS.closed ? 'orders.detail.total' : 'orders.detail.toPay';
}

/** The buyer's answers to the questions of virtual goods. */
function AnswersCard({ order: { virtualRemarks } }: { order: OrderDetail }) {
  const text = useText();
  return (
    <PartCard title={text('orders.detail.answers')}>
      <dl className="flex flex-col gap-3 text-sm">
        {virtualRemarks.map(({ prodId, name, value }) => (
          <div key={`${prodId} ${name}`}>
            <dt className="text-ink-soft text-xs">
              <bdi>{name}</bdi>
            </dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </PartCard>
  );
}
