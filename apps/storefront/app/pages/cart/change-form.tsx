import { Check, Minus } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { type CartChange, fieldsOf } from './cart-change.ts';
import { type CartLine, isChecked } from './cart-data.ts';
import { useCartHandle } from './use-cart.ts';

interface ChangeFormProps {
  change: CartChange;
  /** Content of the button. */
  children: ReactNode;
  className?: string;
}

/** A button for one change of the cart. With scripts it is applied in place, without them the form posts it. */
export function ChangeForm({ change: wanted, children, className = 'contents' }: ChangeFormProps) {
  const { change } = useCartHandle();
  function submit(event: FormEvent) {
    event.preventDefault();
    change(wanted);
  }
  return (
    <Form method="post" action="/cart" onSubmit={submit} className={className}>
      {Object.entries(fieldsOf(wanted)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

interface TickProps {
  lines: readonly CartLine[];
  /** Accessible name: the lines that the box selects. */
  label: string;
  /** Visible words beside the box. */
  children?: ReactNode;
}

/** A check box that selects or deselects lines. It is a submit button, so that it works without scripts. */
export function Tick({ lines, label, children }: TickProps) {
  const checked = lines.filter(isChecked).length;
  const isAll = lines.length > 0 && checked === lines.length;
  const isSome = checked > 0 && !isAll;
  const box = { role: 'checkbox', 'aria-checked': isSome ? ('mixed' as const) : isAll };
  return (
    <ChangeForm change={{ kind: 'check', basketIds: lines.map(({ basketId }) => basketId), isChecked: !isAll }}>
      <button
        type="submit"
        {...box}
        aria-label={label}
        className="-m-2 inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-control p-3 text-sm"
      >
        <span
          aria-hidden
          className={`grid size-5 shrink-0 place-items-center rounded-[5px] border transition-[background-color,border-color] [&_svg]:size-4 ${checked > 0 ? 'border-brand bg-brand text-on-brand' : 'border-edge bg-mist'}`}
        >
          {isAll && <Check strokeWidth={3} />}
          {isSome && <Minus strokeWidth={3} />}
        </span>
        {children}
      </button>
    </ChangeForm>
  );
}
