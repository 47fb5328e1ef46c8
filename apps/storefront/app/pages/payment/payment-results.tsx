import { centsOf } from '@galleria/domain/money/main-units';
import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { CircleCheck, type LucideIcon, TimerOff, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMoneyText } from '../../features/money/currency.tsx';
import { ORDER_LIST, orderAddress } from '../../features/orders/order.ts';
import { partsIn } from '../../features/pre-sale/pre-sale.ts';
import { PreSaleParts } from '../../features/pre-sale/pre-sale-parts.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-look.ts';
import { Price } from '../../ui/price.tsx';
import { useText } from '../../words/words.tsx';
import { closedWords } from './money-news.ts';
import { againForm, type PayInfo } from './payment-form.ts';
import { type PlacedOrder, PlacedOrders } from './placed-orders.tsx';
import { useProviderWord } from './use-provider-word.ts';

interface DoneProps {
  info: PayInfo;
  placed: readonly PlacedOrder[];
  isOnlyCodes?: boolean;
  /** What happens next, where that is not up to the store alone. */
  sentence?: MessageId<'storefront'>;
}

/** Paid, or promised to be paid when it arrives. */
export function Done({ info, placed, isOnlyCodes = false, sentence }: DoneProps) {
  const text = useText();
  const money = useMoneyText();
  const totalCents = centsOf(info.totalFee);
  const isPaid = info.state === 'paid';
  return (
    <ResultCard
      isHeadline
      icon={isPaid ? CircleCheck : Truck}
      iconLook="text-success"
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

/** The first of two payments is made; the second has its own time. */
export function DepositPaid({ info: { orderNumbers, preSale } }: { info: PayInfo }) {
  const text = useText();
  return (
    <ResultCard
      isHeadline
      icon={CircleCheck}
      iconLook="text-success"
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

/** Too late: what became of the money is said, and what was wanted can be ordered once more. */
export function Closed({ info, lastTry }: { info: PayInfo; lastTry: LastAttempt }) {
  const text = useText();
  const form = useForm(againForm, { name: 'again' });
  return (
    <ResultCard
      icon={TimerOff}
      iconLook="text-ink-soft"
      title={text('checkout.pay.closed')}
      sentence={text(info.preSale?.step === 'kept' ? 'orders.detail.next.closedByBalance' : closedWords(lastTry))}
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

/** The provider is processing the payment: only its webhook settles it, not the buyer's return. */
export function Waiting({ info }: { info: PayInfo }) {
  const text = useText();
  const { pathname, search } = useLocation();
  useProviderWord(info.orderNumbers);
  return (
    <section role="status" className="card flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-line border-e-brand noscript:hidden"
      />
      <h2 className="font-semibold text-lg">{text('checkout.pay.waiting')}</h2>
      <p className="max-w-md text-pretty text-ink-soft text-sm">{text('checkout.pay.waitingText')}</p>
      <ButtonLink to={pathname + search} replace preventScrollReset tone="outline" size="small">
        {text('checkout.pay.lookAgain')}
      </ButtonLink>
    </section>
  );
}

interface ResultCardProps {
  /** It stands for the heading of the page. */
  isHeadline?: boolean;
  icon: LucideIcon;
  iconLook: string;
  title: string;
  sentence: string;
  children: ReactNode;
}

/** How it ended, and the ways on. */
function ResultCard({ isHeadline = false, icon: Icon, iconLook, title, sentence, children }: ResultCardProps) {
  const Heading = isHeadline ? 'h1' : 'h2';
  return (
    <section role="status" className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <Icon aria-hidden className={`mb-2 size-14 ${iconLook}`} />
      <Heading className={isHeadline ? 'font-bold text-xl' : 'font-semibold text-lg'}>{title}</Heading>
      <p className="max-w-md text-pretty text-ink-soft text-sm">{sentence}</p>
      {children}
    </section>
  );
}

/** The order itself, or the list where there are several. */
function SeeOrders({ orderNumbers, tone }: { orderNumbers: string; tone?: ButtonTone }) {
  const text = useText();
  const isOne = !orderNumbers.includes(',');
  return (
    <ButtonLink to={isOne ? orderAddress(orderNumbers) : ORDER_LIST} tone={tone}>
      {text(isOne ? 'checkout.pay.seeOrder' : 'checkout.pay.seeOrders')}
    </ButtonLink>
  );
}
