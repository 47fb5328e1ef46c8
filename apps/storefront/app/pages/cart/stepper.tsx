import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { fieldsOf } from './cart-change.ts';
import type { CartLine } from './cart-data.ts';
import { useCartHandle } from './use-cart.ts';

const BUTTON_CLASS =
  'grid size-11 place-items-center rounded-control hover:bg-well disabled:bg-transparent disabled:opacity-40 md:size-9 [&_svg]:size-4';

/** Quantity of a line. Each button submits the quantity that it leads to, so that the form works without scripts. */
export function Stepper({ line }: { line: CartLine }) {
  const text = useText();
  const { change } = useCartHandle();
  const { skuId, prodCount, prodName: name, stocks } = line;
  const [draft, setDraft] = useState<string>();

  function changeQuantity(typed: string | number) {
    setDraft(undefined);
    const count = Math.min(Math.max(1, Math.floor(Number(typed)) || prodCount), Math.max(stocks, 1));
    if (count !== prodCount) change({ kind: 'count', skuId, count });
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    changeQuantity(submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : (draft ?? prodCount));
  }

  const { count: _, ...fields } = fieldsOf({ kind: 'count', skuId, count: prodCount });
  return (
    <Form method="post" action="/cart" onSubmit={submit} className="flex items-center gap-2">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {/* The first button of a form is what the Enter key presses. */}
      <button type="submit" hidden />
      <span className="flex items-center rounded-control border border-edge bg-mist">
        <button
          type="submit"
          name="count"
          value={Math.max(1, Math.min(prodCount - 1, stocks))}
          disabled={prodCount <= 1}
          aria-label={text('cart.page.oneLess', { name })}
          className={BUTTON_CLASS}
        >
          <Minus aria-hidden />
        </button>
        <input
          type="number"
          inputMode="numeric"
          name="count"
          min={1}
          aria-label={text('cart.page.quantityOf', { name })}
          value={draft ?? prodCount}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={() => draft !== undefined && changeQuantity(draft)}
          className="h-11 w-11 [appearance:textfield] bg-transparent text-center text-base tabular-nums md:h-9 md:text-sm [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="submit"
          name="count"
          value={prodCount + 1}
          disabled={prodCount >= stocks}
          aria-label={text('cart.page.oneMore', { name })}
          className={BUTTON_CLASS}
        >
          <Plus aria-hidden />
        </button>
      </span>
      <Button type="submit" tone="outline" size="small" className="not-noscript:hidden">
        {text('cart.page.update')}
      </Button>
    </Form>
  );
}
