import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { useRef } from 'react';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { ErrorLine, Field, TextInput } from '../../../ui/fields/field.tsx';
import { priceParts } from '../../../ui/prices/price-parts.ts';
import { type Method, MethodChoice } from './method-choice.tsx';
import { topUpForm } from './top-up-amount.ts';

const QUICK_AMOUNTS = [20, 50, 100, 200, 500];

/** Top-ups are charged in the base currency, whatever the display currency. */
const CHARGED = { currencyCode: BASE_CURRENCY, symbol: '$', exchangeRate: 1 };

export function TopUpForm({ methods }: { methods: readonly Method[] }) {
  const text = useText();
  const form = useForm(topUpForm, { name: 'topUp' });
  const input = useRef<HTMLInputElement>(null);

  function fill(amount: number) {
    if (!input.current) return;
    input.current.value = String(amount);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  }

  if (methods.length === 0) return <p className="text-ink-soft text-sm">{text('ledger.topUp.noMethod')}</p>;
  return (
    <CheckedForm form={form} label={text('ledger.topUp.title')} className="flex max-w-xl flex-col gap-5">
      <div className="flex flex-col gap-3">
        <Field
          label={text('ledger.topUp.amount', { currency: BASE_CURRENCY })}
          hint={text('ledger.topUp.limits')}
          error={form.errorOf('amount')}
        >
          {(wires) => (
            <TextInput
              ref={input}
              name={form.field('amount').name}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              maxLength={10}
              defaultValue={form.values.amount}
              className="max-w-60 tabular-nums"
              {...wires}
            />
          )}
        </Field>
        <QuickAmounts onChoose={fill} />
      </div>
      <div className="flex flex-col gap-1.5">
        <MethodChoice name={form.field('payType').name} methods={methods} chosen={form.values.payType} />
        {form.errorOf('payType') && <ErrorLine>{form.errorOf('payType')}</ErrorLine>}
      </div>
      <FormEnd form={form} submitLabel={text('ledger.topUp.submit')} submitTone="brand" />
    </CheckedForm>
  );
}

/** Needs scripts, so it is hidden without them. */
function QuickAmounts({ onChoose }: { onChoose: (amount: number) => void }) {
  const text = useText();
  const locale = useLocale();
  return (
    <fieldset aria-label={text('ledger.topUp.quick')} className="flex flex-wrap gap-2 noscript:hidden">
      {QUICK_AMOUNTS.map((amount) => {
        const { before, amount: digits, after } = priceParts(amount * 100, CHARGED, locale);
        return (
          <button
            key={amount}
            type="button"
            onClick={() => onChoose(amount)}
            className="min-h-9 max-md:min-h-11 rounded-control border border-edge px-3.5 text-sm tabular-nums hover:border-ink"
          >
            <bdi dir="ltr">{`${before}${digits.replace(/[.,]00$/, '')}${after}`}</bdi>
          </button>
        );
      })}
    </fieldset>
  );
}
