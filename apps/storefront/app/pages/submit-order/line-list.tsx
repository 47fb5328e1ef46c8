import { centsOf } from '@galleria/domain/money/main-units';
import { LineGift } from '../../features/gifts/line-gift.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { LineActivityName, MissedFirstOrder, NormalPrice } from '../../features/orders/line-activity.tsx';
import { productAddress } from '../../features/products/product-address.ts';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { type ConfirmedShop, isVirtual } from './order-form.ts';

export function LineList({ lines }: Pick<ConfirmedShop, 'lines'>) {
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((line) => (
        <li key={`${line.basketId} ${line.skuId}`} className="flex gap-3">
          <span className="size-18 shrink-0 overflow-hidden rounded-control bg-well">
            {line.pic && <Picture path={line.pic} alt="" sizes="72px" className="size-full object-cover" />}
          </span>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: ConfirmedShop['lines'][number] }) {
  const text = useText();
  const money = useMoneyText();
  const { prodId, prodName, skuName, activity, price, prodCount, isDeliverable, stocks, amounts } = line;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
      <div className="flex min-w-0 basis-48 grow flex-col items-start gap-1">
        <a
          href={productAddress(prodId)}
          dir="auto"
          className="wrap-anywhere line-clamp-2 font-medium hover:text-brand-ink"
        >
          {prodName}
        </a>
        {skuName && (
          <span dir="auto" className="text-ink-soft text-xs">
            {skuName}
          </span>
        )}
        <LineActivityName activity={activity} />
        <MissedFirstOrder firstOrderPrice={line.firstOrderPrice} />
        <LineGift gift={line.gift} />
        <span className="flex flex-wrap gap-1">
          {isVirtual(line) && <Badge tone="info">{text('checkout.line.virtual')}</Badge>}
          {!isDeliverable && <Badge tone="warning">{text('checkout.line.notDelivered')}</Badge>}
          {stocks < prodCount && <Badge tone="warning">{text('checkout.line.left', { count: stocks })}</Badge>}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft tabular-nums sm:flex-col sm:items-end">
        <span>
          <NormalPrice activity={activity} />{' '}
          {text('checkout.line.count', { price: money(centsOf(price)), count: prodCount })}
        </span>
        <span className="font-semibold text-ink">{money(centsOf(amounts.total))}</span>
      </p>
    </div>
  );
}
