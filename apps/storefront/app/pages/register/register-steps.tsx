import { sendRegisterCode } from '@galleria/contract/accounts/register';
import { NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { CodeField } from '../../features/accounts/code-field.tsx';
import { TermsSentence } from '../../features/accounts/login/agree-field.tsx';
import { SignInNameField } from '../../features/accounts/sign-in-name-field.tsx';
import { NewPasswordField } from '../../features/accounts/steps/new-password-fields.tsx';
import { VerifiedContact } from '../../features/accounts/steps/steps-page.tsx';
import { FormOutcome } from '../../forms/form-alert.tsx';
import { type FormHandle, useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { TabRow } from '../../ui/links/tab-row.tsx';
import { loginAddress, withRedirect } from '../../visit/login-address.ts';
import { accountForm, contactOf, type VerifyWay, verifyForm } from './register-forms.ts';

interface VerifyStepProps {
  target: string;
  way: VerifyWay;
  /** The earlier verification has expired. */
  spent: boolean;
}

/** Step 1: a code verifies a mail address or a mobile number. */
export function VerifyStep({ target, way, spent }: VerifyStepProps) {
  const text = useText();
  const panelId = useId();
  const form = useForm(verifyForm, { action: withRedirect('/register', target) });
  const [by, setBy] = useState<VerifyWay>(form.values.by === 'mobile' ? 'mobile' : way);
  return (
    <>
      <form {...form.props} className="flex flex-col gap-5">
        {/* Enter submits with the first button of a form, which must not be "send a code". */}
        <button type="submit" hidden />
        <input type="hidden" name={form.field('by').name} value={by} />
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

interface ContactFieldsProps {
  by: VerifyWay;
  form: FormHandle<keyof typeof verifyForm.fields>;
  open: boolean;
}

/**
 * Both fields stay mounted, so that nothing typed is lost by changing tabs; the hidden one is disabled and not
 * submitted.
 */
function ContactFields({ by, form, open }: ContactFieldsProps) {
  const text = useText();
  async function send() {
    const values = form.validValues([by]);
    return values && api(sendRegisterCode, contactOf(values));
  }
  const { name, error } = form.field('validCode');
  return (
    <fieldset hidden={!open} disabled={!open} className={open ? 'flex flex-col gap-4' : ''}>
      <SignInNameField {...form.field(by)} kind={by} label={text(`accounts.register.${by}`)} />
      <CodeField name={name} error={open ? error : undefined} onSend={send} sent={open && form.codeSent} />
    </fieldset>
  );
}

interface AccountStepProps {
  target: string;
  /** The verified contact, masked. */
  contact: string;
  /** Suggested from the contact; a typed name takes precedence. */
  nickName: string;
}

/** Step 2: a password and a display name. */
export function AccountStep({ target, contact, nickName: suggested }: AccountStepProps) {
  const text = useText();
  const action = withRedirect('/register', target);
  const form = useForm(accountForm, { name: 'account', action });
  const nickName = form.field('nickName');
  return (
    <>
      <VerifiedContact contact={contact} action={action} />
      <form {...form.props} className="flex flex-col gap-4">
        <input type="hidden" name="form" value={form.name} />
        <NewPasswordField kind="register" label={text('accounts.register.password')} form={form} />
        <Field
          label={text('accounts.register.nickName')}
          hint={text('accounts.register.nickNameHint')}
          error={nickName.error}
        >
          {(wires) => (
            <TextInput
              name={nickName.name}
              defaultValue={nickName.defaultValue ?? suggested}
              autoComplete="nickname"
              maxLength={NICK_NAME_LIMIT * 2}
              {...wires}
            />
          )}
        </Field>
        <OwnName form={form} />
        <FormOutcome form={form} />
        <Button type="submit" tone="brand" busy={form.busy} className="mt-1 w-full">
          {text('accounts.register.submit')}
        </Button>
        <TermsSentence messageId="accounts.register.terms" className="text-ink-soft text-xs" />
      </form>
    </>
  );
}

/** Collapsed: few want a user name beside their mail address. Open when it is filled in or invalid. */
function OwnName({ form }: { form: FormHandle<keyof typeof accountForm.fields> }) {
  const text = useText();
  const userName = form.field('userName');
  return (
    <details open={userName.error || userName.defaultValue ? true : undefined}>
      <summary className="cursor-pointer rounded-control text-ink-soft text-sm hover:text-ink">
        {text('accounts.register.ownName')}
      </summary>
      <div className="mt-3">
        <SignInNameField
          {...userName}
          kind="name"
          label={text('accounts.register.userName')}
          hint={text('accounts.register.userNameHint')}
          maxLength={30}
        />
      </div>
    </details>
  );
}
