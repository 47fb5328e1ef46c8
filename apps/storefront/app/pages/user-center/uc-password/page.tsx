import { changePassword, sendConfirmationCode } from '@galleria/contract/accounts/passwords';
import { userInfo } from '@galleria/contract/accounts/profile';
import { callOrThrow, codeOutcome, outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import { useText } from '../../../messages/messages.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { PasswordForm, passwordForm } from './password-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { hasPassword, userMail, userName } = await callOrThrow(context.get(visitContext), url, userInfo, {});
  return { hasPassword, signInName: userMail || userName };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { call, locale } = context.get(visitContext);
  const values = readValues(passwordForm, await request.formData());
  if (values.intent === 'sendCode')
    return codeOutcome(await call(sendConfirmationCode, { purpose: 'password' }), { url, values });
  const invalid = invalidState(passwordForm, values, locale);
  if (invalid) return invalid;
  const { oldPassword, validCode, newPassword = '' } = values;
  const answer = await call(changePassword, { oldPassword, validCode, newPassword });
  return outcomeOf(answer, { url, values }, passwordForm.refusalFields);
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function PasswordPage({ loaderData: { hasPassword, signInName } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead
        name={text(hasPassword ? 'profile.menu.password' : 'profile.password.setTitle')}
        intro={text(hasPassword ? 'profile.password.intro' : 'profile.password.setIntro')}
      />
      <PasswordForm hasPassword={hasPassword} signInName={signInName} />
    </>
  );
}
