import { centsOf } from '@galleria/domain/money/main-units';
import type { ReactNode } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useMoneyText } from '../money/money-text.ts';
import { productAddress } from '../products/product-address.ts';
import { LineActivityName, NormalPrice } from './line-activity.tsx';
import type { OrderLine } from './order.ts';

interface OrderLineRowProps {
  line: OrderLine;
  /** Under the line. */
  children?: ReactNode;
}

/** An order line with the name that the product had when it was ordered. */
export function OrderLineRow({ line, children }: OrderLineRowProps) {
  const text = useText();
  const money = useMoneyText();
  return (
    <li className="flex gap-3 py-3 sm:gap-4">
      <span className="size-18 shrink-0 overflow-hidden rounded-control bg-well">
        {line.pic && <Picture path={line.pic} alt="" sizes="72px" className="size-full object-cover" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <a
            href={productAddress(line.prodId)}
            target="_blank"
            rel="noopener"
            className="-my-3 min-w-0 flex-1 basis-40 py-3 font-medium text-sm hover:text-brand-ink md:my-0 md:py-0"
          >
            <bdi className="wrap-break-word line-clamp-2">{line.prodName}</bdi>
          </a>
          <p className="whitespace-nowrap text-sm tabular-nums">
            {money(centsOf(line.price))} <NormalPrice activity={line.activity} />
            <span className="ms-2 text-ink-soft">
              <span aria-hidden>× {line.prodCount}</span>
              <span className="sr-only">{text('orders.line.pieces', { count: line.prodCount })}</span>
            </span>
          </p>
        </div>
        {line.skuName && (
          <p className="truncate text-ink-soft text-xs">
            <bdi>{line.skuName}</bdi>
          </p>
        )}
        <LineActivityName activity={line.activity} />
        {children}
      </div>
    </li>
  );
}
