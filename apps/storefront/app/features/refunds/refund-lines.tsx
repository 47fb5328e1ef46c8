import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { productAddress } from '../products/product-address.ts';
import type { RefundLine } from './refund.ts';

/** The lines of a request, with the names that the products had when they were ordered. */
export function RefundLines({ lines }: { lines: readonly RefundLine[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <Line key={line.orderItemId} line={line} />
      ))}
    </ul>
  );
}

function Line({ line: { pic, prodId, prodName, skuName, goodsNum, isGift, keptNum } }: { line: RefundLine }) {
  const text = useText();
  return (
    <li className="flex items-center gap-3 text-sm">
      <span className="size-14 shrink-0 overflow-hidden rounded-control bg-well">
        {pic && <Picture path={pic} alt="" sizes="56px" className="size-full object-cover" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <a
          href={productAddress(prodId)}
          target="_blank"
          rel="noopener"
          className="wrap-break-word line-clamp-2 font-medium hover:text-brand-ink"
        >
          <bdi>{prodName}</bdi>
        </a>
        {skuName && (
          <span className="truncate text-ink-soft text-xs">
            <bdi>{skuName}</bdi>
          </span>
        )}
        {isGift && (
          <span className="text-brand-ink text-xs">
            {text('gift.label')}
            {keptNum > 0 && ` · ${text('gift.refund.kept', { count: keptNum })}`}
          </span>
        )}
      </span>
      <span className="whitespace-nowrap text-ink-soft tabular-nums">
        <span aria-hidden>× {goodsNum}</span>
        <span className="sr-only">{text('refunds.pieces', { count: goodsNum })}</span>
      </span>
    </li>
  );
}
