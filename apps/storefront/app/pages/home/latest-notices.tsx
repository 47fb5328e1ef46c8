import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { DateText } from '../../ui/times/date-text.tsx';
import { SectionHead } from './section-head.tsx';

interface LatestNotice {
  id: number;
  title: string;
  excerpt: string;
  publishTime: string;
}

export function LatestNotices({ notices }: { notices: readonly LatestNotice[] }) {
  const text = useText();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="latest-notices" className="page-column">
      <SectionHead
        id="latest-notices"
        title={text('home.notices')}
        to="/notice-list?shopId=0"
        more={text('home.allNotices')}
      />
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {notices.map(({ id, title, excerpt, publishTime }) => (
          <li key={id} className="card relative flex flex-col p-5">
            <p className="text-ink-soft text-xs">
              <DateText time={publishTime} />
            </p>
            <h3 className="mt-2 text-pretty font-semibold text-base">
              <Link to={`/notice-detail?id=${id}&shopId=0`} className="covers-parent hover:text-brand-ink">
                {title}
              </Link>
            </h3>
            <p dir="auto" className="mt-1 line-clamp-2 text-ink-soft text-sm">
              {excerpt}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
