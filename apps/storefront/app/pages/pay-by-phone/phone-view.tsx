import { phonePayInfo } from '@galleria/contract/payments/phone-payments';
import { CircleCheck, TimerOff, Truck } from 'lucide-react';
import { api } from '../../api/client.ts';
import { closedPurchaseMessage } from '../../features/payments/payment-messages.ts';
import { ResultCard } from '../../features/payments/result-card.tsx';
import { useStatePolling } from '../../features/payments/use-state-polling.ts';
import { WaitingCard } from '../../features/payments/waiting-card.tsx';
import { useText } from '../../messages/messages.tsx';
import { PhoneCounter } from './phone-counter.tsx';
import type { PhonePayment } from './phone-payment.ts';

interface PhoneViewProps {
  /** Undefined: the ticket is invalid. */
  payment: PhonePayment | undefined;
  ticket: string;
  /** Set when the visitor is back from the provider. */
  payNumber: string | null;
}

/** Whether there is no result yet: a result is the heading of the page, otherwise it has its own. */
export function isPaymentRunning(payment: PhonePayment | undefined, payNumber: string | null): boolean {
  return payment !== undefined && (canBePaid(payment) || isAwaited(payment, payNumber));
}

const canBePaid = ({ state, methods }: PhonePayment) => (state === 'open' || state === 'pending') && methods.length > 0;

/** The visitor is back from the provider; the page waits for its result. */
const isAwaited = ({ state }: PhonePayment, payNumber: string | null): payNumber is string =>
  state === 'pending' && payNumber !== null;

/** Selects the view for the state of the payment. */
export function PhoneView({ payment, ticket, payNumber }: PhoneViewProps) {
  const text = useText();
  if (!payment) return <Expired />;
  const { state, lastTry } = payment;
  if (state === 'paid') return <Paid isPaidTwice={lastTry === 'refunding' || lastTry === 'refunded'} />;
  if (isAwaited(payment, payNumber)) return <Waiting ticket={ticket} payNumber={payNumber} />;
  if (canBePaid(payment)) return <PhoneCounter payment={payment} />;
  if (state === 'promised') {
    return (
      <ResultCard
        isHeadline
        icon={Truck}
        iconClassName="text-success"
        title={text('checkout.pay.promised')}
        sentence={text('checkout.phone.tellPromised')}
      />
    );
  }
  if (state !== 'closed') return <Expired />;
  return (
    <ResultCard
      isHeadline
      icon={TimerOff}
      iconClassName="text-ink-soft"
      title={text('checkout.pay.closed')}
      sentence={text(closedPurchaseMessage(lastTry))}
    />
  );
}

/** Also shown when the ticket can no longer be used for another reason: a new code helps. */
function Expired() {
  const text = useText();
  return (
    <ResultCard
      isHeadline
      icon={TimerOff}
      iconClassName="text-ink-soft"
      title={text('checkout.phone.refused')}
      sentence={text('checkout.phone.scanAgain')}
    />
  );
}

function Paid({ isPaidTwice }: { isPaidTwice: boolean }) {
  const text = useText();
  return (
    <ResultCard
      isHeadline
      icon={CircleCheck}
      iconClassName="text-success"
      title={text('checkout.pay.paid')}
      sentence={text(isPaidTwice ? 'checkout.phone.tellTwice' : 'checkout.phone.tellPaid')}
    />
  );
}

function Waiting({ ticket, payNumber }: { ticket: string; payNumber: string }) {
  useStatePolling('pending', async () => {
    const answer = await api(phonePayInfo, { ticket, payNumber });
    return answer.ok ? answer.data.state : undefined;
  });
  return <WaitingCard />;
}
