import { PageTitle } from '../../shell/page-title.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?words';
import { placeName } from './place-name.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  return { place: placeName(locale, url), words: wordsJson(locale, messageIds) };
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** For every page of routes.ts that is not built yet. */
export default function OpeningSoonPage({ loaderData: { place, words } }: Route.ComponentProps) {
  return (
    <MoreWords json={words}>
      <OpeningSoon place={place} />
    </MoreWords>
  );
}

function OpeningSoon({ place }: { place: string }) {
  const text = useText();
  return (
    <div className="page-column py-10">
      <PageTitle name={place} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text('shell.openingTitle')}</h1>
      <Empty kind="default" sentence={text('shell.openingText', { place })}>
        <ButtonLink to="/">{text('shell.openingHome')}</ButtonLink>
      </Empty>
    </div>
  );
}
