import type { MessageId } from '@galleria/i18n/message-id';
import { isPersonal } from '../../features/accounts/buyer-pages.ts';
import { requireBuyer } from '../../features/accounts/buyer-only.server.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { serverText } from '../../words/server-text.server.ts';
import { useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';

/** The names of places that are not open are long in number and short in life: they stay on the server. */
export function loader({ url, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  if (isPersonal(url.pathname)) requireBuyer(visit, url);
  const text = serverText(visit.locale);
  const name = url.pathname.split('/').findLast(Boolean);
  return { place: text(`shell.place.${name}` as MessageId<'storefront'>) };
}

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** Stands in for every page of the table that is not built yet, and says so. */
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
