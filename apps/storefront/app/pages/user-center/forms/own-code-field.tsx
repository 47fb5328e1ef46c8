import { sendConfirmationCode } from '@galleria/contract/accounts/passwords';
import type { InputOf } from '@galleria/contract/operation';
import { api } from '../../../api/client.ts';
import { CodeField } from '../../../features/accounts/code-field.tsx';
import type { FormHandle } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';

interface OwnCodeFieldProps {
  form: Pick<FormHandle<'validCode'>, 'field' | 'codeSent'>;
  purpose: InputOf<typeof sendConfirmationCode>['purpose'];
}

/** Field for a verification code, sent to the account's own contact. */
export function OwnCodeField({ form, purpose }: OwnCodeFieldProps) {
  const text = useText();
  return (
    <CodeField
      {...form.field('validCode')}
      onSend={() => api(sendConfirmationCode, { purpose })}
      sent={form.codeSent}
      hint={text('profile.codeHint')}
    />
  );
}
