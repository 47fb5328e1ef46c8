import { Link } from 'react-router';
import { CodeField } from '../../../features/accounts/code-field.tsx';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { Field } from '../../../ui/field.tsx';
import { PinInput } from '../../../ui/pin-input.tsx';
import { useText } from '../../../words/words.tsx';
import { DoneCard } from '../forms/done-card.tsx';
import { ownCodeFor } from '../forms/send-own-code.ts';
import { checkPayPassword } from './check-pay-password.ts';

/** The first one and a forgotten one need a code, any other the one before. */
export type PayPasswordWay = 'set' | 'change' | 'forgot';

const sendCode = ownCodeFor('payPassword');

export function PayPasswordForm({ way }: { way: PayPasswordWay }) {
  const text = useText();
  const form = useForm({
    name: 'payPassword',
    check: checkPayPassword,
    sealed: ['payPassword', 'oldPayPassword'],
    kept: ['confirmation'],
  });
  if (form.done) {
    return <DoneCard title={text('profile.pay.done')} sentence={text('profile.pay.doneText')} />;
  }
  return (
    <div className="card p-4 sm:p-6">
      <CheckedForm form={form} label={text('profile.menu.payPassword')} className="flex max-w-md flex-col gap-5">
        {way === 'change' ? (
          <Field label={text('profile.pay.old')} error={form.errorOf('oldPayPassword')}>
            {(wires) => <PinInput name="oldPayPassword" {...wires} />}
          </Field>
        ) : (
          <CodeField
            onSend={sendCode}
            error={form.errorOf('validCode')}
            sent={form.codeSent}
            hint={text('profile.codeHint')}
          />
        )}
        <Field label={text('profile.pay.new')} hint={text('profile.pay.rule')} error={form.errorOf('payPassword')}>
          {(wires) => <PinInput name="payPassword" {...wires} />}
        </Field>
        <Field label={text('profile.pay.confirmation')} error={form.errorOf('confirmation')}>
          {(wires) => <PinInput name="confirmation" {...wires} />}
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
