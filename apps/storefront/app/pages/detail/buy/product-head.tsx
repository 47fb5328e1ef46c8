import { formatRating } from '@galleria/i18n/formats';
import { compactCount } from '../../../features/products/compact-count.ts';
import { RatingStars } from '../../../features/products/rating-stars.tsx';
import { useLocale, useText } from '../../../messages/messages.tsx';
import type { Product } from '../detail-data.ts';

/** Name, brand, rating and number of pieces sold. */
export function ProductHead({
  product: { prodName, brief, brand, rating, commentNum, soldNum },
}: {
  product: Product;
}) {
  const text = useText();
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-2">
      {brand && (
        <a
          href={`/list?${new URLSearchParams({ bid: String(brand.brandId), bName: brand.brandName })}`}
          className="self-start font-semibold text-ink-soft text-sm hover:text-brand-ink"
        >
          <bdi>{brand.brandName}</bdi>
        </a>
      )}
      <h1 className="font-bold text-lg lg:text-xl">
        <bdi>{prodName}</bdi>
      </h1>
      {brief && (
        <p className="text-pretty text-ink-soft text-sm">
          <bdi>{brief}</bdi>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <a href="#reviews" className="group inline-flex items-center gap-2">
          {rating > 0 && (
            <>
              <RatingStars rating={rating} />
              <span aria-hidden className="font-semibold tabular-nums">
                {formatRating(locale, rating)}
              </span>
            </>
          )}
          <span className="text-ink-soft underline decoration-line underline-offset-4 group-hover:text-brand-ink">
            {text('detail.reviewCount', { count: commentNum })}
          </span>
        </a>
        {soldNum > 0 && (
          <span className="text-ink-soft">{text('detail.sold', { sold: compactCount(locale, soldNum) })}</span>
        )}
      </p>
    </div>
  );
}
