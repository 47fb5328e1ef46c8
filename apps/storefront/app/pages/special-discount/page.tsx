import { postReminder } from '../../features/activities/reminders/post-reminder.server.ts';
import TurnWatch from '../../features/activities/turn-watch.tsx';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { loadZone, type Zone } from './load-zone.server.ts';
import messageIds from './page.tsx?messages';
import { readZoneQuery } from './zone-address.ts';
import { ZoneHero } from './zone-hero.tsx';

const ZoneGoods = hydrateLater({
  id: 'zone-goods',
  when: onInteraction,
  load: () => import('./zone-goods.tsx'),
  atOnceForBuyers: true,
  className: 'min-h-dvh',
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const zone = await loadZone(visit, readZoneQuery(url.searchParams));
  return { zone, messages: messagesJson(visit.locale, messageIds) };
}

/** Form posts of reminders without scripts, from product pages too. */
export async function action({ request, context }: Route.ActionArgs) {
  return postReminder(context.get(visitContext), await request.formData());
}

export default function SpecialDiscountPage({ loaderData: { zone, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <ZoneTitle zone={zone} />
      <TurnWatch nowIso={zone.nowIso} turnIso={zone.turnIso} />
      <ZoneHero zone={zone} />
      <ZoneGoods zone={zone} />
    </PageMessages>
  );
}

function ZoneTitle({ zone: { query, products } }: { zone: Zone }) {
  const text = useText();
  return (
    <>
      <PageTitle
        name={text('activities.zone.title')}
        description={text('activities.zone.intro')}
        picture={products[0]?.picture}
      />
      {query.day !== undefined && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
