import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import { type CartChange, fieldsOf } from './cart-change.ts';
import { useCartHandle } from './cart-context.ts';

interface ChangeFormProps {
  change: CartChange;
  /** The button. */
  children: ReactNode;
  className?: string;
}

/** One change of the cart behind a button. With scripts it is done in place, without them the form posts it. */
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
