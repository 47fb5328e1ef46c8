import { data } from 'react-router';
import { readCuratedZoneQuery } from '../../features/activities/curated-zone-address.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadNewUser, type NewUserZone } from './load-new-user.server.ts';
import messageIds from './page.tsx?messages';

const NewUserGoods = hydrateLater({
  id: 'new-user-goods',
  when: onInteraction,
  load: () => import('./new-user-goods.tsx'),
  atOnceForBuyers: true,
  className: 'min-h-dvh',
});

/** Split off with its picture and button: most visitors never see it. */
const NotOpen = hydrateLater({
  id: 'new-user-closed',
  when: onInteraction,
  load: () => import('../../shell/not-open.tsx'),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const zone = await loadNewUser(visit, readCuratedZoneQuery(url.searchParams));
  return data({ zone, messages: messagesJson(visit.locale, messageIds) }, { status: zone ? 200 : 404 });
}

export default function NewUserSpecialPage({ loaderData: { zone, messages } }: Route.ComponentProps) {
  return <PageMessages json={messages}>{zone ? <Zone zone={zone} /> : <Closed />}</PageMessages>;
}

/** Shown while staff have closed the zone. */
function Closed() {
  return <NotOpen pageName={useText()('shell.navNewUser')} />;
}

function Zone({ zone }: { zone: NewUserZone }) {
  const text = useText();
  const title = text('shell.navNewUser');
  const intro = text('activities.newUser.intro');
  return (
    <>
      <PageTitle name={title} description={intro} picture={zone.products[0]?.picture} />
      <header className="zone-ground">
        <div className="page-column py-6 md:py-10">
          <h1 className="wrap-break-word max-w-2xl text-balance font-bold text-display">{title}</h1>
          <p className="mt-2 max-w-2xl text-pretty text-base">{intro}</p>
        </div>
      </header>
      <NewUserGoods zone={zone} />
    </>
  );
}
