import type { OutputOf } from '@galleria/contract/operation';
import type { topUpMethods } from '@galleria/contract/payments';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import { Badge } from '../../../ui/badge.tsx';
import { useText } from '../../../words/words.tsx';

export type Method = OutputOf<typeof topUpMethods>[number];

const NAMES: Record<number, MessageId<'storefront'>> = {
  [PAY_TYPE.stripe]: 'ledger.method.stripe',
  [PAY_TYPE.payPal]: 'ledger.method.payPal',
  [PAY_TYPE.payPalCard]: 'ledger.method.payPalCard',
  [PAY_TYPE.transfer]: 'ledger.method.transfer',
};

interface MethodChoiceProps {
  methods: readonly Method[];
  chosen: string | undefined;
}

/** How to pay; the first way is as good as any. A stand-in says that it is one. */
export function MethodChoice({ methods, chosen }: MethodChoiceProps) {
  const text = useText();
  const known = methods.filter(({ payType }) => NAMES[payType]);
  const preset = chosen ?? String(known[0]?.payType ?? '');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-sm">{text('ledger.topUp.method')}</legend>
      {known.map(({ payType, isSandbox }) => (
        <label
          key={payType}
          className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-edge px-4 py-2 text-sm transition-[background-color,border-color] hover:border-ink has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="payType"
            value={payType}
            defaultChecked={String(payType) === preset}
            className="size-4 accent-brand"
          />
          <span className="font-medium">{text(NAMES[payType] ?? 'ledger.topUp.method')}</span>
          {isSandbox && (
            <>
              <Badge tone="info">{text('ledger.topUp.sandbox')}</Badge>
              <span className="basis-full ps-7 text-ink-soft text-xs">{text('ledger.topUp.sandboxHint')}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
