import { centsOf } from '@galleria/domain/money/main-units';
import { CircleCheck, Truck } from 'lucide-react';
import { useMoneyText } from '../../features/money/use-money-text.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Price } from '../../ui/price.tsx';
import { useText } from '../../words/words.tsx';
import type { PayInfo } from './payment-types.ts';
import { ResultCard } from './result-card.tsx';
import { SeeOrders } from './see-orders.tsx';

/** Paid, or promised to be paid when it arrives. */
export function Done({ info, isOnlyCodes }: { info: PayInfo; isOnlyCodes: boolean }) {
  const text = useText();
  const money = useMoneyText();
  const totalCents = centsOf(info.totalFee);
  const isPaid = info.state === 'paid';
  return (
    <ResultCard
      icon={isPaid ? CircleCheck : Truck}
      iconLook="text-success"
      title={text(isPaid ? 'checkout.pay.paid' : 'checkout.pay.promised')}
      sentence={
        isPaid
          ? text(isOnlyCodes ? 'checkout.pay.codesText' : 'checkout.pay.paidText')
          : text('checkout.pay.promisedText', { amount: money(totalCents) })
      }
    >
      {isPaid && totalCents > 0 && <Price amountCents={totalCents} size="large" />}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <SeeOrders orderNumbers={info.orderNumbers} />
        <ButtonLink to="/" tone="outline">
          {text('checkout.pay.keepShopping')}
        </ButtonLink>
      </div>
    </ResultCard>
  );
}
