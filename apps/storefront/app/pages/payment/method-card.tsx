import { centsOf } from '@galleria/domain/money/main-units';
import { Link } from 'react-router';
import { useMoneyText } from '../../features/money/currency.tsx';
import { METHOD_LOOKS } from '../../features/payments/method-looks.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { useText } from '../../words/words.tsx';
import { type PayInfo, type PayMethod, REMEDIES } from './payment-form.ts';

interface MethodCardProps {
  method: PayMethod;
  balance: PayInfo['balance'];
  isChosen: boolean;
  onChoose: () => void;
}

/** A way of paying; one that cannot be chosen says why, and what can be done about it. */
export function MethodCard({ method, balance, isChosen, onChoose }: MethodCardProps) {
  const text = useText();
  const money = useMoneyText();
  const { payType, isPossible, objection, isSandbox } = method;
  const look = METHOD_LOOKS[payType];
  if (!look) return null;
  const Icon = look.icon;
  const remedy = REMEDIES[objection];
  const values = { balance: money(centsOf(balance)) };
  return (
    <ChoiceCard name="payType" value={payType} checked={isChosen} disabled={!isPossible} onChange={onChoose}>
      <span className="flex items-start gap-3">
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {text(look.name)}
            {isSandbox && <Badge tone="info">{text('checkout.pay.sandbox')}</Badge>}
          </span>
          <span className="text-ink-soft text-xs">
            {objection === 'none' ? text(look.hint, values) : text(`checkout.pay.${objection}`, values)}
            {remedy && (
              <Link to={remedy.to} className="relative z-10 ms-1.5 text-brand-ink underline underline-offset-2">
                {text(remedy.label)}
              </Link>
            )}
          </span>
        </span>
      </span>
    </ChoiceCard>
  );
}
