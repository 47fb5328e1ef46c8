import { centsOf } from '@galleria/domain/money/main-units';
import { Link } from 'react-router';
import { useMoneyText } from '../../features/money/money-text.ts';
import { PayMethodCard } from '../../features/payments/pay-method-card.tsx';
import { PAYMENT_METHODS } from '../../features/payments/payment-methods.ts';
import { useText } from '../../messages/messages.tsx';
import { type PayInfo, type PayMethod, REMEDIES } from './payment-form.ts';

interface MethodCardProps {
  method: PayMethod;
  balance: PayInfo['balance'];
  isChosen: boolean;
  onChoose: () => void;
}

/** A payment method; one that cannot be chosen shows the reason and a remedy. */
export function MethodCard({ method, balance, isChosen, onChoose }: MethodCardProps) {
  const text = useText();
  const money = useMoneyText();
  const { payType, objection } = method;
  const details = PAYMENT_METHODS[payType];
  const remedy = REMEDIES[objection];
  const values = { balance: money(centsOf(balance)) };
  return (
    <PayMethodCard method={method} isChosen={isChosen} onChoose={onChoose}>
      {objection === 'none' ? details && text(details.hint, values) : text(`checkout.pay.${objection}`, values)}
      {remedy && (
        <Link to={remedy.to} className="relative z-10 ms-1.5 text-brand-ink underline underline-offset-2">
          {text(remedy.label)}
        </Link>
      )}
    </PayMethodCard>
  );
}
