import { webConfig } from '@galleria/contract/site/site';
import { replace } from 'react-router';
import { LoginForm } from '../../features/accounts/login/login-form.tsx';
import { ownPath } from '../../features/accounts/own-path.ts';
import { SplitPage } from '../../features/accounts/split-page.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { loginAddress } from '../../visit/login-address.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadLogin, signIn } from './login.server.ts';
import messageIds from './page.tsx?messages';

/**
 * Redirects signed-in buyers. Not for the popup, which calls this loader too, and again after signing in: then the
 * redirect of the action applies.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const isPopup = url.searchParams.has('popup');
  if (visit.isSignedIn && !isPopup) throw replace(ownPath(url.searchParams.get('redirect'), visit.publicUrl));
  const [options, config] = await Promise.all([loadLogin(visit, url), visit.call(webConfig, {})]);
  const messages = isPopup ? options.messages : messagesJson(visit.locale, messageIds);
  return { options: { ...options, messages }, picture: config.ok ? config.data.pcLoginBgImg : '' };
}

/** A failed request is shown in the popup and leaves the page under it as it is. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (problem) {
    if (problem instanceof Response || !url.searchParams.has('popup')) throw problem;
    return { options: undefined, picture: '' };
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return signIn(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../forms/answered-action.ts';

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { options, picture } = loaderData;
  if (!options) return null;
  return (
    <PageMessages json={options.messages}>
      <SplitPage picture={picture}>
        <LoginHeading />
        <LoginForm key={options.way} options={options} action={loginAddress(options.target)} />
      </SplitPage>
    </PageMessages>
  );
}

function LoginHeading() {
  const text = useText();
  return (
    <header className="mb-5">
      <PageTitle name={text('accounts.login.title')} />
      <meta name="robots" content="noindex" />
      <h1 className="font-bold text-xl">{text('accounts.login.welcome')}</h1>
      <p className="mt-1 text-ink-soft text-sm">{text('accounts.login.intro')}</p>
    </header>
  );
}
