import { Trash2 } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { ExpiredLine } from './cart-data.ts';
import { ChangeForm } from './change-form.tsx';
import { LineAction } from './line-row.tsx';

/** Reasons with which another SKU of the product may still be available. */
const HAS_OTHERS: ReadonlySet<ExpiredLine['why']> = new Set<ExpiredLine['why']>(['soldOut', 'noSku']);

/** Lines that cannot be bought any more, below the others, with the reason. */
export function ExpiredLines({ lines }: { lines: readonly ExpiredLine[] }) {
  const text = useText();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="gone-title" className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 sm:px-4">
        <h2 id="gone-title" className="font-semibold text-base tracking-normal">
          {text('cart.page.goneTitle')}
          <span className="ms-2 font-normal text-ink-soft text-sm tabular-nums">{lines.length}</span>
        </h2>
        <ChangeForm change={{ kind: 'clear' }}>
          <Button type="submit" tone="quiet" size="small">
            {text('cart.page.goneClear')}
          </Button>
        </ChangeForm>
      </div>
      <ul>
        {lines.map((line) => (
          <ExpiredLineRow key={line.basketId} line={line} />
        ))}
      </ul>
    </section>
  );
}

function ExpiredLineRow({ line }: { line: ExpiredLine }) {
  const text = useText();
  const { basketId, prodId, prodName: name, skuName, pic, why } = line;
  return (
    <li className="flex gap-3 border-line border-t px-3 py-4 sm:px-4">
      {pic ? (
        <Picture path={pic} alt="" sizes="64px" className="size-16 shrink-0 rounded-control object-cover opacity-50" />
      ) : (
        <span className="size-16 shrink-0 rounded-control bg-well" />
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <Badge tone="neutral">{text(`cart.page.gone.${why}`)}</Badge>
        <p dir="auto" className="line-clamp-2 text-ink-soft text-sm">
          {name}
        </p>
        {skuName && <bdi className="text-ink-soft text-xs">{skuName}</bdi>}
        <div className="-ms-2 flex flex-wrap items-center gap-x-1">
          {HAS_OTHERS.has(why) && (
            <a
              href={`/detail?prodId=${prodId}`}
              className="inline-flex min-h-9 max-md:min-h-11 items-center rounded-control px-2 text-xs underline underline-offset-4 hover:bg-well"
            >
              {text('cart.page.goneLook')}
            </a>
          )}
          <LineAction kind="remove" basketId={basketId} icon={<Trash2 aria-hidden className="size-4" />} name={name}>
            {text('cart.page.remove')}
          </LineAction>
        </div>
      </div>
    </li>
  );
}
