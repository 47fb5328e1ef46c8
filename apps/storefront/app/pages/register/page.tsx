import { webConfig } from '@galleria/contract/site/site';
import { replace } from 'react-router';
import { ownPath } from '../../features/accounts/own-path.ts';
import { StepsPage } from '../../features/accounts/steps/steps-page.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { privatePage } from '../../visit/buyer-only.server.ts';
import { useShell } from '../../visit/shell-data.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { DoneStep } from './done-step.tsx';
import messageIds from './page.tsx?messages';
import { loadWelcome, submitStep, verifiedCookie } from './register.server.ts';
import { AccountStep, VerifyStep } from './register-steps.tsx';

export const middleware = [privatePage];

/** Three steps: verify a contact, choose name and password, done. A signed cookie carries step 1 to step 2. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { call, isSignedIn, locale, publicUrl } = visit;
  const { searchParams } = url;
  const target = ownPath(searchParams.get('redirect'), publicUrl);
  if (isSignedIn && !searchParams.has('done')) throw replace(target);
  const config = await call(webConfig, {});
  const verified = await verifiedCookie.read(visit, request);
  return {
    target,
    step: isSignedIn ? 3 : verified ? 2 : 1,
    contact: verified?.contact ?? '',
    nickName: verified?.nickName ?? '',
    welcome: isSignedIn ? await loadWelcome(visit) : undefined,
    way: searchParams.get('by') === 'mobile' ? ('mobile' as const) : ('mail' as const),
    spent: searchParams.has('spent'),
    picture: config.ok ? config.data.pcLoginBgImg : '',
    messages: messagesJson(locale, messageIds),
  };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return submitStep(context.get(visitContext), request, url);
}

export { clientAction } from '../../forms/answered-action.ts';

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Register data={loaderData} />
    </PageMessages>
  );
}

function Register({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const text = useText();
  const { mall } = useShell();
  const isDone = data.step === 3;
  return (
    <StepsPage
      picture={data.picture}
      title={isDone ? text('accounts.register.doneTitle', { mall: mall.logoText }) : text('accounts.register.title')}
      intro={text(isDone ? 'accounts.register.doneText' : 'accounts.register.intro')}
      progress={text('accounts.steps.progress')}
      steps={[text('accounts.register.step1'), text('accounts.register.step2'), text('accounts.register.step3')]}
      here={data.step}
    >
      <PageTitle name={text('accounts.register.title')} />
      {data.step === 1 && <VerifyStep {...data} />}
      {data.step === 2 && <AccountStep {...data} />}
      {isDone && <DoneStep target={data.target} {...data.welcome} />}
    </StepsPage>
  );
}
