import { sendContactCode } from '@galleria/contract/accounts/profile';
import { api } from '../../../api/client.ts';
import { CodeField } from '../../../features/accounts/code-field.tsx';
import { PasswordField } from '../../../features/accounts/password-field.tsx';
import { SignInNameField } from '../../../features/accounts/sign-in-name-field.tsx';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { type ContactKind, contactForm } from './account-forms.ts';

interface ContactFormProps {
  kind: ContactKind;
  onDone: () => void;
}

/** The code verifies the new contact, the password the owner of the account. */
export function ContactForm({ kind, onDone }: ContactFormProps) {
  const text = useText();
  const form = useForm(contactForm, { name: kind, onDone });

  async function send() {
    const values = form.validValues([kind]);
    return values && api(sendContactCode, { [kind]: values[kind] });
  }

  return (
    <CheckedForm form={form} label={text(`profile.contact.${kind}`)}>
      <SignInNameField {...form.field(kind)} kind={kind} label={text(`profile.contact.${kind}New`)} />
      <CodeField {...form.field('validCode')} onSend={send} sent={form.codeSent} />
      <PasswordField
        {...form.field('passWord')}
        label={text('profile.contact.ownPassword')}
        hint={text('profile.contact.ownPasswordHint')}
        autoComplete="current-password"
      />
      <FormEnd form={form} submitLabel={text('profile.contact.save')} />
    </CheckedForm>
  );
}
