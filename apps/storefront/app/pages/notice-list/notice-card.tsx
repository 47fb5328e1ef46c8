import type { noticeList } from '@galleria/contract/content/content';
import type { OutputOf } from '@galleria/contract/operation';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DateText } from '../../ui/times/date-text.tsx';

type Notice = OutputOf<typeof noticeList>['records'][number];

/** A row on wide pages, a card on phones; all of it is the link. */
export function NoticeCard({ notice: { id, shopId, title, excerpt, isTop, publishTime } }: { notice: Notice }) {
  const text = useText();
  return (
    <li className="group card relative flex items-center gap-4 p-4 md:px-6 md:py-5">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex items-center gap-2 text-ink-soft text-xs">
          {isTop && <Badge tone="soft">{text('content.pinned')}</Badge>}
          <DateText time={publishTime} />
        </p>
        <h2 className="text-pretty font-semibold text-base tracking-normal">
          <Link to={`/notice-detail?id=${id}&shopId=${shopId}`} className="covers-parent group-hover:text-brand-ink">
            {title}
          </Link>
        </h2>
        <p dir="auto" className="mt-1 line-clamp-2 text-ink-soft text-sm">
          {excerpt}
        </p>
      </div>
      <ChevronRight aria-hidden className="flip-rtl size-5 shrink-0 text-ink-soft" />
    </li>
  );
}
