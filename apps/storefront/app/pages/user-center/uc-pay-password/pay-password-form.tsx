import type { setPayPassword } from '@galleria/contract/accounts/passwords';
import { Link } from 'react-router';
import { checkCodeIfPresent, checkPasswordRule } from '../../../features/accounts/account-rules.ts';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { defineForm, type FieldsOf } from '../../../forms/define-form.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PinInput } from '../../../ui/fields/pin-input.tsx';
import { DoneCard } from '../forms/done-card.tsx';
import { OwnCodeField } from '../forms/own-code-field.tsx';

export const payPasswordForm = defineForm({
  fields: {
    oldPayPassword: (old) => (old === '' ? 'profile.pay.oldEmpty' : undefined),
    validCode: checkCodeIfPresent,
    payPassword: (password = '') => checkPasswordRule('pay', password),
    confirmation: (confirmation, { payPassword = '' }) =>
      confirmation === undefined || confirmation === payPassword ? undefined : 'profile.pay.notMatching',
  } satisfies FieldsOf<typeof setPayPassword, 'confirmation'>,
  encrypted: ['payPassword', 'oldPayPassword'],
  localOnly: ['confirmation'],
  refusalFields: {
    'payPassword.wrong': 'oldPayPassword',
    'payPassword.locked': 'oldPayPassword',
    'password.payRule': 'payPassword',
    'code.wrong': 'validCode',
  },
});

/** Setting the first pay password or replacing a forgotten one needs a code; changing it needs the old one. */
export type PayPasswordWay = 'set' | 'change' | 'forgot';

export function PayPasswordForm({ way }: { way: PayPasswordWay }) {
  const text = useText();
  const form = useForm(payPasswordForm, { name: 'payPassword' });
  if (form.done) {
    return <DoneCard title={text('profile.pay.done')} sentence={text('profile.pay.doneText')} />;
  }
  return (
    <div className="card p-4 sm:p-6">
      <CheckedForm form={form} label={text('profile.menu.payPassword')} className="flex max-w-md flex-col gap-5">
        {way === 'change' ? (
          <Field label={text('profile.pay.old')} error={form.errorOf('oldPayPassword')}>
            {(wires) => <PinInput name={form.field('oldPayPassword').name} {...wires} />}
          </Field>
        ) : (
          <OwnCodeField form={form} purpose="payPassword" />
        )}
        <Field label={text('profile.pay.new')} hint={text('profile.pay.rule')} error={form.errorOf('payPassword')}>
          {(wires) => <PinInput name={form.field('payPassword').name} {...wires} />}
        </Field>
        <Field label={text('profile.pay.confirmation')} error={form.errorOf('confirmation')}>
          {(wires) => <PinInput name={form.field('confirmation').name} {...wires} />}
        </Field>
        <FormEnd form={form} submitLabel={text(way === 'set' ? 'profile.pay.set' : 'profile.pay.submit')}>
          {way !== 'set' && (
            <Link
              to={way === 'change' ? '?forgot=1' : '/user-center/uc-pay-password'}
              className="text-brand-ink text-sm underline underline-offset-4"
            >
              {text(way === 'change' ? 'profile.pay.forgot' : 'profile.pay.remembered')}
            </Link>
          )}
        </FormEnd>
      </CheckedForm>
    </div>
  );
}
