import { sendContactCode } from '@galleria/contract/accounts/profile';
import { api } from '../../../api/client.ts';
import { CodeField } from '../../../features/accounts/code-field.tsx';
import { IdentityField } from '../../../features/accounts/identity-field.tsx';
import { PasswordField } from '../../../features/accounts/password-field.tsx';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../words/words.tsx';
import { type ContactKind, checkContact } from './check-contact.ts';

interface ContactFormProps {
  kind: ContactKind;
  onDone: () => void;
}

/** A code shows that the new address is theirs, the password that it is really them who changes it. */
export function ContactForm({ kind, onDone }: ContactFormProps) {
  const text = useText();
  const form = useForm({ name: kind, check: checkContact, sealed: ['passWord'], onDone });

  async function send() {
    const values = form.validValues([kind]);
    return values && api(sendContactCode, { [kind]: values[kind] });
  }

  return (
    <CheckedForm form={form} label={text(`profile.contact.${kind}`)}>
      <IdentityField form={form} name={kind} kind={kind} label={text(`profile.contact.${kind}New`)} />
      <CodeField onSend={send} error={form.errorOf('validCode')} sent={form.codeSent} />
      <PasswordField
        name="passWord"
        label={text('profile.contact.ownPassword')}
        hint={text('profile.contact.ownPasswordHint')}
        autoComplete="current-password"
        error={form.errorOf('passWord')}
      />
      <FormEnd form={form} submitLabel={text('profile.contact.save')} />
    </CheckedForm>
  );
}
