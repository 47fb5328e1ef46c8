import { sendConfirmationCode, setPayPassword } from '@galleria/contract/accounts/passwords';
import { userInfo } from '@galleria/contract/accounts/profile';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { callOrThrow, codeOutcome, outcomeOf } from '../../../forms/answers.server.ts';
import { readValues } from '../../../forms/define-form.ts';
import { invalidState } from '../../../forms/form-reply.server.ts';
import { useText } from '../../../messages/messages.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { PayPasswordForm, type PayPasswordWay, payPasswordForm } from './pay-password-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { hasPayPassword } = await callOrThrow(context.get(visitContext), url, userInfo, {});
  const forgotten: PayPasswordWay = url.searchParams.has('forgot') ? 'forgot' : 'change';
  return { way: hasPayPassword ? forgotten : 'set' } satisfies { way: PayPasswordWay };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { call, locale } = context.get(visitContext);
  const values = readValues(payPasswordForm, await request.formData());
  if (values.intent === 'sendCode')
    return codeOutcome(await call(sendConfirmationCode, { purpose: 'payPassword' }), { url, values });
  const invalid = invalidState(payPasswordForm, values, locale);
  if (invalid) return invalid;
  const { payPassword = '', oldPayPassword, validCode } = values;
  const answer = await call(setPayPassword, { payPassword, oldPayPassword, validCode });
  return outcomeOf(answer, { url, values }, payPasswordForm.refusalFields);
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function PayPasswordPage({ loaderData: { way } }: Route.ComponentProps) {
  const text = useText();
  const { key } = useLocation();
  return (
    <>
      <PageHead name={text('profile.menu.payPassword')} intro={text('profile.pay.intro')} />
      <FormForWay key={key} way={way} />
    </>
  );
}

/**
 * Keeps its first `way`: after the pay password is set, the loader answers `change`, but the form still shows the
 * success of `set`.
 */
function FormForWay({ way }: { way: PayPasswordWay }) {
  const [wayAtFirst] = useState(way);
  return <PayPasswordForm way={wayAtFirst} />;
}
