import type { LastAttempt } from '@galleria/domain/payments/pay-types';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ORDER_LIST } from '../../features/orders/order-addresses.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useText } from '../../words/words.tsx';
import { MethodForm } from './method-form.tsx';
import { counterWords } from './money-news.ts';
import type { PayInfo } from './payment-types.ts';

/** Nothing is under way: a way of paying is chosen. */
export function Counter({ info, lastTry }: { info: PayInfo; lastTry: LastAttempt }) {
  const text = useText();
  const news = counterWords(lastTry);
  const isStuck = info.methods.every(({ isPossible }) => !isPossible);
  return (
    <>
      {news && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-control bg-danger-tint px-3.5 py-3 text-danger text-sm"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text(news)}
        </p>
      )}
      <section aria-labelledby="pay-methods" className="card flex flex-col gap-4 p-4 sm:p-6">
        <h2 id="pay-methods" className="font-semibold text-base tracking-normal">
          {text('checkout.pay.methods')}
        </h2>
        <MethodForm info={info} />
      </section>
      {isStuck && <NoMethodDialog />}
    </>
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
