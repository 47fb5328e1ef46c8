import { sendRegisterCode } from '@galleria/contract/accounts/register';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { CodeField } from '../../features/accounts/code-field.tsx';
import { IdentityField } from '../../features/accounts/identity-field.tsx';
import { loginAddress, withRedirect } from '../../features/accounts/login-address.ts';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { type FormHandle, useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TabRow } from '../../ui/tab-row.tsx';
import { useText } from '../../words/words.tsx';
import { checkVerify, contactIn, type VerifyWay } from './register-forms.ts';

interface VerifyStepProps {
  target: string;
  way: VerifyWay;
  /** The proof of before was too old. */
  spent: boolean;
}

export function VerifyStep({ target, way, spent }: VerifyStepProps) {
  const text = useText();
  const panelId = useId();
  const form = useForm({ action: withRedirect('/register', target), check: checkVerify });
  const [by, setBy] = useState<VerifyWay>(form.values.by === 'mobile' ? 'mobile' : way);
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
        <div id={panelId} role="tabpanel" aria-label={text(`accounts.register.${by}`)}>
          <ContactFields by="mail" form={form} open={by === 'mail'} />
          <ContactFields by="mobile" form={form} open={by === 'mobile'} />
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

/** Both ways stay on the page, so that changing one's mind costs nothing; the closed one is not sent. */
function ContactFields({ by, form, open }: { by: VerifyWay; form: FormHandle; open: boolean }) {
  const text = useText();
  async function send() {
    const values = form.validValues([by]);
    return values && api(sendRegisterCode, contactIn(values));
  }
  return (
    <fieldset hidden={!open} disabled={!open} className={open ? 'flex flex-col gap-4' : ''}>
      <IdentityField form={form} name={by} kind={by} label={text(`accounts.register.${by}`)} />
      <CodeField onSend={send} error={open ? form.errorOf('validCode') : undefined} sent={open && form.codeSent} />
    </fieldset>
  );
}
