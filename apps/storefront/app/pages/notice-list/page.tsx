import { noticeList } from '@galleria/contract/content';
import { redirect } from 'react-router';
import { PageTitle } from '../../shell/page-title.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import { useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { NoticeCard } from './notice-card.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const notices = await context.get(visitContext).call(noticeList, {
    shopId: query.get('shopId') || '0',
    current: query.get('current') || '1',
  });
  if (notices.ok) return { ...notices.data, shopName: query.get('shopName') ?? '' };
  if (notices.reason === 'input.invalid') throw redirect('/404');
  throw new Response(notices.message, { status: 503 });
}

export default function NoticeListPage({ loaderData }: Route.ComponentProps) {
  const { records, total, current, pages, shopName } = loaderData;
  const text = useText();
  const title = shopName ? text('content.shopNotices', { shopName }) : text('content.notices');
  return (
    <div className="page-column max-w-3xl py-8 md:py-12">
      <PageTitle name={title} />
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
