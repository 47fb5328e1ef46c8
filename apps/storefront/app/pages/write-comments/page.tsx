import { ownReviewPage } from '@galleria/contract/reviews/own-reviews';
import { REVIEW_STATE } from '@galleria/domain/reviews/reviews';
import { CircleCheck } from 'lucide-react';
import { ORDER_LIST, orderAddress } from '../../features/orders/order.ts';
import { actOnReviews } from '../../features/reviews/act-on-reviews.server.ts';
import { OwnReviewView } from '../../features/reviews/own-review-view.tsx';
import { OWN_REVIEWS } from '../../features/reviews/review-address.ts';
import { ReviewForm } from '../../features/reviews/review-form.tsx';
import { ReviewedProduct } from '../../features/reviews/reviewed-product.tsx';
import { callOrThrow } from '../../forms/answers.server.ts';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import messageIds from './page.tsx?messages';

const MAX_LINES = 100;
const NUMBER = /^\d{1,30}$/;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const orderNumber = url.searchParams.get('orderNumber') ?? '';
  const messages = messagesJson(visit.locale, messageIds);
  if (!NUMBER.test(orderNumber)) return { orderNumber, toWrite: [], written: [], messages };
  const fetchReviews = (commStatus: number) =>
    callOrThrow(visit, url, ownReviewPage, { commStatus, orderNumber, size: MAX_LINES });
  const [toWrite, written] = await Promise.all([
    fetchReviews(REVIEW_STATE.toWrite),
    fetchReviews(REVIEW_STATE.written),
  ]);
  return { orderNumber, toWrite: toWrite.records, written: written.records, messages };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnReviews(context.get(visitContext), url, await request.formData());
}

export { clientAction } from '../../forms/answered-action.ts';

export default function WriteReviewsPage({ loaderData: { messages, ...shown } }: Route.ComponentProps) {
  return (
    <PageMessages json={messages}>
      <meta name="robots" content="noindex" />
      <div className="page-column max-w-3xl py-4 md:py-8">
        <WriteReviews {...shown} />
      </div>
    </PageMessages>
  );
}

type WriteReviewsProps = Omit<Route.ComponentProps['loaderData'], 'messages'>;

function WriteReviews({ orderNumber, toWrite, written }: WriteReviewsProps) {
  const text = useText();
  if (toWrite.length + written.length === 0) return <NothingHere />;
  return (
    <>
      <PageHead name={text('reviews.write.title')} intro={text('reviews.write.intro')}>
        <ButtonLink to={orderAddress(orderNumber)} tone="outline" size="small">
          {text('reviews.write.toOrder')}
        </ButtonLink>
      </PageHead>
      <p role="status" className="mb-4 text-ink-soft text-sm">
        {toWrite.length > 0 && text('reviews.write.left', { count: toWrite.length })}
      </p>
      <div className="flex flex-col gap-4">
        {toWrite.length === 0 && <AllDone />}
        {toWrite.map((line) => (
          <ReviewedProduct key={line.orderItemId} line={line}>
            <ReviewForm line={line} />
          </ReviewedProduct>
        ))}
        {written.map((line) => (
          <ReviewedProduct key={line.orderItemId ?? line.review?.prodCommId} line={line}>
            {line.review && <OwnReviewView review={line.review} name={line.prodName} />}
          </ReviewedProduct>
        ))}
      </div>
    </>
  );
}

function AllDone() {
  const text = useText();
  return (
    <div className="card flex flex-wrap items-center gap-4 bg-success-tint p-4 text-success sm:p-6">
      <p role="status" className="flex flex-1 basis-60 items-center gap-2 font-medium">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {text('reviews.write.done')}
      </p>
      <ButtonLink to={OWN_REVIEWS} tone="outline" size="small">
        {text('reviews.mine')}
      </ButtonLink>
    </div>
  );
}

/** Shown for another buyer's order, one that has not arrived, or a mistyped number. */
function NothingHere() {
  const text = useText();
  return (
    <>
      <PageHead name={text('reviews.write.title')} />
      <div className="card">
        <Empty kind="order" sentence={text('reviews.write.unknown')}>
          <ButtonLink to={ORDER_LIST}>{text('reviews.own.toOrders')}</ButtonLink>
        </Empty>
      </div>
    </>
  );
}
