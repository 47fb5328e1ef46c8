import type { ReactNode } from 'react';
import { Picture } from '../../ui/pictures/picture.tsx';
import { productAddress } from '../products/product-address.ts';
import type { OwnReviewRecord } from './review-forms.ts';

interface ReviewedProductProps {
  line: OwnReviewRecord;
  /** Opposite the product's name. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** An order line, and below it its review or the form. */
export function ReviewedProduct({
  line: { prodId, prodName, prodPic, skuName },
  aside,
  children,
}: ReviewedProductProps) {
  return (
    <article className="card flex flex-col gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <span className="size-18 shrink-0 overflow-hidden rounded-control bg-well">
          {prodPic && <Picture path={prodPic} alt="" sizes="72px" className="size-full object-cover" />}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="wrap-break-word line-clamp-2 font-semibold text-base tracking-normal">
            <a href={productAddress(prodId)} className="hover:text-brand-ink">
              <bdi>{prodName}</bdi>
            </a>
          </h2>
          {skuName && (
            <p className="truncate text-ink-soft text-xs">
              <bdi>{skuName}</bdi>
            </p>
          )}
        </div>
        {aside}
      </div>
      {children}
    </article>
  );
}
