import { pointsInfo, pointsPage } from '@galleria/contract/ledger/ledger';
import { formatNumber } from '@galleria/i18n/formats';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useLocale, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { LedgerList } from '../ledger-list.tsx';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';
import { PointsSummary } from './points-summary.tsx';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [points, { records, current, pages }] = await Promise.all([
    callOrThrow(visit, url, pointsInfo, {}),
    callOrThrow(visit, url, pointsPage, { size: SIZE, current: pageNumber(url.searchParams) }),
  ]);
  return { points, records, current, pages, messages: messagesJson(visit.locale, messageIds) };
}

export default function PointsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <Points {...loaderData} />
    </PageMessages>
  );
}

type PointsProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function Points({ points, records, current, pages }: PointsProps) {
  const text = useText();
  const locale = useLocale();
  const entries = records.map(({ reasonText, note, change, balance, createTime }, index) => ({
    key: `${current} ${index}`,
    reason: reasonText,
    note,
    time: createTime,
    change: `${change > 0 ? '+' : '−'}${formatNumber(locale, Math.abs(change))}`,
    isIncome: change > 0,
    after: formatNumber(locale, balance),
  }));
  return (
    <>
      <PageHead name={text('ledger.points.title')} intro={text('ledger.points.intro')} />
      <div className="flex flex-col gap-4">
        <PointsSummary points={points} />
        <SectionCard title={text('ledger.points.ledger')}>
          {entries.length === 0 ? (
            <Empty kind="default" sentence={text('ledger.points.empty')}>
              <ButtonLink to="/list?st=0">{text('ui.goShopping')}</ButtonLink>
            </Empty>
          ) : (
            <LedgerList label={text('ledger.points.ledger')} entries={entries} />
          )}
        </SectionCard>
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}
