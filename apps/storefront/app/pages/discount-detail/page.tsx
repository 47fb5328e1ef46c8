import { data } from 'react-router';
import { useDiscountText } from '../../features/promotions/use-discount-text.ts';
import { PageTitle } from '../../features/seo/page-title.tsx';
import { hydrateLater, onInteraction } from '../../hydration/hydrate-later.tsx';
import { PageMessages, useText } from '../../messages/messages.tsx';
import { messagesJson } from '../../messages/server-text.server.ts';
import { Empty } from '../../ui/empty.tsx';
import { visitContext } from '../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { CartProgressCard } from './cart-progress-card.tsx';
import type { DiscountData } from './discount-data.ts';
import { DiscountHead } from './discount-head.tsx';
import { productsAddress, readDiscountQuery } from './discount-query.ts';
import { loadDiscount } from './load-discount.server.ts';
import messageIds from './page.tsx?messages';

const NOT_FOUND = 404;

/** The countdown in the head runs without this script; products need it for favourites and quick adding only. */
const DiscountProducts = hydrateLater({
  id: 'discount-products',
  when: onInteraction,
  load: () => import('./discount-products.tsx'),
  atOnceForBuyers: true,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const messages = messagesJson(visit.locale, messageIds);
  const found = await loadDiscount(visit, readDiscountQuery(url.searchParams));
  return found ? data({ messages, found }) : data({ messages, found: null }, { status: NOT_FOUND });
}

export default function DiscountPage({ loaderData: { messages, found } }: Route.ComponentProps) {
  return <PageMessages json={messages}>{found ? <Discount found={found} /> : <DiscountMissing />}</PageMessages>;
}

function Discount({ found }: { found: DiscountData }) {
  const discountText = useDiscountText();
  const { discount, products, progress } = found;
  const { discountId, name, state } = discount;
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-8">
      <PageTitle
        name={name}
        description={discount.steps.map((step) => discountText.step(discount, step)).join(' · ')}
        address={productsAddress(discountId, undefined, found.current)}
        picture={products[0]?.picture ?? ''}
      />
      {state === 'ended' && <meta name="robots" content="noindex" />}
      {/* The countdown starts anew when the state changes. */}
      <DiscountHead key={`${discountId} ${state}`} discount={discount} />
      <CartProgressCard progress={progress} />
      <DiscountProducts found={found} />
    </div>
  );
}

function DiscountMissing() {
  const text = useText();
  return (
    <div className="page-column py-8">
      <PageTitle name={text('promotions.discount.missing')} />
      <meta name="robots" content="noindex" />
      <h1 className="text-center font-bold text-xl">{text('promotions.discount.missing')}</h1>
      <Empty kind="coupon" sentence={text('promotions.discount.missingText')} />
    </div>
  );
}
