import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf } from '@galleria/domain/money/main-units';
import type { ReductionKind } from '@galleria/domain/pricing/reductions';
import type { MessageId } from '@galleria/i18n/message-id';
import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { useMoneyText } from '../money/money-text.ts';
import { Price } from '../money/price.tsx';

type Amounts = OutputOf<typeof confirmOrder>['amounts'];

const KINDS: Record<ReductionKind, MessageId<'storefront'>> = {
  member: 'checkout.amounts.member',
  storeDiscount: 'checkout.amounts.storeDiscount',
  storeCoupon: 'checkout.amounts.storeCoupon',
  platformCoupon: 'checkout.amounts.platformCoupon',
  points: 'checkout.amounts.points',
  priceChange: 'orders.amounts.priceChange',
};

interface AmountsListProps {
  amounts: Amounts;
  /** Label of the goods row, e.g. with the number of pieces. */
  goodsLabel?: string;
  /** Label of the last row: to pay, paid, subtotal. */
  totalLabel?: string;
  /** Unknown in the cart: there is no address yet. */
  shipping?: 'shown' | 'later';
}

/** The amounts of a purchase row by row, each reduction with its reason. */
export function AmountsList({ amounts, goodsLabel, totalLabel, shipping = 'shown' }: AmountsListProps) {
  const text = useText();
  const money = useMoneyText();
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Row label={goodsLabel ?? text('checkout.amounts.goods')}>{money(centsOf(amounts.total))}</Row>
      {amounts.reductions.map((reduction) => (
        <ReductionRow key={`${reduction.kind} ${reduction.sourceId}`} reduction={reduction} points={amounts.score} />
      ))}
      <Row label={text('checkout.amounts.shipping')}>
        {shipping === 'later' ? (
          <span className="text-ink-soft">{text('checkout.amounts.atCheckout')}</span>
        ) : (
          <Shipping amounts={amounts} />
        )}
      </Row>
      <div className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-3">
        <dt className="font-semibold">{totalLabel ?? text('checkout.amounts.total')}</dt>
        <dd>
          <Price amountCents={centsOf(amounts.actualTotal)} size="large" />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, name, children }: { label: string; name?: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">
        {label}
        {name && (
          <span className="block text-pretty text-xs">
            <bdi>{name}</bdi>
          </span>
        )}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

interface ReductionRowProps {
  reduction: Amounts['reductions'][number];
  points: number;
}

function ReductionRow({ reduction: { kind, name, amount }, points }: ReductionRowProps) {
  const text = useText();
  const money = useMoneyText();
  const used = kind === 'points' ? text('checkout.amounts.pointsUsed', { points }) : '';
  return (
    <Row label={text(KINDS[kind])} name={name || used}>
      <span className="font-medium text-success">{money(-centsOf(amount))}</span>
    </Row>
  );
}

function Shipping({ amounts: { transfee, freeTransfee } }: { amounts: Amounts }) {
  const text = useText();
  const money = useMoneyText();
  const paidCents = centsOf(transfee) - centsOf(freeTransfee);
  const isReduced = freeTransfee > 0;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      {isReduced && (
        <s className="text-ink-soft text-xs">
          <span className="sr-only">{text('ui.oldPrice')} </span>
          {money(centsOf(transfee))}
        </s>
      )}
      {paidCents > 0 ? (
        money(paidCents)
      ) : (
        <span className="font-medium text-success">{text('checkout.amounts.free')}</span>
      )}
    </span>
  );
}
