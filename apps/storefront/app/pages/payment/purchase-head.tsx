import { centsOf } from '@galleria/domain/money/main-units';
import type { MessageId } from '@galleria/i18n/message-id';
import { Timer } from 'lucide-react';
import { Price } from '../../features/money/price.tsx';
import { Charged } from '../../features/payments/charged.tsx';
import { partsIn } from '../../features/pre-sale/pre-sale.ts';
import { PreSaleNote } from '../../features/pre-sale/pre-sale-note.tsx';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useTimeLeft } from '../../ui/times/countdown.tsx';
import type { PayInfo } from './payment-form.ts';

const PICTURES_SHOWN = 4;

/** Isolated, so that a name in another direction does not turn the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Goods, amount and time limit of the payment. */
export function PurchaseHead({ info }: { info: PayInfo }) {
  const text = useText();
  const { prodName, pieceCount, totalFee, pics, preSale } = info;
  const due = dueName(info);
  const numbers = info.orderNumbers.split(',');
  return (
    <section aria-label={text(due)} className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-ink-soft text-sm">{text(due)}</p>
          <Price amountCents={centsOf(totalFee)} size="large" />
          <Charged currency={info.currency} totalFee={totalFee} />
        </div>
        <div className="flex flex-col gap-1.5 sm:max-w-72">
          <TimeLeft remainingSeconds={info.remainingSeconds} />
          <p className="text-pretty text-ink-soft text-xs">
            {text(preSale?.step === 'balance' ? 'preSale.next.balance' : 'orders.detail.next.toPay')}
          </p>
        </div>
      </div>
      {preSale && <PreSaleNote parts={partsIn(preSale)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <div className="flex gap-2">
          {pics.slice(0, PICTURES_SHOWN).map((path) => (
            <span key={path} className="size-12 overflow-hidden rounded-control bg-well">
              <Picture path={path} alt="" sizes="48px" className="size-full object-cover" />
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1 basis-48 text-sm">
          <p className="wrap-anywhere line-clamp-2">
            {text('checkout.pay.goods', { name: isolated(prodName), count: pieceCount })}
          </p>
          <p className="text-ink-soft text-xs">
            {text('checkout.pay.orders', { count: numbers.length })}{' '}
            <bdi dir="ltr" className="wrap-anywhere tabular-nums">
              {numbers.join(', ')}
            </bdi>
          </p>
        </div>
      </div>
    </section>
  );
}

/** For a pre-sale: which of its two payments is due. */
function dueName({ preSale }: PayInfo): MessageId<'storefront'> {
  if (preSale?.step === 'deposit') return 'preSale.payNow.deposit';
  return preSale?.step === 'balance' ? 'preSale.payNow.balance' : 'checkout.pay.toPay';
}

function TimeLeft({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const { days, time } = useTimeLeft(remainingSeconds);
  return (
    <p className="flex items-center gap-2 rounded-control bg-warning-tint px-3 py-2 text-sm text-warning">
      <Timer aria-hidden className="size-4 shrink-0" />
      <span>{text('checkout.pay.timeLeft')}</span>
      <span role="timer" className="font-semibold tabular-nums">
        {days && `${days} `}
        <bdi dir="ltr">{time}</bdi>
      </span>
    </p>
  );
}
