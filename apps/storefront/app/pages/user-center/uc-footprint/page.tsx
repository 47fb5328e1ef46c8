import { browsingHistoryPage } from '@galleria/contract/favourites/favourites';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { Form } from 'react-router';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson, serverText } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ErrorLine } from '../../../ui/fields/field.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { fetchPageWithRecords } from '../fetch-page-with-records.ts';
import { tileProduct } from '../tile-product.ts';
import type { Route } from './+types/page.ts';
import { actOnHistory } from './act-on-history.server.ts';
import { ClearButton, useClearing } from './clear-history.tsx';
import { daysAgo, groupByDay } from './group-by-day.ts';
import { HISTORY_FORM, HistoryDay } from './history-day.tsx';
import messageIds from './page.tsx?messages';

const SIZE = 40;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const fetchPage = (current: number) => callOrThrow(visit, url, browsingHistoryPage, { current, size: SIZE });
  const { records, current, pages } = await fetchPageWithRecords(fetchPage, pageNumber(url.searchParams));
  const now = Date.now();
  const entries = records.map((seen) => ({
    logId: seen.prodBrowseLogId,
    day: seen.browseDate,
    product: tileProduct(seen),
  }));
  return {
    days: groupByDay(entries).map((group) => ({ ...group, name: dayName(visit.locale, group.day, now) })),
    current,
    pages,
    messages: messagesJson(visit.locale, messageIds),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnHistory(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function FootprintPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages json={loaderData.messages}>
      <History {...loaderData} />
    </PageMessages>
  );
}

type HistoryProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;
export type HistoryDayData = HistoryProps['days'][number];

function History({ days, current, pages }: HistoryProps) {
  const text = useText();
  const clearing = useClearing();
  return (
    <>
      <PageHead name={text('favourites.history.title')} intro={text('favourites.history.intro')}>
        {days.length > 0 && (
          <ClearButton
            clearing={clearing}
            fields={{ form: 'all' }}
            label={text('favourites.history.clearAll')}
            question={text('favourites.history.clearAllTitle')}
            consequence={text('favourites.history.clearAllText')}
          />
        )}
      </PageHead>
      {/* Empty: its buttons are on the cards. */}
      <Form method="post" id={HISTORY_FORM} preventScrollReset />
      <div className="flex flex-col gap-8">
        {clearing.problem && <ErrorLine>{clearing.problem}</ErrorLine>}
        {days.length === 0 && <NoHistory />}
        {days.map((day, index) => (
          <HistoryDay key={day.day} day={day} clearing={clearing} isFirst={index === 0} />
        ))}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

function NoHistory() {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="collection" sentence={text('favourites.history.empty')}>
        <ButtonLink to="/list?st=0">{text('favourites.page.findProducts')}</ButtonLink>
      </Empty>
    </div>
  );
}

/** Computed on the server only: around midnight the browser might render another day. */
function dayName(locale: Locale, day: string, nowMs: number): string {
  const ago = daysAgo(day, nowMs);
  const text = serverText(locale);
  if (ago === 0) return text('favourites.history.today');
  if (ago === 1) return text('favourites.history.yesterday');
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
