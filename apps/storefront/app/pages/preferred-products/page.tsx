import { data } from 'react-router';
import { readCuratedZoneQuery } from '../../features/activities/curated-zone-address.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadPreferred, type Preferred } from './load-preferred.server.ts';
import messageIds from './page.tsx?messages';

const PreferredGoods = hydrateLater({
  id: 'preferred-goods',
  when: onInteraction,
  load: () => import('./preferred-goods.tsx'),
  atOnceForBuyers: true,
  className: 'min-h-dvh',
});

/** Split off with its picture and button: most visitors never see it. */
const NotOpen = hydrateLater({
  id: 'preferred-closed',
  when: onInteraction,
  load: () => import('../../shell/not-open.tsx'),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const preferred = await loadPreferred(visit, readCuratedZoneQuery(url.searchParams));
  return data({ preferred, messages: messagesJson(visit.locale, messageIds) }, { status: preferred ? 200 : 404 });
}

export default function PreferredProductsPage({ loaderData: { preferred, messages } }: Route.ComponentProps) {
  return <PageMessages json={messages}>{preferred ? <Zone preferred={preferred} /> : <Closed />}</PageMessages>;
}

/** Shown while staff have closed the zone. */
function Closed() {
  return <NotOpen pageName={useText()('shell.navPreferred')} />;
}

function Zone({ preferred }: { preferred: Preferred }) {
  const text = useText();
  const title = text('shell.navPreferred');
  return (
    <>
      <PageTitle
        name={title}
        description={text('activities.preferred.intro')}
        picture={preferred.products[0]?.picture}
      />
      <header className="zone-ground">
        <div className="page-column py-6 md:py-10">
          <h1 className="wrap-break-word max-w-2xl text-balance font-bold text-display">{title}</h1>
          <p className="mt-2 max-w-2xl text-pretty text-base">{text('activities.preferred.intro')}</p>
        </div>
      </header>
      <PreferredGoods preferred={preferred} />
    </>
  );
}
