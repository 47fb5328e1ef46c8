import { centsOf } from '@galleria/domain/money/main-units';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { type SubmitEvent, useState } from 'react';
import { useMoneyText } from '../../features/money/currency.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PinInput } from '../../ui/pin-input.tsx';
import { useText } from '../../words/words.tsx';
import { MethodCard } from './method-card.tsx';
import { PayPasswordDialog } from './pay-password-dialog.tsx';
import { type PayInfo, paymentForm } from './payment-form.ts';

/** The ways of paying and the button. The balance asks for the pay password first: in a dialog, without scripts in place. */
export function MethodForm({ info }: { info: PayInfo }) {
  const text = useText();
  // Announcing a transfer once more changes nothing.
  const methods = info.methods.filter(({ payType }) => !info.transfer || payType !== PAY_TYPE.transfer);
  const form = useForm(paymentForm, { name: 'pay' });
  const possible = methods.filter(({ isPossible }) => isPossible);
  const before = possible.find(({ payType }) => payType === (Number(form.values.payType) || info.payType));
  const [chosen, choose] = useState((before ?? possible[0])?.payType);
  const [asksPassword, setAsksPassword] = useState(false);

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
        <div className="flex flex-col gap-2">
          {methods.map((method) => (
            <MethodCard
              key={method.payType}
              method={method}
              balance={info.balance}
              isChosen={method.payType === chosen}
              onChoose={() => choose(method.payType)}
            />
          ))}
        </div>
        {possible.some(({ payType }) => payType === PAY_TYPE.balance) && (
          <div className="not-noscript:hidden">
            <Field label={text('checkout.pay.password')} error={form.errorOf('payPassword')}>
              {(wires) => <PinInput name={form.field('payPassword').name} {...wires} />}
            </Field>
          </div>
        )}
        <FormOutcome form={form} otherwise={possible.length === 0 ? text('checkout.pay.noMethodText') : undefined} />
        {chosen !== undefined && (
          <Button type="submit" tone="brand" busy={form.busy} className="sm:self-end">
            <SubmitLabel payType={chosen} totalFee={info.totalFee} />
          </Button>
        )}
      </form>
      {asksPassword && <PayPasswordDialog totalFee={info.totalFee} onClose={() => setAsksPassword(false)} />}
    </>
  );
}

/** What the button does is said by what was chosen. */
function SubmitLabel({ payType, totalFee }: { payType: number; totalFee: number }) {
  const text = useText();
  const money = useMoneyText();
  if (payType === PAY_TYPE.transfer) return text('checkout.pay.announce');
  if (payType === PAY_TYPE.points || payType === PAY_TYPE.cashOnDelivery) return text('checkout.pay.confirm');
  return text('checkout.pay.payNow', { amount: money(centsOf(totalFee)) });
}
