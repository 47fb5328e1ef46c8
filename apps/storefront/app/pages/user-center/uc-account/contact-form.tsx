import { sendContactCode } from '@galleria/contract/accounts/profile';
import { CodeField } from '../../../account/code-field.tsx';
import { CheckedForm, FormEnd } from '../../../account/form/checked-form.tsx';
import { useForm } from '../../../account/form/use-form.ts';
import { IdentityField } from '../../../account/identity-field.tsx';
import { PasswordField } from '../../../account/password-field.tsx';
import { api } from '../../../api/client.ts';
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
