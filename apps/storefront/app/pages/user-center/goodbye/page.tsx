import { PageTitle } from '../../../shell/page-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { wordsJson } from '../../../words/server-text.server.ts';
import { MoreWords, useText } from '../../../words/words.tsx';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?words';

/** Shown after an account was closed; outside the user center's layout, which needs a buyer. */
export function loader({ context }: Route.LoaderArgs) {
  return { words: wordsJson(context.get(visitContext).locale, messageIds) };
}

export default function GoodbyePage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreWords json={loaderData.words}>
      <Goodbye />
    </MoreWords>
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
