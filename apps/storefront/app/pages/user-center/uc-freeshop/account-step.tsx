import { sendStoreAccountCode } from '@galleria/contract/sellers/store-account';
import { PartyPopper } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { CodeField } from '../../../features/accounts/code-field.tsx';
import { SignInNameField } from '../../../features/accounts/sign-in-name-field.tsx';
import { NewPasswordFields } from '../../../features/accounts/steps/new-password-fields.tsx';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { accountForm } from './application-forms.ts';

/** The last step: the owner's account for the back office. */
export function AccountStep({ storeName }: { storeName: string }) {
  const text = useText();
  const form = useForm(accountForm, { name: 'account' });

  async function send() {
    const { mobile } = form.validValues(['mobile']) ?? {};
    return mobile === undefined ? undefined : api(sendStoreAccountCode, { mobile });
  }

  return (
    <div className="flex flex-col gap-4">
      <section className="card flex flex-col items-center gap-2 px-4 py-8 text-center">
        <PartyPopper aria-hidden className="mb-2 size-12 text-brand" />
        <h2 className="font-semibold text-lg">{text('storeOpening.acceptedTitle', { store: storeName })}</h2>
        <p className="max-w-md text-pretty text-ink-soft text-sm">{text('storeOpening.acceptedText')}</p>
      </section>
      <SectionCard title={text('storeOpening.accountTitle')}>
        <CheckedForm form={form} label={text('storeOpening.accountTitle')} className="flex max-w-md flex-col gap-5">
          <SignInNameField
            {...form.field('mobile')}
            kind="mobile"
            label={text('storeOpening.mobile')}
            hint={text('storeOpening.mobileHint')}
          />
          <CodeField {...form.field('validCode')} onSend={send} sent={form.codeSent} />
          <NewPasswordFields kind="store" label={text('storeOpening.password')} form={form} />
          <FormEnd form={form} submitLabel={text('storeOpening.setAccount')} />
        </CheckedForm>
      </SectionCard>
    </div>
  );
}
