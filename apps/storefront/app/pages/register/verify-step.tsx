import { sendRegisterCode } from '@galleria/contract/accounts/register';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { CodeField } from '../../account/code-field.tsx';
import { FormOutcome } from '../../account/form/form-alert.tsx';
import type { FormState } from '../../account/form/form-state.ts';
import { useAccountForm } from '../../account/form/use-account-form.ts';
import { loginAddress, withRedirect } from '../../account/login-address.ts';
import { TabRow } from '../../account/tab-row.tsx';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';
import { checkVerify, contactIn, type VerifyWay } from './register-rules.ts';

interface VerifyStepProps {
  target: string;
  way: VerifyWay;
  /** The proof of before was too old. */
  spent: boolean;
  posted: FormState | undefined;
}

export function VerifyStep({ target, way, spent, posted }: VerifyStepProps) {
  const text = useText();
  const panelId = useId();
  const [by, setBy] = useState<VerifyWay>(posted?.values.by === 'mobile' ? 'mobile' : way);
  const form = useAccountForm({ action: withRedirect('/register', target), check: checkVerify, posted });
  async function send() {
    const values = form.validValues(['mail', 'mobile']);
    return values && api(sendRegisterCode, contactIn(values));
  }
  return (
    <>
      <form {...form.props} className="flex flex-col gap-5">
        <button type="submit" hidden />
        <input type="hidden" name="by" value={by} />
        <TabRow
          label={text('accounts.register.by')}
          open={by}
          panelId={panelId}
          onOpen={setBy}
          tabs={[
            { name: 'mail', label: text('accounts.register.mail'), to: withRedirect('/register', target) },
            {
              name: 'mobile',
              label: text('accounts.register.mobile'),
              to: withRedirect('/register?by=mobile', target),
            },
          ]}
        />
        <div id={panelId} role="tabpanel" aria-label={text(`accounts.register.${by}`)} className="flex flex-col gap-4">
          <Field key={by} label={text(`accounts.register.${by}`)} error={form.errorOf(by)}>
            {(wires) => (
              <TextInput
                name={by}
                type={by === 'mail' ? 'email' : 'tel'}
                autoComplete={by === 'mail' ? 'email' : 'tel-national'}
                maxLength={254}
                defaultValue={form.values[by]}
                {...wires}
              />
            )}
          </Field>
          <CodeField key={`${by}-code`} onSend={send} error={form.errorOf('validCode')} sent={form.codeSent} />
        </div>
        <FormOutcome form={form} otherwise={spent ? text('accounts.steps.spent') : undefined} />
        <Button type="submit" tone="brand" busy={form.busy} className="w-full">
          {text('accounts.steps.next')}
        </Button>
      </form>
      <p className="mt-4 text-ink-soft text-sm">
        {text('accounts.register.have')}{' '}
        <Link to={loginAddress(target)} className="rounded-control font-semibold text-ink hover:text-brand-ink">
          {text('shell.signIn')}
        </Link>
      </p>
    </>
  );
}
