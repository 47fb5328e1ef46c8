import { PageTitle } from '../../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

/** Shown after an account was closed; outside the user center's layout, which needs a buyer. */
export function loader({ context }: Route.LoaderArgs) {
  return { messages: messagesJson(context.get(visitContext).locale, messageIds) };
}

export default function GoodbyePage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Goodbye />
    </PageMessages>
  );
}

function Goodbye() {
  const text = useText();
  return (
    <div className="page-column py-10">
      <PageTitle name={text('profile.goodbye.title')} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text('profile.goodbye.title')}</h1>
      <Empty kind="collection" sentence={text('profile.goodbye.text')}>
        <ButtonLink to="/">{text('profile.goodbye.home')}</ButtonLink>
      </Empty>
    </div>
  );
}
