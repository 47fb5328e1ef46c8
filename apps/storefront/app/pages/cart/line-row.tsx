import { centsOf } from '@galleria/domain/money/main-units';
import { Bookmark, Heart, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { LineGift } from '../../features/gifts/line-gift.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { Price } from '../../features/money/price.tsx';
import { LineActivityName, MissedFirstOrder } from '../../features/orders/line-activity.tsx';
import { useText } from '../../messages/messages.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { CartLine } from './cart-data.ts';
import { ChangeForm, Tick } from './change-form.tsx';
import { OptionButton } from './option-button.tsx';
import { Stepper } from './stepper.tsx';
import { useCartHandle } from './use-cart.ts';

/** One cart line: a row on wide screens, a card on phones. */
export function LineRow({ line }: { line: CartLine }) {
  const text = useText();
  const money = useMoneyText();
  const { basketId, prodId, skuId, prodName: name, prodCount, activity } = line;
  const priceCents = centsOf(line.price);
  const oldPriceCents = centsOf(activity ? activity.normalPrice : line.oriPrice);
  const address = `/detail?prodId=${prodId}&sku=${skuId}`;
  return (
    <li className="grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-line border-t px-3 py-4 sm:px-4 md:grid-cols-[auto_6rem_minmax(0,1fr)_auto_7rem] md:gap-x-4">
      <div className="pt-6 md:pt-8">
        <Tick lines={[line]} label={text('cart.page.selectLine', { name })} />
      </div>
      <a href={address} tabIndex={-1} className="self-start md:row-span-2">
        <Picture
          path={line.pic}
          alt={name}
          sizes="(width >= 768px) 96px, 80px"
          className="aspect-square w-full rounded-control bg-well object-cover"
        />
      </a>
      <div className="flex min-w-0 flex-col gap-1.5">
        <a href={address} dir="auto" className="line-clamp-2 self-start font-medium text-sm hover:text-brand-ink">
          {name}
        </a>
        <OptionButton line={line} />
        <LineActivityName activity={activity} />
        <MissedFirstOrder firstOrderPrice={line.firstOrderPrice} />
        <LineGift gift={line.gift} />
        <LineHints line={line} />
      </div>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:contents">
        <div className="flex flex-col items-center gap-1 md:col-start-4 md:row-start-1">
          <Stepper line={line} />
        </div>
        <div className="ms-auto flex flex-col items-end text-end md:col-start-5 md:row-start-1 md:pt-1 [&>span]:justify-end">
          <Price amountCents={priceCents * prodCount} oldAmountCents={oldPriceCents * prodCount} />
          {prodCount > 1 && (
            <span className="text-ink-soft text-xs">{text('cart.page.each', { amount: money(priceCents) })}</span>
          )}
        </div>
      </div>
      <div className="-ms-2 col-span-2 col-start-2 flex flex-wrap gap-x-1 md:col-span-3 md:col-start-3">
        <LineAction kind="save" basketId={basketId} icon={<Bookmark aria-hidden className="size-4" />} name={name}>
          {text('cart.saved.save')}
        </LineAction>
        <LineAction kind="favour" basketId={basketId} icon={<Heart aria-hidden className="size-4" />} name={name}>
          {text('cart.page.favour')}
        </LineAction>
        <LineAction kind="remove" basketId={basketId} icon={<Trash2 aria-hidden className="size-4" />} name={name}>
          {text('cart.page.remove')}
        </LineAction>
      </div>
    </li>
  );
}

interface LineActionProps {
  kind: 'remove' | 'favour' | 'save';
  basketId: number;
  icon: ReactNode;
  /** Name of the product, for the accessible name of the button. */
  name: string;
  children: string;
}

export function LineAction({ kind, basketId, icon, name, children }: LineActionProps) {
  return (
    <ChangeForm change={{ kind, basketIds: [basketId] }}>
      <button
        type="submit"
        className="inline-flex min-h-9 max-md:min-h-11 items-center gap-1.5 rounded-control px-2 text-ink-soft text-xs hover:bg-well hover:text-ink"
      >
        {icon}
        {children}
        <span className="sr-only">{name}</span>
      </button>
    </ChangeForm>
  );
}

const FEW = 10;

/** Changes since the line was added: price, stock, refusals. */
function LineHints({ line }: { line: CartLine }) {
  const text = useText();
  const money = useMoneyText();
  const problem = useCartHandle().problems[line.skuId];
  const { stocks, prodCount, isDeliverable } = line;
  const moreCents = centsOf(line.price) - centsOf(line.priceWhenAdded);
  const isShort = prodCount > stocks;
  return (
    <div className="flex flex-col gap-1 text-xs empty:hidden">
      {moreCents < 0 && (
        <p className="font-medium text-success">{text('cart.page.cheaper', { amount: money(-moreCents) })}</p>
      )}
      {moreCents > 0 && <p className="text-warning">{text('cart.page.dearer', { amount: money(moreCents) })}</p>}
      {isShort && <Warning>{text('cart.page.tooMany', { count: stocks })}</Warning>}
      {!isShort && stocks <= FEW && <p className="text-warning">{text('cart.page.few', { count: stocks })}</p>}
      {!isDeliverable && <Warning>{text('cart.page.notDelivered')}</Warning>}
      {problem && <ErrorLine>{problem}</ErrorLine>}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-1.5 font-medium text-danger">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
      {children}
    </p>
  );
}
