import { redirect, replace } from 'react-router';
import { PROVIDERS } from '../../features/accounts/login/providers.tsx';
import { ownPath } from '../../features/accounts/own-path.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson, serverText } from '../../messages/server-text.server.ts';
import { privatePage } from '../../visit/buyer-only.server.ts';
import { loginAddress } from '../../visit/login-address.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { BindDialog } from './bind-dialog.tsx';
import messageIds from './page.tsx?messages';
import {
  authorizationCookie,
  bindingCookie,
  bindMail,
  handleCallback,
  startAuthorization,
} from './third-login.server.ts';
import { Bound, Failed } from './third-login-result.tsx';

export const middleware = [privatePage];

/**
 * `?start` redirects to the provider, which redirects back with `?code=…`; `?bind` and `?bound` are the following
 * pages.
 */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const provider = PROVIDERS.find(({ path }) => path === params.provider);
  if (!provider) throw redirect('/404');
  const { searchParams } = url;
  const page = {
    site: provider.name,
    isSignedIn: visit.isSignedIn,
    messages: messagesJson(visit.locale, messageIds),
  };
  const started = await authorizationCookie.read(visit, request);
  const target = ownPath(searchParams.get('redirect') ?? started?.target, visit.publicUrl);
  if (searchParams.has('bound')) return { ...page, kind: 'bound' as const, target };
  if (searchParams.has('bind')) {
    const carried = await bindingCookie.read(visit, request);
    if (carried) {
      const { nickName, mail, target: wanted } = carried;
      return { ...page, kind: 'bind' as const, nickName, mail, target: wanted };
    }
    if (visit.isSignedIn) throw replace(target);
    return { ...page, kind: 'failed' as const, target, message: serverText(visit.locale)('accounts.steps.spent') };
  }
  const providerRequest = { visit, url, socialType: provider.socialType };
  const isStart = searchParams.has('start');
  if (isStart && isCrossSite(request)) throw redirect(loginAddress(target));
  const outcome = await (isStart ? startAuthorization(providerRequest) : handleCallback(providerRequest));
  if (outcome instanceof Response) throw outcome;
  return { ...page, kind: 'failed' as const, target, message: outcome };
}

/** Against login CSRF: another site must not start an authorization. Old browsers do not send the header. */
function isCrossSite({ headers }: Request): boolean {
  return !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

export function action({ request, context, url }: Route.ActionArgs) {
  return bindMail(context.get(visitContext), request, url);
}

export { clientAction } from '../../forms/answered-action.ts';

export default function ThirdLoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <div className="page-column flex min-h-80 max-w-md flex-col items-center justify-center py-16 text-center">
        <meta name="robots" content="noindex" />
        <Title site={loaderData.site} />
        {loaderData.kind === 'bind' && <BindDialog {...loaderData} />}
        {loaderData.kind === 'bound' && <Bound {...loaderData} />}
        {loaderData.kind === 'failed' && <Failed {...loaderData} />}
      </div>
    </PageMessages>
  );
}

function Title({ site }: { site: string }) {
  const text = useText();
  return <PageTitle name={text('accounts.third.title', { site })} />;
}
