import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import { CurrencyProvider } from '../../features/money/currency.ts';
import { Price } from '../../features/money/price.tsx';
import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function BadgeSamples() {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-3">
      <Badge tone="brand">{text('ui.gallerySale')}</Badge>
      <Badge tone="soft">{text('ui.gallerySoft')}</Badge>
      <Badge tone="info">{text('ui.galleryNew')}</Badge>
      <Badge tone="success">{text('ui.galleryPaid')}</Badge>
      <Badge tone="warning">{text('ui.galleryWaiting')}</Badge>
      <Badge tone="info">{text('ui.galleryShipped')}</Badge>
      <Badge tone="neutral">{text('ui.galleryClosed')}</Badge>
    </div>
  );
}

const CARDS = ['first', 'second', 'third', 'fourth'];

/** Skeletons of product cards. */
export function LoadingSample() {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {CARDS.map((card) => (
        <div key={card} className="flex flex-col gap-3">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      ))}
    </div>
  );
}

const PRICE_CENTS = 114_900;
const OLD_PRICE_CENTS = 149_900;
/** Sample of a small price, which must not be rounded to zero. */
const TINY_CENTS = 1;

export function PriceSamples({ currencies }: { currencies: readonly DisplayCurrency[] }) {
  return (
    <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
      {currencies.map((currency) => (
        <li key={currency.currencyCode} className="flex flex-col gap-1">
          <span className="text-ink-soft text-xs">{currency.currencyCode}</span>
          <CurrencyProvider value={currency}>
            <Price amountCents={PRICE_CENTS} oldAmountCents={OLD_PRICE_CENTS} size="large" />
            <Price amountCents={PRICE_CENTS} oldAmountCents={OLD_PRICE_CENTS} />
            <Price amountCents={TINY_CENTS} size="small" />
          </CurrencyProvider>
        </li>
      ))}
    </ul>
  );
}

export function FieldSamples() {
  const text = useText();
  const email = text('ui.galleryEmail');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-6">
      <Field label={text('ui.galleryName')}>{(wires) => <TextInput autoComplete="name" {...wires} />}</Field>
      <Field label={email} hint={text('ui.galleryEmailHint')}>
        {(wires) => <TextInput type="email" autoComplete="email" dir="ltr" {...wires} />}
      </Field>
      <Field label={email} hint={text('ui.galleryEmailHint')} error={text('ui.galleryEmailError')}>
        {(wires) => <TextInput type="email" dir="ltr" defaultValue="buyer.galleria.test" {...wires} />}
      </Field>
    </div>
  );
}
