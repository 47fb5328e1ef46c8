import { useNavigation } from 'react-router';
import { ReminderButton } from '../../features/activities/reminders/reminder-button.tsx';
import { flashZoneAddress } from '../../features/flash-sale/flash-address.ts';
import { StockBar } from '../../features/flash-sale/stock-bar.tsx';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import type { FlashProduct, FlashZone } from './load-flash-zone.server.ts';
import { RoundTabs } from './round-tabs.tsx';

const IN_VIEW = 4;

/** The tabs of the rounds, and the products of the chosen one. */
export default function FlashGoods({ zone }: { zone: FlashZone }) {
  const text = useText();
  const isWaiting = useNavigation().location?.pathname === flashZoneAddress();
  const { products, current, pages } = zone;
  return (
    <>
      <RoundTabs zone={zone} />
      <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-6">
        <h2 className="sr-only">{text('flashSale.products')}</h2>
        {products.length === 0 ? (
          <NothingHere zone={zone} />
        ) : (
          <div aria-busy={isWaiting} className={`transition-opacity ${isWaiting ? 'opacity-60' : ''}`}>
            <ProductGrid
              products={products}
              perRow={4}
              eager={IN_VIEW}
              underPrice={(product) => <CardSale product={product} />}
            />
          </div>
        )}
        <Pagination current={current} pages={pages} />
      </div>
    </>
  );
}

/**
 * Share of the pool that is sold, and a button or a reminder. The whole card is the link, so the button is decorative.
 */
function CardSale({ product: { state, stock, activity, isReminded } }: { product: FlashProduct }) {
  const text = useText();
  if (state === 'notStarted') {
    return (
      <div className="relative z-10 flex">
        <ReminderButton activity={activity} isReminded={isReminded} className="grow px-2! text-xs!" />
      </div>
    );
  }
  if (state === 'ended') return <p className="text-ink-soft text-sm">{text('flashSale.over')}</p>;
  return (
    <div className="flex flex-col gap-2">
      <StockBar stock={stock} />
      <span aria-hidden className={buttonClass(state === 'ongoing' ? 'brand' : 'outline', 'small')}>
        {text(state === 'ongoing' ? 'cart.add.buyNow' : 'flashSale.look')}
      </span>
    </div>
  );
}

/** Empty state with a link: to the first other round with products, or home. */
function NothingHere({ zone: { tabs, otherDay, isChosen, round } }: { zone: FlashZone }) {
  const text = useText();
  const next = tabs.find(
    ({ products, day, round: number }) => products > 0 && !(day === round?.day && number === round.round),
  );
  // Without a round in its address, the zone shows the one that is running.
  const other = otherDay && otherDay.products > 0 ? flashZoneAddress(otherDay.first) : undefined;
  const address = next ? flashZoneAddress(next) : other;
  return (
    <div className="card">
      <Empty kind="search" sentence={text(isChosen || address ? 'flashSale.emptyRound' : 'flashSale.empty')}>
        {address ? (
          <ButtonLink to={address}>{text('flashSale.seeRound')}</ButtonLink>
        ) : (
          <ButtonLink to="/">{text('ui.goHome')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
