import { centsOf } from '@galleria/domain/money/main-units';
import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { CircleCheck, TimerOff, Truck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { Price } from '../../features/money/price.tsx';
import { GroupCard } from '../../features/orders/group-card.tsx';
import { ORDER_LIST, orderAddress } from '../../features/orders/order.ts';
import { closedPurchaseMessage } from '../../features/payments/payment-messages.ts';
import { ResultCard } from '../../features/payments/result-card.tsx';
import { WaitingCard } from '../../features/payments/waiting-card.tsx';
import { partsIn } from '../../features/pre-sale/pre-sale.ts';
import { PreSaleParts } from '../../features/pre-sale/pre-sale-parts.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-class.ts';
import { againForm, type PayInfo } from './payment-form.ts';
import { type PlacedOrder, PlacedOrders } from './placed-orders.tsx';
import { usePaymentStatusPolling } from './use-payment-status-polling.ts';

interface DoneProps {
  info: PayInfo;
  placed: readonly PlacedOrder[];
  isOnlyCodes?: boolean;
  /** What happens next, when it does not depend on the store alone. */
  sentence?: MessageId<'storefront'>;
}

/** Paid, or to be paid on delivery. */
export function Done({ info, placed, isOnlyCodes = false, sentence }: DoneProps) {
  const text = useText();
  const money = useMoneyText();
  const totalCents = centsOf(info.totalFee);
  const isPaid = info.state === 'paid';
  return (
    <ResultCard
      isHeadline
      icon={isPaid ? CircleCheck : Truck}
      iconClassName="text-success"
      title={text(isPaid ? 'checkout.pay.paid' : 'checkout.pay.promised')}
      sentence={
        isPaid
          ? text(sentence ?? (isOnlyCodes ? 'checkout.pay.codesText' : 'checkout.pay.paidText'))
          : text('checkout.pay.promisedText', { amount: money(totalCents) })
      }
    >
      {isPaid && totalCents > 0 && <Price amountCents={totalCents} size="large" />}
      <PlacedOrders orders={placed} />
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <SeeOrders orderNumbers={info.orderNumbers} />
        <ButtonLink to="/" tone="outline">
          {text('checkout.pay.keepShopping')}
        </ButtonLink>
      </div>
    </ResultCard>
  );
}

export type PurchasedInGroup = ComponentProps<typeof GroupCard>;

interface PaidInGroupProps {
  info: PayInfo;
  placed: readonly PlacedOrder[];
  inGroup: PurchasedInGroup;
}

/** Result of a payment in a group. While the group is open, the buyer is invited to share it. */
export function PaidInGroup({ info, placed, inGroup }: PaidInGroupProps) {
  const isWaiting = inGroup.group.state === 'open';
  return (
    <div className="flex flex-col gap-4">
      <Done info={info} placed={placed} {...(isWaiting && { sentence: 'groupBuy.paidText' })} />
      <GroupCard {...inGroup} />
    </div>
  );
}

/** The deposit is paid; the balance is due in its own window. */
export function DepositPaid({ info: { orderNumbers, preSale } }: { info: PayInfo }) {
  const text = useText();
  return (
    <ResultCard
      isHeadline
      icon={CircleCheck}
      iconClassName="text-success"
      title={text('preSale.depositPaid')}
      sentence={text('preSale.next.waiting')}
    >
      {preSale && <PreSaleParts parts={partsIn(preSale)} />}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <SeeOrders orderNumbers={orderNumbers} />
      </div>
    </ResultCard>
  );
}

/** The purchase is closed: shows what happened to the money, and offers to buy the same again. */
export function Closed({ info, lastTry }: { info: PayInfo; lastTry: LastAttempt }) {
  const text = useText();
  const form = useForm(againForm, { name: 'again' });
  return (
    <ResultCard
      icon={TimerOff}
      iconClassName="text-ink-soft"
      title={text('checkout.pay.closed')}
      sentence={text(
        info.preSale?.step === 'kept' ? 'orders.detail.next.closedByBalance' : closedPurchaseMessage(lastTry),
      )}
    >
      <FormOutcome form={form} />
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <form {...form.props}>
          <input type="hidden" name="form" value="again" />
          <Button type="submit" tone="brand" busy={form.busy}>
            {text('checkout.pay.again')}
          </Button>
        </form>
        <SeeOrders orderNumbers={info.orderNumbers} tone="outline" />
      </div>
    </ResultCard>
  );
}

/** The buyer is back from the provider; the page waits for its result. */
export function Waiting({ info }: { info: PayInfo }) {
  usePaymentStatusPolling(info);
  return <WaitingCard />;
}

/** Link to the order, or to the list when there are several. */
function SeeOrders({ orderNumbers, tone }: { orderNumbers: string; tone?: ButtonTone }) {
  const text = useText();
  const isOne = !orderNumbers.includes(',');
  return (
    <ButtonLink to={isOne ? orderAddress(orderNumbers) : ORDER_LIST} tone={tone}>
      {text(isOne ? 'checkout.pay.seeOrder' : 'checkout.pay.seeOrders')}
    </ButtonLink>
  );
}
