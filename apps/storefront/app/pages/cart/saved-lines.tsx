import { centsOf } from '@galleria/domain/money/main-units';
import { ShoppingCart, Trash2 } from 'lucide-react';
import { Price } from '../../features/money/price.tsx';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { SavedLine } from './cart-data.ts';
import { ChangeForm } from './change-form.tsx';
import { useCartHandle } from './use-cart.ts';

interface SavedLinesProps {
  lines: readonly SavedLine[];
  isBusy: boolean;
}

/** Lines saved for later, which are in no sum and no count of the cart. Hidden when there are none. */
export function SavedLines({ lines, isBusy }: SavedLinesProps) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="saved-title" className="card">
      <div className="px-3 py-3 sm:px-4">
        <h2 id="saved-title" className="font-semibold text-base tracking-normal">
          {text('cart.saved.title')}
          <span className="ms-2 font-normal text-ink-soft text-sm tabular-nums">{lines.length}</span>
        </h2>
        <p className="text-ink-soft text-xs">{text('cart.saved.intro')}</p>
      </div>
      <ul>
        {lines.map((line) => (
          <Saved key={line.skuId} line={line} isBusy={isBusy} />
        ))}
      </ul>
    </section>
  );
}

function Saved({ line, isBusy }: { line: SavedLine; isBusy: boolean }) {
  const text = useText();
  const problem = useCartHandle().problems[line.skuId];
  const { skuId, prodId, prodName: name, skuName, pic, why, prodCount } = line;
  return (
    <li className="flex gap-3 border-line border-t px-3 py-4 sm:px-4">
      {pic ? (
        <Picture
          path={pic}
          alt=""
          sizes="80px"
          className={`size-20 shrink-0 rounded-control bg-well object-cover ${why ? 'opacity-50' : ''}`}
        />
      ) : (
        <span className="size-20 shrink-0 rounded-control bg-well" />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        {why && <Badge tone="neutral">{text(`cart.page.gone.${why}`)}</Badge>}
        <a
          href={`/detail?prodId=${prodId}&sku=${skuId}`}
          dir="auto"
          className="line-clamp-2 font-medium text-sm hover:text-brand-ink"
        >
          {name}
        </a>
        <p className="text-ink-soft text-xs">
          {skuName && (
            <span className="me-2">
              <bdi>{skuName}</bdi>
            </span>
          )}
          {text('cart.saved.pieces', { count: prodCount })}
        </p>
        <Price amountCents={centsOf(line.price)} />
        {problem && <ErrorLine>{problem}</ErrorLine>}
        <div className="mt-1 flex flex-wrap items-center gap-2">
          {!why && (
            <ChangeForm change={{ kind: 'moveBack', skuId }}>
              <Button type="submit" tone="outline" size="small" disabled={isBusy}>
                <ShoppingCart aria-hidden className="size-4" />
                {text('cart.saved.moveBack')}
                <span className="sr-only">{name}</span>
              </Button>
            </ChangeForm>
          )}
          <ChangeForm change={{ kind: 'forget', skuId }}>
            <Button type="submit" tone="quiet" size="small" disabled={isBusy}>
              <Trash2 aria-hidden className="size-4" />
              {text('cart.saved.remove')}
              <span className="sr-only">{name}</span>
            </Button>
          </ChangeForm>
        </div>
      </div>
    </li>
  );
}
