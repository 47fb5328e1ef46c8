import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';
import { perStore } from './fields.ts';
import type { Checkout } from './use-checkout.ts';

export function MessageField({ shopId, checkout }: { shopId: number; checkout: Checkout }) {
  const text = useText();
  const { confirmed, typed, errors } = checkout;
  const name = perStore.message(shopId);
  const limit = confirmed.messageAtMost;
  const [length, setLength] = useState(typed[name]?.length ?? 0);
  return (
    <Field
      label={text('checkout.message.label')}
      hint={text('checkout.message.count', { length, limit })}
      error={errors[name]}
    >
      {(wires) => (
        <TextInput
          name={name}
          defaultValue={typed[name]}
          maxLength={limit}
          placeholder={text('checkout.message.hint')}
          dir="auto"
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          {...wires}
        />
      )}
    </Field>
  );
}
