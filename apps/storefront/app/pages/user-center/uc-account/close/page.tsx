import { closeAccount } from '@galleria/contract/accounts/close-account';
import { sendConfirmationCode } from '@galleria/contract/accounts/passwords';
import { userInfo } from '@galleria/contract/accounts/profile';
import { Check } from 'lucide-react';
import { redirectDocument } from 'react-router';
import { callOrThrow, codeOutcome, outcomeOf } from '../../../../forms/answers.server.ts';
import { readValues } from '../../../../forms/define-form.ts';
import { invalidState } from '../../../../forms/form-reply.server.ts';
import { useText } from '../../../../messages/messages.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { visitContext } from '../../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { ClosingForm, closingForm } from './closing-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { hasPassword } = await callOrThrow(context.get(visitContext), url, userInfo, {});
  return { hasPassword };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { call, locale } = context.get(visitContext);
  const values = readValues(closingForm, await request.formData());
  if (values.intent === 'sendCode')
    return codeOutcome(await call(sendConfirmationCode, { purpose: 'destroy' }), { url, values });
  const invalid = invalidState(closingForm, values, locale);
  if (invalid) return invalid;
  const { passWord, validCode } = values;
  const outcome = outcomeOf(
    await call(closeAccount, { passWord, validCode }),
    { url, values },
    closingForm.refusalFields,
  );
  // A full page load, so that no personal data stays in this one.
  return outcome.done ? redirectDocument('/user-center/goodbye') : outcome;
}

export { clientAction } from '../../../../forms/answered-action.ts';

const CONSEQUENCES = ['erased', 'lost', 'orders', 'devices', 'again'] as const;

export default function CloseAccountPage({ loaderData: { hasPassword } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead name={text('profile.close.title')} intro={text('profile.close.intro')} />
      <div className="card flex flex-col gap-6 p-4 sm:p-6">
        <ul className="flex max-w-2xl flex-col gap-3 text-sm">
          {CONSEQUENCES.map((one) => (
            <li key={one} className="flex items-start gap-3">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              {text(`profile.close.${one}`)}
            </li>
          ))}
        </ul>
        <p className="max-w-2xl text-pretty text-ink-soft text-sm">{text('profile.close.exportFirst')}</p>
        <hr className="border-line" />
        <ClosingForm hasPassword={hasPassword}>
          <ButtonLink to="/user-center/uc-account" tone="outline">
            {text('profile.close.keep')}
          </ButtonLink>
        </ClosingForm>
      </div>
    </>
  );
}
