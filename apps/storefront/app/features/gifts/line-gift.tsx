import type { LineGift as Shown } from '@galleria/contract/activities/gift';
import { centsOf } from '@galleria/domain/money/main-units';
import { Gift } from 'lucide-react';
import type { z } from 'zod';
import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useMoneyText } from '../money/money-text.ts';
import { productAddress } from '../products/product-address.ts';

type LineGiftShown = z.infer<typeof Shown>;

/** The gift of a line, and why there are fewer pieces than expected. */
export function LineGift({ gift }: { gift: LineGiftShown | null }) {
  const text = useText();
  const money = useMoneyText();
  if (!gift) return null;
  const { pic, prodId, prodName, skuName, prodCount, worth } = gift;
  return (
    <div className="flex items-start gap-2 rounded-control bg-brand-tint p-2 text-xs">
      <span className="size-10 shrink-0 overflow-hidden rounded-control bg-well">
        {pic && <Picture path={pic} alt="" sizes="40px" className="size-full object-cover" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex items-start gap-1 text-brand-ink">
          <Gift aria-hidden className="mt-0.5 size-3 shrink-0" />
          <a href={productAddress(prodId)} className="wrap-anywhere line-clamp-2 min-w-0 font-medium">
            {text('gift.named', { name: `\u2068${prodName}\u2069` })}
          </a>
        </p>
        {skuName && (
          <p className="truncate text-ink-soft">
            <bdi>{skuName}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-x-2 text-ink-soft tabular-nums">
          {prodCount > 0 && (
            <>
              <span className="font-semibold text-ink">
                {text('gift.free')} × {prodCount}
              </span>
              <s>{text('gift.worth', { price: money(centsOf(worth)) })}</s>
            </>
          )}
          <GiftNote gift={gift} />
        </p>
      </div>
    </div>
  );
}

function GiftNote({ gift: { isGone, prodCount, dueCount, perPieces } }: { gift: LineGiftShown }) {
  const text = useText();
  if (isGone) return <span className="font-medium text-danger">{text('gift.gone')}</span>;
  if (prodCount < dueCount) return <span className="text-warning">{text('gift.short', { count: prodCount })}</span>;
  return dueCount === 0 ? <span>{text('gift.more', { count: perPieces })}</span> : null;
}
