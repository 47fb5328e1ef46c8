import { noticeInfo } from '@galleria/contract/content/content';
import { excerptOf } from '@galleria/domain/content/excerpt';
import { ArrowLeft } from 'lucide-react';
import { data, Link } from 'react-router';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { DateText } from '../../ui/times/date-text.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

/** Length of a description that search engines show. */
const DESCRIPTION_LENGTH = 159;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const visit = context.get(visitContext);
  const messages = messagesJson(visit.locale, messageIds);
  const notice = await visit.call(noticeInfo, { id: query.get('id') ?? '' });
  if (notice.ok)
    return data({
      messages,
      notice: { ...notice.data, description: excerptOf(notice.data.content, DESCRIPTION_LENGTH) },
    });
  if (notice.reason === 'notice.notFound' || notice.reason === 'input.invalid') {
    return data({ messages, notice: null }, { status: 404 });
  }
  throw new Response(notice.message, { status: 503 });
}

export default function NoticeDetailPage({ loaderData: { notice, messages } }: Route.ComponentProps) {
  return <PageMessages json={messages}>{notice ? <Notice notice={notice} /> : <NoticeMissing />}</PageMessages>;
}

function Notice({ notice }: { notice: NonNullable<Route.ComponentProps['loaderData']['notice']> }) {
  const text = useText();
  const { id, shopId, title, description, isTop, publishTime, content } = notice;
  return (
    <div className="page-column max-w-3xl py-8 md:py-12">
      <PageTitle name={title} description={description} address={`/notice-detail?id=${id}&shopId=${shopId}`} />
      <Link
        to={`/notice-list?shopId=${shopId}`}
        className="mb-4 inline-flex min-h-10 items-center gap-1.5 font-medium text-ink-soft text-sm hover:text-brand-ink print:hidden"
      >
        <ArrowLeft className="flip-rtl size-4" />
        {text('content.backToNotices')}
      </Link>
      <article className="card px-5 py-6 md:px-12 md:py-10">
        <p className="flex items-center gap-2 text-ink-soft text-sm">
          {isTop && <Badge tone="soft">{text('content.pinned')}</Badge>}
          <DateText time={publishTime} />
        </p>
        <h1 className="mt-2 mb-6 font-bold text-xl">{title}</h1>
        <RichText html={content} />
      </article>
    </div>
  );
}

function NoticeMissing() {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('content.noticeMissing')} />
      <h1 className="sr-only">{text('content.noticeMissing')}</h1>
      <Empty kind="default" sentence={text('content.noticeMissingText')}>
        <ButtonLink to="/notice-list?shopId=0">{text('content.backToNotices')}</ButtonLink>
      </Empty>
    </div>
  );
}
