import { sendLoginCode } from '@galleria/contract/accounts/sign-in';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../api/client.ts';
import { FormOutcome } from '../../../forms/form-alert.tsx';
import { type FormHandle, useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TabRow } from '../../../ui/tab-row.tsx';
import { useText } from '../../../words/words.tsx';
import { CodeField } from '../code-field.tsx';
import { IdentityField } from '../identity-field.tsx';
import { withRedirect } from '../login-address.ts';
import { PasswordField } from '../password-field.tsx';
import { AgreeField } from './agree-field.tsx';
import type { LoginOptions } from './login-options.ts';
import { checkLogin, type LoginWay, NEEDED_FOR_CODE } from './login-definition.ts';
import { SiteButtons } from './site-buttons.tsx';

interface LoginFormProps {
  options: LoginOptions;
  /** Where the form is posted to. */
  action: string;
  /** Somebody follows a link to another way in. */
  onLeave?: () => void;
}

/** The same in the popup and on its own page. */
export function LoginForm({ options, action, onLeave }: LoginFormProps) {
  const { target, sites } = options;
  const text = useText();
  const panelId = useId();
  const form = useForm({ action, check: checkLogin, sealed: ['passWord'] });
  const [way, setWay] = useState<LoginWay>(form.values.way === 'mail' ? 'mail' : options.way);
  return (
    <>
      <form {...form.props} className="flex flex-col gap-5">
        {/* The first button of a form is what the Enter key presses. */}
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
        <AgreeField error={form.errorOf('agree')} checked={form.values.agree === 'on'} />
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
      <SiteButtons sites={sites} target={target} mayLeave={() => form.validValues(['agree']) !== undefined} />
    </>
  );
}

const LINK = 'rounded-control font-semibold text-ink hover:text-brand-ink';

/** Both ways stay on the page, so that changing one's mind costs nothing; the closed one is not sent. */
function AccountFields({ form, open }: { form: FormHandle; open: boolean }) {
  const text = useText();
  return (
    <fieldset hidden={!open} disabled={!open} className={open ? 'flex flex-col gap-4' : ''}>
      <IdentityField form={form} name="userName" kind="name" label={text('accounts.login.userName')} />
      <PasswordField
        name="passWord"
        label={text('accounts.login.password')}
        autoComplete="current-password"
        error={form.errorOf('passWord')}
      />
    </fieldset>
  );
}

function MailFields({ form, open }: { form: FormHandle; open: boolean }) {
  const text = useText();
  async function send() {
    const values = form.validValues(NEEDED_FOR_CODE);
    return values ? api(sendLoginCode, { mail: values.mail ?? '' }) : undefined;
  }
  return (
    <fieldset hidden={!open} disabled={!open} className={open ? 'flex flex-col gap-4' : ''}>
      <IdentityField form={form} name="mail" kind="mail" label={text('accounts.login.mail')} />
      <CodeField onSend={send} error={form.errorOf('validCode')} sent={form.codeSent} />
    </fieldset>
  );
}
