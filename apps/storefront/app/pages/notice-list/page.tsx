import { noticeList } from '@galleria/contract/content/content';
import { redirect } from 'react-router';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { NoticeCard } from './notice-card.tsx';
import messageIds from './page.tsx?messages';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const shopId = query.get('shopId') || '0';
  const shopName = query.get('shopName') ?? '';
  const visit = context.get(visitContext);
  const notices = await visit.call(noticeList, { shopId, current: query.get('current') || '1' });
  if (!notices.ok) {
    if (notices.reason === 'input.invalid') throw redirect('/404');
    throw new Response(notices.message, { status: 503 });
  }
  const { current, pages } = notices.data;
  if (current > 1 && current > pages) throw redirect(pageAddress({ shopId, shopName }, pages));
  return { ...notices.data, shopId, shopName, messages: messagesJson(visit.locale, messageIds) };
}

/** The first page has no number in its address. */
function pageAddress(shop: { shopId: string; shopName: string }, page: number): string {
  const query = new URLSearchParams({ shopId: shop.shopId });
  if (shop.shopName) query.set('shopName', shop.shopName);
  if (page > 1) query.set('current', String(page));
  return `/notice-list?${query}`;
}

export default function NoticeListPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Notices loaderData={loaderData} />
    </PageMessages>
  );
}

function Notices({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { records, total, current, pages, shopName } = loaderData;
  const text = useText();
  const title = shopName ? text('content.shopNotices', { shopName }) : text('content.notices');
  return (
    <div className="page-column max-w-3xl py-8 md:py-12">
      <PageTitle
        name={title}
        description={shopName ? undefined : text('content.noticesIntro')}
        address={pageAddress(loaderData, current)}
      />
      <header className="mb-6 md:mb-8">
        <h1 className="font-bold text-xl">{title}</h1>
        <p className="mt-1 text-ink-soft text-sm">
          {shopName ? text('content.noticeCount', { count: total }) : text('content.noticesIntro')}
        </p>
      </header>
      {records.length === 0 ? (
        <Empty kind="default" sentence={text('content.noticesEmpty')} />
      ) : (
        <ul className="flex flex-col gap-3">
          {records.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination current={current} pages={pages} />
      </div>
    </div>
  );
}
