import { Search } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Form, Link } from 'react-router';
import { ORDER_LIST } from '../../../features/orders/order.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select, TextInput } from '../../../ui/fields/field.tsx';
import { isSearched, type OrderView, orderListAddress, RANGES } from './order-view.ts';

/** Search by number, product or store, and by time. Choosing a period submits it, unless it needs dates. */
export function OrderSearch({ view }: { view: OrderView }) {
  const text = useText();
  const [range, setRange] = useState<string>(view.range);

  function choose({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) {
    setRange(value);
    if (value !== 'own') form?.requestSubmit();
  }

  return (
    <Form method="get" action={ORDER_LIST} role="search" preventScrollReset className="flex flex-wrap items-end gap-3">
      {view.tab !== 'all' && <input type="hidden" name="type" value={view.tab} />}
      {view.state !== 'all' && <input type="hidden" name="state" value={view.state} />}
      <div className="min-w-0 flex-1 basis-64 max-lg:basis-full">
        <TextInput
          type="search"
          name="keyword"
          defaultValue={view.keyword}
          maxLength={100}
          aria-label={text('orders.list.search')}
          placeholder={text('orders.list.search')}
          className="text-sm"
        />
      </div>
      <div className="w-44 max-sm:min-w-40 max-sm:flex-1">
        <Select name="range" aria-label={text('orders.list.when')} value={range} onChange={choose} className="text-sm">
          {RANGES.map((name) => (
            <option key={name} value={name}>
              {text(`orders.list.range.${name}`)}
            </option>
          ))}
        </Select>
      </div>
      {range === 'own' && <OwnDays view={view} />}
      <Button type="submit" tone="outline">
        <Search aria-hidden className="size-4" />
        {text('orders.list.find')}
      </Button>
      {isSearched(view) && (
        <Link
          to={orderListAddress({ ...view, keyword: '', range: 'all', from: '', to: '' })}
          className="inline-flex min-h-11 items-center text-brand-ink text-sm underline underline-offset-4"
        >
          {text('orders.list.clear')}
        </Link>
      )}
    </Form>
  );
}

function OwnDays({ view }: { view: OrderView }) {
  const text = useText();
  const id = useId();
  return (
    <div className="grid w-full gap-3 max-sm:order-1 sm:flex sm:w-auto">
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="flex items-center gap-2">
          <label htmlFor={`${id}-${end}`} className="min-w-10 text-ink-soft text-sm">
            {text(`orders.list.${end}`)}
          </label>
          <TextInput type="date" id={`${id}-${end}`} name={end} defaultValue={view[end]} className="text-sm" />
        </div>
      ))}
    </div>
  );
}
