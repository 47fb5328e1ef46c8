import { groupPage } from '@galleria/contract/activities/group-buy';
import { GROUP_HOURS } from '@galleria/domain/activities/group-buy';
import { redirect } from 'react-router';
import { earliestTurn, turnOf } from '../../features/activities/turn.ts';
import TurnWatch from '../../features/activities/turn-watch.tsx';
import { cardProduct } from '../../features/products/card-product.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import type { GroupZone } from './group-goods.tsx';
import messageIds from './page.tsx?messages';

const SIZE = 20;
const UNAVAILABLE = 503;

const GroupGoods = hydrateLater({
  id: 'group-goods',
  when: onInteraction,
  load: () => import('./group-goods.tsx'),
  atOnceForBuyers: true,
  className: 'min-h-dvh',
});

/** A page beyond the last one redirects to the last. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const current = Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get('current') ?? '')?.[0] ?? 1);
  const page = await visit.call(groupPage, { current, size: SIZE });
  if (!page.ok) throw new Response(page.message, { status: UNAVAILABLE });
  const { records, pages } = page.data;
  if (current > 1 && current > pages) throw redirect(`/group-buy?current=${Math.max(pages, 1)}`);
  const turning = earliestTurn(records.map(({ activity }) => activity));
  const zone: GroupZone = {
    ...{ current, pages },
    nowIso: records[0]?.activity.nowIso,
    turnIso: turning && turnOf(turning),
    products: records.map((listed) => ({ ...cardProduct(listed), activity: listed.activity })),
  };
  return { zone, messages: messagesJson(visit.locale, messageIds) };
}

export default function GroupBuyPage({ loaderData: { zone, messages } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <ZoneHead picture={zone.products[0]?.picture} />
      <TurnWatch nowIso={zone.nowIso} turnIso={zone.turnIso} />
      <GroupGoods zone={zone} />
    </PageMessages>
  );
}

function ZoneHead({ picture }: { picture: string | undefined }) {
  const text = useText();
  const intro = text('groupBuy.intro', { hours: GROUP_HOURS });
  return (
    <>
      <PageTitle name={text('groupBuy.title')} description={intro} picture={picture} />
      <header className="zone-ground">
        <div className="page-column py-6 md:py-10">
          <h1 className="wrap-break-word max-w-2xl text-balance font-bold text-display">{text('groupBuy.title')}</h1>
          <p className="mt-2 max-w-2xl text-pretty text-base">{intro}</p>
        </div>
      </header>
    </>
  );
}
