import { displayAmount } from '@galleria/domain/money/display-price';
import { centsOf } from '@galleria/domain/money/main-units';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { useCurrency } from '../../features/money/currency.ts';
import { useLocale, useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields/field.tsx';
import { ChoiceLink } from './filter-group.tsx';
import type { Facets, ListData } from './list-data.ts';
import { type ListQuery, listAddress, listParams } from './list-query.ts';
import { amountText, inShownCurrency } from './price-range.ts';

interface PriceFilterProps {
  list: ListData;
  facets: Facets | undefined;
}

/** Price ranges that match products, and two fields for a custom one, in the display currency. */
export function PriceFilter({ list, facets }: PriceFilterProps) {
  const text = useText();
  const { query } = list;
  const label = useRangeLabel();
  const offered = (facets?.prices ?? [])
    .map((range) => ({ ...range, isChosen: isChosen(query, range) }))
    .filter((range) => !isEverything(range) && (range.count > 0 || range.isChosen));
  return (
    <section className="py-4">
      <h2 className="mb-1 font-semibold text-sm">{text('search.list.price')}</h2>
      <ul>
        {offered.map(({ min, max, count, isChosen }) => (
          <ChoiceLink
            key={min}
            to={listAddress(query, { price: isChosen ? {} : { min: min || undefined, max: max ?? undefined } })}
            isChosen={isChosen}
            count={count}
            isEstimate={facets?.isEstimate}
            isSingle
          >
            {label(min, max)}
          </ChoiceLink>
        ))}
      </ul>
      <OwnRange list={list} />
    </section>
  );
}

/** With few prices the only range includes every product, so it is not offered. */
function isEverything({ min, max }: Facets['prices'][number]): boolean {
  return min === 0 && max === null;
}

function isChosen({ price }: ListQuery, { min, max }: Facets['prices'][number]): boolean {
  return !price.currency && (price.min ?? 0) === min && (price.max ?? null) === max;
}

function useRangeLabel() {
  const text = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const shown = (amount: number) => amountText(displayAmount(centsOf(amount), currency), currency, locale);
  return (min: number, max: number | null) => {
    if (max === null) return text('search.list.priceFrom', { min: shown(min) });
    if (min === 0) return text('search.list.priceTo', { max: shown(max) });
    return text('search.list.priceBetween', { min: shown(min), max: shown(max) });
  };
}

const AMOUNT_CLASS = 'min-h-9! px-2! lg:text-sm!';

function OwnRange({ list: { query, rate } }: { list: ListData }) {
  const text = useText();
  const navigate = useNavigate();
  const currency = useCurrency();
  const id = useId();
  const { min, max } = inShownCurrency(query.price, rate, currency);
  const others = [...listParams({ ...query, price: {}, page: 1, cursor: undefined })];

  /** Does the same as the browser's submit, without empty parameters and without a page load. */
  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(`/list?${new URLSearchParams(typed.filter(([, value]) => value))}`, { preventScrollReset: true });
  }

  return (
    <form action="/list" onSubmit={apply} key={`${min} ${max}`} className="mt-2 flex items-center gap-1.5">
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {currency.exchangeRate !== 1 && <input type="hidden" name="cur" value={currency.currencyCode} />}
      <AmountInput id={`${id}-min`} name="min" label={text('search.list.lowest')} amount={min} />
      <span aria-hidden>–</span>
      <AmountInput id={`${id}-max`} name="max" label={text('search.list.highest')} amount={max} />
      <Button type="submit" tone="outline" size="small" className="shrink-0 px-3!">
        {text('search.list.apply')}
      </Button>
    </form>
  );
}

interface AmountInputProps {
  id: string;
  name: string;
  label: string;
  amount: number | undefined;
}

function AmountInput({ id, name, label, amount }: AmountInputProps) {
  return (
    <TextInput
      id={id}
      name={name}
      aria-label={label}
      placeholder={label}
      defaultValue={amount}
      inputMode="decimal"
      maxLength={12}
      autoComplete="off"
      className={AMOUNT_CLASS}
    />
  );
}
