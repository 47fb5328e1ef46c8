import type { MessageId } from '@galleria/i18n/message-id';
import { PageTitle } from '../../shell/page-title.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { serverText } from '../../words/server-text.server.ts';
import { useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';

/** The names of unbuilt pages are many and temporary: the browser gets only the one that it shows. */
export function loader({ url, context }: Route.LoaderArgs) {
  const text = serverText(context.get(visitContext).locale);
  const name = url.pathname.split('/').findLast(Boolean);
  return { place: text(`shell.place.${name}` as MessageId<'storefront'>) };
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** For every page of routes.ts that is not built yet. */
export default function OpeningSoonPage({ loaderData: { place } }: Route.ComponentProps) {
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
