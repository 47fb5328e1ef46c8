import { storeQualifications } from '@galleria/contract/stores/stores';
import { loadShop, refusedPage } from '../../features/stores/load-shop.server.ts';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

const Papers = hydrateLater({
  id: 'stores',
  when: onInteraction,
  load: () => import('./papers.tsx'),
  atOnceForBuyers: true,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const found = await loadShop(visit, url.searchParams.get('sid'));
  if ('refusal' in found) return refusedPage(visit, found);
  const papers = await visit.call(storeQualifications, { shopId: found.shop.id });
  if (!papers.ok) throw new Response(papers.message, { status: 503 });
  return {
    shop: found.shop,
    papers: papers.data,
    messages: messagesJson(visit.locale, messageIds),
  };
}

export type PapersData = Route.ComponentProps['loaderData'];

export default function QualificationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Papers found={loaderData} />
    </PageMessages>
  );
}
