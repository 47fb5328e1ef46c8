import { centsOf } from '@galleria/domain/money/main-units';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { prepareEncryption } from '../../api/encrypt-password.ts';
import { useMoneyText } from '../../features/money/money-text.ts';
import { CheckedForm, FormEnd } from '../../forms/checked-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { PinInput } from '../../ui/fields/pin-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { paymentForm } from './payment-form.ts';

/** The six digits are encrypted before they are sent. An error is shown beside them and keeps the dialog open. */
export function PayPasswordDialog({ totalFee, onClose }: { totalFee: number; onClose: () => void }) {
  const text = useText();
  const money = useMoneyText();
  const form = useForm(paymentForm, { name: 'balance' });
  useEffect(prepareEncryption, []);
  const amount = money(centsOf(totalFee));
  return (
    <Dialog title={text('checkout.pay.passwordTitle', { amount })} onClose={onClose} guarded>
      <CheckedForm form={form} label={text('checkout.pay.password')} className="flex flex-col gap-5 text-ink">
        <input type="hidden" name={form.field('payType').name} value={PAY_TYPE.balance} />
        <Field label={text('checkout.pay.password')} error={form.errorOf('payPassword')}>
          {(wires) => <PinInput name={form.field('payPassword').name} {...wires} />}
        </Field>
        <FormEnd form={form} submitTone="brand" submitLabel={text('checkout.pay.payNow', { amount })}>
          <Link
            to="/user-center/uc-pay-password?forgot=1"
            className="text-brand-ink text-sm underline underline-offset-4"
          >
            {text('checkout.pay.forgot')}
          </Link>
        </FormEnd>
      </CheckedForm>
    </Dialog>
  );
}
