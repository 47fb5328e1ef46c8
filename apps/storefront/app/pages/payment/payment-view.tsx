import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import { Closed } from './closed.tsx';
import { Counter } from './counter.tsx';
import { Done } from './done.tsx';
import { MethodForm } from './method-form.tsx';
import { OtherWay } from './other-way.tsx';
import type { PayInfo } from './payment-types.ts';
import { PurchaseHead } from './purchase-head.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { Waiting } from './waiting.tsx';

interface PaymentViewProps {
  info: PayInfo;
  lastTry: LastAttempt;
  isOnlyCodes: boolean;
}

/** One look for every state that a purchase can be in. */
export function PaymentView({ info, lastTry, isOnlyCodes }: PaymentViewProps) {
  const { state, transfer } = info;
  if (state === 'paid' || state === 'promised') return <Done info={info} isOnlyCodes={isOnlyCodes} />;
  if (state === 'closed' || info.remainingSeconds <= 0) return <Closed info={info} lastTry={lastTry} />;
  const isUnderWay = transfer !== null || state === 'pending';
  return (
    <div className="flex flex-col gap-4">
      <PurchaseHead info={info} />
      {transfer ? <TransferDetails info={info} transfer={transfer} /> : state === 'pending' && <Waiting info={info} />}
      {isUnderWay ? (
        <OtherWay>
          <MethodForm info={info} />
        </OtherWay>
      ) : (
        <Counter info={info} lastTry={lastTry} />
      )}
    </div>
  );
}
