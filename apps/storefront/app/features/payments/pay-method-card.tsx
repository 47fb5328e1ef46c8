import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChoiceCard } from '../../ui/fields/choice-card.tsx';
import { PAYMENT_METHODS } from './payment-methods.ts';

interface PayMethodCardProps {
  method: { readonly payType: number; readonly isPossible: boolean; readonly isSandbox: boolean };
  isChosen: boolean;
  onChoose: () => void;
  /** Shown below the method's name. */
  children: ReactNode;
}

/** A payment method as a radio button. */
export function PayMethodCard({ method, isChosen, onChoose, children }: PayMethodCardProps) {
  const text = useText();
  const { payType, isPossible, isSandbox } = method;
  const details = PAYMENT_METHODS[payType];
  if (!details) return null;
  const Icon = details.icon;
  return (
    <ChoiceCard name="payType" value={payType} checked={isChosen} disabled={!isPossible} onChange={onChoose}>
      <span className="flex items-start gap-3">
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {text(details.name)}
            {isSandbox && <Badge tone="info">{text('checkout.pay.sandbox')}</Badge>}
          </span>
          <span className="text-ink-soft text-xs">{children}</span>
        </span>
      </span>
    </ChoiceCard>
  );
}
