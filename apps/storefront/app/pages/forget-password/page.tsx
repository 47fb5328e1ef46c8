import { webConfig } from '@galleria/contract/site/site';
import { ownPath } from '../../features/accounts/own-path.ts';
import { DelayedRedirect, StepsPage } from '../../features/accounts/steps/steps-page.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { privatePage } from '../../visit/buyer-only.server.ts';
import { loginAddress } from '../../visit/login-address.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { submitStep, verifiedCookie } from './recover-password.server.ts';
import { PasswordStep, VerifyStep } from './recover-steps.tsx';

export const middleware = [privatePage];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { call, locale, publicUrl } = visit;
  const config = await call(webConfig, {});
  const verified = await verifiedCookie.read(visit, request);
  return {
    target: ownPath(url.searchParams.get('redirect'), publicUrl),
    step: verified ? 2 : url.searchParams.has('done') ? 3 : 1,
    contact: verified?.contact ?? '',
    spent: url.searchParams.has('spent'),
    picture: config.ok ? config.data.pcLoginBgImg : '',
    messages: messagesJson(locale, messageIds),
  };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return submitStep(context.get(visitContext), request, url);
}

export { clientAction } from '../../forms/answered-action.ts';

export default function ForgetPasswordPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Recover data={loaderData} />
    </PageMessages>
  );
}

function Recover({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const text = useText();
  const isDone = data.step === 3;
  return (
    <StepsPage
      picture={data.picture}
      title={text(isDone ? 'accounts.recover.doneTitle' : 'accounts.recover.title')}
      intro={text(isDone ? 'accounts.recover.doneText' : 'accounts.recover.intro')}
      progress={text('accounts.steps.progress')}
      steps={[text('accounts.recover.step1'), text('accounts.recover.step2'), text('accounts.recover.step3')]}
      here={data.step}
    >
      <PageTitle name={text('accounts.recover.title')} />
      {data.step === 1 && <VerifyStep target={data.target} spent={data.spent} />}
      {data.step === 2 && <PasswordStep target={data.target} contact={data.contact} />}
      {isDone && <DelayedRedirect to={loginAddress(data.target)} label={text('accounts.recover.back')} />}
    </StepsPage>
  );
}
