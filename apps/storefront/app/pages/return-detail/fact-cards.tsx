import { REFUND_KIND } from '@galleria/domain/after-sales/refund-lifecycle';
import { centsOf } from '@galleria/domain/money/main-units';
import { isGatewayPayType, PAY_TYPE, type PayType } from '@galleria/domain/payments/pay-types';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useMoneyText } from '../../features/money/money-text.ts';
import { orderAddress } from '../../features/orders/order.ts';
import { CopyButton, Fact, PartCard } from '../../features/orders/part-card.tsx';
import { PAYMENT_METHODS } from '../../features/payments/payment-methods.ts';
import { PictureRow } from '../../features/pictures/picture-row.tsx';
import type { RefundDetail } from '../../features/refunds/refund.ts';
import { storeAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';
import { MultilineText } from './response-cards.tsx';

interface RefundProps {
  refund: RefundDetail;
}

const LINK = 'text-brand-ink underline underline-offset-4';

/** Kind, reason and words of the request. */
export function RequestCard({ refund }: RefundProps) {
  const text = useText();
  const isReturn = refund.applyType === REFUND_KIND.returnGoods;
  return (
    <PartCard title={text('refunds.detail.request')}>
      <dl className="-my-1 text-sm">
        <Fact label={text('refunds.detail.kind')}>{text(isReturn ? 'refunds.kind.return' : 'refunds.kind.money')}</Fact>
        <Fact label={text('refunds.detail.reason')}>{text(`refunds.reason.${refund.reason}`)}</Fact>
        <Fact label={text('refunds.detail.received')}>
          {text(refund.isReceived ? 'refunds.detail.yes' : 'refunds.detail.no')}
        </Fact>
        <Fact label={text('refunds.detail.asked')}>
          <TimeText time={refund.applyTime} />
        </Fact>
        <Fact label={text('refunds.detail.mobile')} isCode>
          {refund.mobile}
        </Fact>
        <Fact label={text('refunds.detail.store')}>
          <Link to={storeAddress(refund.shopId)} className={LINK}>
            {refund.shopName}
          </Link>
        </Fact>
        <Fact label={text('refunds.detail.order')} isCode>
          <Link to={orderAddress(refund.orderNumber)} className={LINK}>
            {refund.orderNumber}
          </Link>
        </Fact>
      </dl>
      {(refund.words || refund.imgs.length > 0) && (
        <div className="mt-3 flex flex-col gap-2 border-line border-t pt-3 text-sm">
          <h3 className="text-ink-soft text-xs">{text('refunds.detail.words')}</h3>
          <MultilineText>{refund.words}</MultilineText>
          <PictureRow name={text('refunds.detail.pictures')} pictures={refund.imgs} />
        </div>
      )}
    </PartCard>
  );
}

/** Amount, refund channel and state of the refund. */
export function MoneyCard({ refund, payType }: RefundProps & { payType: number | null }) {
  const text = useText();
  const money = useMoneyText();
  const { refundAmount, postage, refundScore, moneyState } = refund;
  const sumCents = centsOf(refundAmount);
  const postageCents = centsOf(postage);
  const way = useWay(payType);
  return (
    <PartCard title={text('refunds.detail.money')}>
      <dl className="-my-1 text-sm">
        {postageCents > 0 && (
          <>
            <Fact label={text('refunds.detail.goodsAmount')}>{money(sumCents - postageCents)}</Fact>
            <Fact label={text('refunds.detail.postage')}>{money(postageCents)}</Fact>
          </>
        )}
        <Fact label={text('refunds.detail.sum')}>
          <strong className="font-bold text-brand-ink">{money(sumCents)}</strong>
        </Fact>
        {refundScore > 0 && (
          <Fact label={text('refunds.detail.points')} isCode>
            {refundScore}
          </Fact>
        )}
      </dl>
      <div className="mt-3 flex flex-col gap-1 text-pretty text-ink-soft text-sm">
        {sumCents > 0 && <p>{way}</p>}
        {refundScore > 0 && <p>{text('refunds.detail.way.points')}</p>}
        {moneyState !== 'none' && (
          <p className={`font-medium ${MONEY_STATE_CLASSES[moneyState]}`}>
            {text(`refunds.detail.moneyState.${moneyState}`)}
          </p>
        )}
      </div>
    </PartCard>
  );
}

const MONEY_STATE_CLASSES = { requested: 'text-info', done: 'text-success', failed: 'text-danger' } as const;

/** Transfers and cash cannot be refunded to their source: they are refunded to the balance. */
function useWay(payType: number | null): string {
  const text = useText();
  if (payType === null) return text('refunds.detail.way.unknown');
  if (!isGatewayPayType(payType as PayType) && payType !== PAY_TYPE.points) return text('refunds.detail.way.balance');
  const method = PAYMENT_METHODS[payType];
  return method ? text('refunds.detail.way.back', { method: text(method.name) }) : text('refunds.detail.way.unknown');
}

/** Courier and waybill number of the return. */
export function ExpressCard({ express }: { express: NonNullable<RefundDetail['express']> }) {
  const text = useText();
  const { dvyName, dvyFlowId, trackingUrl, time } = express;
  return (
    <PartCard title={text('refunds.detail.express')}>
      <dl className="-my-1 mb-2 text-sm">
        <Fact label={text('refunds.proof.courier')}>{dvyName}</Fact>
        <Fact label={text('refunds.proof.waybill')} isCode>
          {dvyFlowId}
        </Fact>
        <Fact label={text('refunds.detail.step.sentBack')}>
          <TimeText time={time} />
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <CopyButton value={dvyFlowId} label={text('orders.detail.parcel.copyNamed', { waybill: dvyFlowId })} />
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={`${LINK} inline-flex items-center gap-1`}
          >
            {text('orders.detail.parcel.track')}
            <ExternalLink aria-hidden className="flip-rtl size-3.5 shrink-0" />
            <span className="sr-only"> ({text('shell.opensInNewTab')})</span>
          </a>
        )}
      </div>
    </PartCard>
  );
}
