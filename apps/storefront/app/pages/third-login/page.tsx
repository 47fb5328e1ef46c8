import { redirect } from 'react-router';
import { answeredAction } from '../../account/form/answered-action.ts';
import { ownPath } from '../../account/own-path.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { BindDialog } from './bind-dialog.tsx';
import { Bound } from './bound.tsx';
import { binding, bindMail, comeBack, sendAway } from './come-back.server.ts';
import { Failed } from './failed.tsx';
import { providerAt } from './providers.ts';

/** `?start` goes to the other site, which comes back with `?code=…`; `?bind` and `?bound` are our own pages after that. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const provider = providerAt(params.provider);
  if (!provider) throw redirect('/404');
  const { searchParams } = url;
  const page = {
    site: provider.name,
    isSignedIn: visit.isSignedIn,
    words: wordsJson(visit.locale, 'accounts.third.', 'accounts.field.', 'accounts.error.'),
  };
  if (searchParams.has('bound')) {
    return { ...page, kind: 'bound' as const, target: ownPath(searchParams.get('redirect'), visit.publicUrl) };
  }
  if (searchParams.has('bind')) {
    const carried = binding.read(request);
    if (!carried) throw redirect('/login');
    const { nickName, mail, target } = carried;
    return { ...page, kind: 'bind' as const, nickName, mail, target };
  }
  const trip = { visit, url, socialType: provider.socialType };
  const outcome = await (searchParams.has('start') ? sendAway(trip) : comeBack(trip));
  if (outcome instanceof Response) throw outcome;
  return { ...page, kind: 'failed' as const, message: outcome };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return bindMail(context.get(visitContext), request, url);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answeredAction(serverAction);
}

export default function ThirdLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.words}>
      <div className="page-column flex min-h-80 max-w-md flex-col items-center justify-center py-16 text-center">
        <meta name="robots" content="noindex" />
        <Title site={loaderData.site} />
        {loaderData.kind === 'bind' && <BindDialog {...loaderData} posted={actionData} />}
        {loaderData.kind === 'bound' && <Bound {...loaderData} />}
        {loaderData.kind === 'failed' && <Failed {...loaderData} />}
      </div>
    </MoreWords>
  );
}

function Title({ site }: { site: string }) {
  const text = useText();
  return <PageTitle name={text('accounts.third.title', { site })} />;
}
