import { centsOf } from '@galleria/domain/money/main-units';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { productAddress } from '../../../../features/products/product-address.ts';
import { useText } from '../../../../messages/messages.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import type { Product } from '../../detail-data.ts';

/** The gift that comes with the product, while there are any left. */
export function GiftLine({ gift }: Pick<Product, 'gift'>) {
  const text = useText();
  const money = useMoneyText();
  if (!gift) return null;
  const { pic, prodId, prodName, name, worth, perPieces, pieces, isGone } = gift;
  return (
    <section aria-label={text('gift.label')} className="flex gap-3 rounded-card bg-brand-tint px-4 py-3 text-sm">
      <span className="size-14 shrink-0 overflow-hidden rounded-control bg-well">
        {pic && <Picture path={pic} alt="" sizes="56px" className="size-full object-cover" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <a href={productAddress(prodId)} className="wrap-anywhere font-semibold hover:text-brand-ink">
          {text('gift.named', { name: `\u2068${prodName}\u2069` })}
        </a>
        <p className="text-xs tabular-nums">
          {text('gift.rule', { pieces, perPieces })} · {text('gift.worth', { price: money(centsOf(worth)) })}
        </p>
        <p className="wrap-anywhere text-ink-soft text-xs">
          {isGone ? text('gift.gone') : text('gift.whileStocksLast')} · <bdi>{name}</bdi>
        </p>
      </div>
    </section>
  );
}
