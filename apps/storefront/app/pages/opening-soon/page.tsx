import { NotOpen } from '../../features/activities/not-open.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?words';
import { placeName } from './place-name.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  return { place: placeName(locale, url), words: wordsJson(locale, messageIds) };
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** Placeholder for the pages of routes.ts that are not built yet. */
export default function OpeningSoonPage({ loaderData: { place, words } }: Route.ComponentProps) {
  return (
    <MoreWords json={words}>
      <NotOpen place={place} />
    </MoreWords>
  );
}
