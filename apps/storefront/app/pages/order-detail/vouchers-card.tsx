import type { MessageId } from '@galleria/i18n/message-id';
import type { ComponentProps } from 'react';
import type { OrderDetail } from '../../features/orders/order.ts';
import { CopyButton, PartCard } from '../../features/orders/part-card.tsx';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DateText } from '../../ui/times/date-text.tsx';

type Voucher = OrderDetail['vouchers'][number];

const TO_BE_USED = 0;
const STATES: Record<number, { name: MessageId<'storefront'>; tone: ComponentProps<typeof Badge>['tone'] }> = {
  0: { name: 'orders.detail.voucher.toBeUsed', tone: 'success' },
  1: { name: 'orders.detail.voucher.used', tone: 'neutral' },
  2: { name: 'orders.detail.voucher.refunded', tone: 'neutral' },
};

/** Vouchers of virtual goods. */
export function VouchersCard({ order: { vouchers, lines } }: { order: OrderDetail }) {
  const text = useText();
  const names = new Map(lines.map(({ orderItemId, prodName }) => [orderItemId, prodName]));
  return (
    <PartCard title={text('orders.detail.vouchers')}>
      <ul className="-my-1 divide-y divide-line">
        {vouchers.map((voucher) => (
          <VoucherRow key={voucher.code} voucher={voucher} name={names.get(voucher.orderItemId) ?? ''} />
        ))}
      </ul>
    </PartCard>
  );
}

function VoucherRow({ voucher: { code, status, endTime }, name }: { voucher: Voucher; name: string }) {
  const text = useText();
  const state = STATES[status];
  const isOpen = status === TO_BE_USED;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p
          dir="ltr"
          className={`w-fit select-all font-bold text-base tabular-nums tracking-wider ${isOpen ? '' : 'text-ink-soft line-through'}`}
        >
          {code}
        </p>
        <p className="text-ink-soft text-xs">
          <bdi>{name}</bdi>
          {endTime && isOpen && (
            <>
              {' · '}
              {text('orders.detail.voucher.until')} <DateText time={endTime} />
            </>
          )}
        </p>
      </div>
      {state && <Badge tone={state.tone}>{text(state.name)}</Badge>}
      {isOpen && <CopyButton value={code} label={text('orders.detail.voucher.copyNamed', { code })} />}
    </li>
  );
}
