import { type LastAttempt, PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { ChevronDown, CircleAlert, Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ORDER_LIST } from '../../features/orders/order.ts';
import { openPurchaseMessage } from '../../features/payments/payment-messages.ts';
import { PAYMENT_METHODS } from '../../features/payments/payment-methods.ts';
import { useText } from '../../messages/messages.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MethodForm } from './method-form.tsx';
import type { PayInfo } from './payment-form.ts';
import { Closed, DepositPaid, Done, PaidInGroup, type PurchasedInGroup, Waiting } from './payment-results.tsx';
import { canPayByPhone, PhonePay } from './phone-pay.tsx';
import type { PlacedOrder } from './placed-orders.tsx';
import { PurchaseHead } from './purchase-head.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { usePaymentStatusPolling } from './use-payment-status-polling.ts';

interface PaymentViewProps {
  info: PayInfo;
  lastTry: LastAttempt;
  isOnlyCodes: boolean;
  placed: readonly PlacedOrder[];
  inGroup?: PurchasedInGroup;
}

/** Whether the payment is complete, so that the page only shows its result. */
export function isDone(state: PayInfo['state']): boolean {
  return state === 'paid' || state === 'promised';
}

/** Selects the view for the state of the purchase. */
export function PaymentView({ info, lastTry, isOnlyCodes, placed, inGroup }: PaymentViewProps) {
  const [query] = useSearchParams();
  const { state } = info;
  // With `payNumber` the buyer is back from the provider and waits for its result; without, they can go on paying.
  const isBack = state === 'pending' && query.has('payNumber');
  if (state === 'paid' && inGroup) return <PaidInGroup info={info} placed={placed} inGroup={inGroup} />;
  if (isDone(state)) return <Done info={info} placed={placed} isOnlyCodes={isOnlyCodes} />;
  if (state === 'deposited') return <DepositPaid info={info} />;
  if (state === 'closed' || info.remainingSeconds <= 0) return <Closed info={info} lastTry={lastTry} />;
  return (
    <div className="not-noscript:lg:has-data-phone-pay:grid not-noscript:lg:has-data-phone-pay:grid-cols-[minmax(0,1fr)_15rem] not-noscript:lg:has-data-phone-pay:gap-4">
      <div className="flex flex-col gap-4">
        <PurchaseHead info={info} />
        <NextStep info={info} lastTry={lastTry} isBack={isBack} />
      </div>
      {!isBack && canPayByPhone(info) && <PhonePay info={info} />}
    </div>
  );
}

function NextStep({ info, lastTry, isBack }: { info: PayInfo; lastTry: LastAttempt; isBack: boolean }) {
  const { state, transfer } = info;
  if (!transfer && state !== 'pending') return <Counter info={info} lastTry={lastTry} />;
  if (!transfer && !isBack) return <Unfinished info={info} />;
  return (
    <>
      {transfer ? <TransferDetails info={info} transfer={transfer} /> : <Waiting info={info} />}
      <OtherWay>
        <MethodForm info={info} />
      </OtherWay>
    </>
  );
}

/** An attempt that was started can be continued, or another method chosen. Updates itself when it is paid elsewhere. */
function Unfinished({ info }: { info: PayInfo }) {
  const text = useText();
  usePaymentStatusPolling(info);
  const method = PAYMENT_METHODS[info.payType ?? PAY_TYPE.stripe];
  return (
    <>
      <section role="status" className="flex items-start gap-2 rounded-card bg-info-tint px-4 py-3 text-pretty text-sm">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
        <div>
          <h2 className="font-semibold text-base tracking-normal">{text('checkout.pay.unfinished')}</h2>
          <p>{text('checkout.pay.unfinishedText', { method: method ? text(method.name) : '' })}</p>
        </div>
      </section>
      <Methods info={info} />
    </>
  );
}

/** Other payment methods, collapsed: for buyers who did not pay at the provider or want another method. */
function OtherWay({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <details className="group card">
      <summary className="flex items-center justify-between gap-3 rounded-card p-4 font-medium text-sm sm:px-6">
        {text('checkout.pay.otherWay')}
        <ChevronDown aria-hidden className="size-4 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="p-4 pt-0 sm:px-6 sm:pb-6">{children}</div>
    </details>
  );
}

/** No attempt is under way: the payment methods are offered. */
function Counter({ info, lastTry }: { info: PayInfo; lastTry: LastAttempt }) {
  const text = useText();
  const message = openPurchaseMessage(lastTry);
  const isStuck = info.methods.every(({ isPossible }) => !isPossible);
  return (
    <>
      {message && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-control bg-danger-tint px-3.5 py-3 text-danger text-sm"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text(message)}
        </p>
      )}
      <Methods info={info} />
      {isStuck && <NoMethodDialog />}
    </>
  );
}

function Methods({ info }: { info: PayInfo }) {
  const text = useText();
  return (
    <section aria-labelledby="pay-methods" className="card flex flex-col gap-4 p-4 sm:p-6">
      <h2 id="pay-methods" className="font-semibold text-base tracking-normal">
        {text('checkout.pay.methods')}
      </h2>
      <MethodForm info={info} />
    </section>
  );
}

function NoMethodDialog() {
  const text = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <ConfirmDialog
      title={text('checkout.pay.noMethod')}
      consequence={text('checkout.pay.noMethodText')}
      confirmLabel={text('checkout.pay.toOrders')}
      onConfirm={() => void navigate(ORDER_LIST)}
      onClose={() => setOpen(false)}
    />
  );
}
