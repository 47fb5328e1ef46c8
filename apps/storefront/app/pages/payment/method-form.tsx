import { centsOf } from '@galleria/domain/money/main-units';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { ChevronDown } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PinInput } from '../../ui/fields/pin-input.tsx';
import { MethodCard } from './method-card.tsx';
import { PayPasswordDialog } from './pay-password-dialog.tsx';
import { type PayInfo, type PayMethod, paymentForm } from './payment-form.ts';

/**
 * Payment methods and the submit button. The balance needs the pay password: in a dialog, without scripts in a field.
 */
export function MethodForm({ info }: { info: PayInfo }) {
  const text = useText();
  // A transfer that was announced is not offered again: a second announcement changes nothing.
  const methods = info.methods.filter(({ payType }) => !info.transfer || payType !== PAY_TYPE.transfer);
  const form = useForm(paymentForm, { name: 'pay' });
  const possible = methods.filter(({ isPossible }) => isPossible);
  const unfit = methods.filter(({ isPossible }) => !isPossible);
  const before = possible.find(({ payType }) => payType === (Number(form.values.payType) || info.payType));
  const [chosen, choose] = useState((before ?? possible[0])?.payType);
  const [asksPassword, setAsksPassword] = useState(false);

  const card = (method: PayMethod) => (
    <MethodCard
      key={method.payType}
      method={method}
      balance={info.balance}
      isChosen={method.payType === chosen}
      onChoose={() => choose(method.payType)}
    />
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (chosen !== PAY_TYPE.balance) {
      void form.props.onSubmit(event);
      return;
    }
    event.preventDefault();
    setAsksPassword(true);
  }

  return (
    <>
      <form {...form.props} onSubmit={submit} aria-label={text('checkout.pay.methods')} className="flex flex-col gap-4">
        <input type="hidden" name="form" value="pay" />
        <div className="flex flex-col gap-2">{possible.map(card)}</div>
        {unfit.length > 0 && (
          // Open when no method is possible: then the reasons are the only help.
          <details open={possible.length === 0} className="group">
            <summary className="flex min-h-11 items-center gap-2 text-ink-soft text-sm">
              {text('checkout.pay.unfit', { count: unfit.length })}
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <div className="flex flex-col gap-2 pt-1">{unfit.map(card)}</div>
          </details>
        )}
        {possible.some(({ payType }) => payType === PAY_TYPE.balance) && (
          <div className="not-noscript:hidden">
            <Field label={text('checkout.pay.password')} error={form.errorOf('payPassword')}>
              {(wires) => <PinInput name={form.field('payPassword').name} {...wires} />}
            </Field>
          </div>
        )}
        <FormOutcome form={form} otherwise={possible.length === 0 ? text('checkout.pay.noMethodText') : undefined} />
        {chosen !== undefined && (
          <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-col rounded-b-card border-line border-t bg-mist px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6">
            <Button type="submit" tone="brand" busy={form.busy} className="sm:self-end">
              <SubmitLabel payType={chosen} info={info} />
            </Button>
          </div>
        )}
      </form>
      {asksPassword && <PayPasswordDialog totalFee={info.totalFee} onClose={() => setAsksPassword(false)} />}
    </>
  );
}

/** The label of the button depends on the chosen method. */
function SubmitLabel({ payType, info }: { payType: number; info: PayInfo }) {
  const text = useText();
  const money = useMoneyText();
  const amount = money(centsOf(info.totalFee));
  if (payType === PAY_TYPE.transfer) return text('checkout.pay.announce');
  if (payType === PAY_TYPE.points || payType === PAY_TYPE.cashOnDelivery) return text('checkout.pay.confirm');
  const isStarted = info.state === 'pending' && payType === info.payType;
  return text(isStarted ? 'checkout.pay.continue' : 'checkout.pay.payNow', { amount });
}
