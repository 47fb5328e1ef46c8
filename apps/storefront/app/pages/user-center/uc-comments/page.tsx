import { ownReviewPage } from '@galleria/contract/reviews/own-reviews';
import { REVIEW_STATE } from '@galleria/domain/reviews/reviews';
import { ORDER_LIST } from '../../../features/orders/order.ts';
import { actOnReviews } from '../../../features/reviews/act-on-reviews.server.ts';
import { OwnReviewView } from '../../../features/reviews/own-review-view.tsx';
import { OWN_REVIEWS, WRITTEN_REVIEWS, writeReviewAddress } from '../../../features/reviews/review-address.ts';
import type { OwnReviewRecord } from '../../../features/reviews/review-forms.ts';
import { ReviewedProduct } from '../../../features/reviews/reviewed-product.tsx';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { PageMessages, useText } from '../../../messages/messages.tsx';
import { messagesJson } from '../../../messages/server-text.server.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { LinkTabs } from '../../../ui/links/link-tabs.tsx';
import { Pagination, pageNumber } from '../../../ui/links/pagination.tsx';
import { DateText } from '../../../ui/times/date-text.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

const SIZE = 10;
const NUMBER = /^\d{1,30}$/;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const isWritten = url.searchParams.get('commStatus') === String(REVIEW_STATE.written);
  const requested = url.searchParams.get('orderNumber') ?? '';
  const orderNumber = NUMBER.test(requested) ? requested : undefined;
  const found = await callOrThrow(visit, url, ownReviewPage, {
    commStatus: isWritten ? REVIEW_STATE.written : REVIEW_STATE.toWrite,
    ...{ orderNumber, size: SIZE, current: pageNumber(url.searchParams) },
  });
  const { records, counts, current, pages } = found;
  return { isWritten, orderNumber, records, counts, current, pages, messages: messagesJson(visit.locale, messageIds) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnReviews(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../../forms/answered-action.ts';

export default function OwnReviewsPage({ loaderData: { messages, ...shown } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <OwnReviews {...shown} />
    </PageMessages>
  );
}

type OwnReviewsProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function OwnReviews({ isWritten, orderNumber, records, counts, current, pages }: OwnReviewsProps) {
  const text = useText();
  const tabs = [
    { to: OWN_REVIEWS, label: text('reviews.own.toWrite'), count: counts.toWrite, isOpen: !isWritten },
    { to: WRITTEN_REVIEWS, label: text('reviews.own.written'), count: counts.written, isOpen: isWritten },
  ];
  return (
    <>
      <PageHead name={text('reviews.mine')} intro={text('reviews.own.intro')} />
      <div className="flex flex-col gap-4">
        {orderNumber ? (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
            {text('reviews.own.ofOrder', { number: orderNumber })}
            <a href={WRITTEN_REVIEWS} className="underline underline-offset-4 hover:text-ink">
              {text('reviews.own.showAll')}
            </a>
          </p>
        ) : (
          <LinkTabs label={text('reviews.own.kinds')} tabs={tabs} />
        )}
        {records.length === 0 && <Nothing isWritten={isWritten} hasToWrite={counts.toWrite > 0} />}
        {records.map((record) => (
          <Entry key={record.review?.prodCommId ?? record.orderItemId} record={record} />
        ))}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

function Entry({ record }: { record: OwnReviewRecord }) {
  const text = useText();
  const { review, prodName, orderNumber, finallyTime } = record;
  if (review) {
    return (
      <ReviewedProduct line={record}>
        <OwnReviewView review={review} name={prodName} />
      </ReviewedProduct>
    );
  }
  const toWrite = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {finallyTime && (
        <span className="text-ink-soft text-sm">
          <DateText time={finallyTime} />
        </span>
      )}
      <ButtonLink to={writeReviewAddress(orderNumber)} tone="brand" size="small">
        {text('reviews.own.review')} <span className="sr-only">{prodName}</span>
      </ButtonLink>
    </div>
  );
  return <ReviewedProduct line={record} aside={toWrite} />;
}

function Nothing({ isWritten, hasToWrite }: { isWritten: boolean; hasToWrite: boolean }) {
  const text = useText();
  const way = hasToWrite
    ? { to: OWN_REVIEWS, label: text('reviews.own.toWriteNow') }
    : { to: ORDER_LIST, label: text('reviews.own.toOrders') };
  return (
    <div className="card">
      <Empty kind="order" sentence={text(isWritten ? 'reviews.own.nothingWritten' : 'reviews.own.nothingToWrite')}>
        <ButtonLink to={way.to}>{way.label}</ButtonLink>
      </Empty>
    </div>
  );
}
