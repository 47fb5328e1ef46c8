import { sendLoginCode } from '@galleria/contract/accounts/sign-in';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api/client.ts';
import { FormOutcome } from '../../../forms/form-alert.tsx';
import { type FormHandle, useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { TabRow } from '../../../ui/links/tab-row.tsx';
import { withRedirect } from '../../../visit/login-address.ts';
import { CodeField } from '../code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { SignInNameField } from '../sign-in-name-field.tsx';
import { AgreeField } from './agree-field.tsx';
import { FIELDS_BEFORE_CODE, type LoginMethod, type LoginOptions, loginForm } from './login-fields.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInExplanation } from './sign-in-explanation.tsx';

interface LoginFormProps {
  options: LoginOptions;
  /** The route that the form posts to. */
  action: string;
  /** Called when a link to registration or password recovery is followed. */
  onLeave?: () => void;
}

/** Used by the popup and by the login page. */
export function LoginForm({ options, action, onLeave }: LoginFormProps) {
  const { target, sites } = options;
  const text = useText();
  const panelId = useId();
  const form = useForm(loginForm, { action });
  const [way, setWay] = useState<LoginMethod>(form.values.way === 'mail' ? 'mail' : options.way);
  return (
    <>
      <SignInExplanation {...options} />
      <form {...form.props} className="flex flex-col gap-5">
        {/* Enter presses the first submit button of a form: this one, not the one that sends a code. */}
        <button type="submit" hidden />
        <input type="hidden" name="way" value={way} />
        <TabRow
          label={text('accounts.login.ways')}
          open={way}
          panelId={panelId}
          onOpen={setWay}
          tabs={[
            { name: 'account', label: text('accounts.login.byAccount'), to: withRedirect('/login', target) },
            { name: 'mail', label: text('accounts.login.byMail'), to: withRedirect('/login?way=mail', target) },
          ]}
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-label={text(`accounts.login.${way === 'mail' ? 'byMail' : 'byAccount'}`)}
        >
          <AccountFields form={form} open={way === 'account'} />
          <MailFields form={form} open={way === 'mail'} />
        </div>
        <FormOutcome form={form} />
        <AgreeField
          name={form.field('agree').name}
          error={form.errorOf('agree')}
          checked={form.values.agree === 'on'}
        />
        <Button type="submit" tone="brand" busy={form.busy} className="w-full">
          {text('accounts.login.submit')}
        </Button>
      </form>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span className="text-ink-soft">
          {text('accounts.login.newHere')}{' '}
          <Link to={withRedirect('/register', target)} onClick={onLeave} className={LINK}>
            {text('accounts.login.join')}
          </Link>
        </span>
        <Link to={withRedirect('/forget-password', target)} onClick={onLeave} className={LINK}>
          {text('accounts.login.forgot')}
        </Link>
      </p>
      <ProviderButtons sites={sites} target={target} checkAgreement={() => form.validValues(['agree']) !== undefined} />
    </>
  );
}

const LINK = 'rounded-control font-semibold text-ink hover:text-brand-ink';

interface WayProps {
  form: FormHandle<keyof typeof loginForm.fields>;
  open: boolean;
}

/**
 * Both ways stay in the DOM, so that changing tabs loses nothing typed; the fieldset of the closed one is disabled and
 * not sent.
 */
function AccountFields({ form, open }: WayProps) {
  const text = useText();
  return (
    <fieldset hidden={!open} disabled={!open} className={open ? 'flex flex-col gap-4' : ''}>
      <SignInNameField {...form.field('userName')} kind="name" label={text('accounts.login.userName')} />
      <PasswordField
        {...form.field('passWord')}
        label={text('accounts.login.password')}
        autoComplete="current-password"
      />
    </fieldset>
  );
}

function MailFields({ form, open }: WayProps) {
  const text = useText();
  async function send() {
    const values = form.validValues(FIELDS_BEFORE_CODE);
    return values ? api(sendLoginCode, { mail: values.mail ?? '' }) : undefined;
  }
  return (
    <fieldset hidden={!open} disabled={!open} className={open ? 'flex flex-col gap-4' : ''}>
      <SignInNameField {...form.field('mail')} kind="mail" label={text('accounts.login.mail')} />
      <CodeField {...form.field('validCode')} onSend={send} sent={form.codeSent} />
    </fieldset>
  );
}
