import type { OutputOf } from '@galleria/contract/operation';
import type { topUpMethods } from '@galleria/contract/payments/payments';
import { PAYMENT_METHODS } from '../../../features/payments/payment-methods.ts';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';

export type Method = OutputOf<typeof topUpMethods>[number];

interface MethodChoiceProps {
  name: string;
  methods: readonly Method[];
  chosen: string | undefined;
}

/** Payment methods; the first one is preselected. Sandbox methods have a badge. */
export function MethodChoice({ name, methods, chosen }: MethodChoiceProps) {
  const text = useText();
  const known = methods.flatMap((method) => {
    const details = PAYMENT_METHODS[method.payType];
    return details ? [{ ...method, ...details }] : [];
  });
  const preset = chosen ?? String(known[0]?.payType ?? '');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{text('ledger.topUp.method')}</legend>
      {known.map(({ payType, isSandbox, icon: Icon, name: label }) => (
        <label
          key={payType}
          className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-edge px-4 py-2 text-sm transition-[background-color,border-color] hover:border-ink has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={payType}
            defaultChecked={String(payType) === preset}
            className="size-4 accent-brand"
          />
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="font-medium">{text(label)}</span>
          {isSandbox && <Badge tone="info">{text('checkout.pay.sandbox')}</Badge>}
        </label>
      ))}
    </fieldset>
  );
}
