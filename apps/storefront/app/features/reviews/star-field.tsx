import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { ErrorLine } from '../../ui/fields/field.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** Five radio buttons that look like stars, so the arrow keys work as in every radio group. */
export function StarField({ name, error, defaultValue }: StarFieldProps) {
  const text = useText();
  const errorId = useId();
  const [chosen, setChosen] = useState(Number(defaultValue ?? 0));
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{text('reviews.form.stars')}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="-ms-1.5 flex">
          {STARS.map((count) => (
            <label
              key={count}
              className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={name}
                value={count}
                defaultChecked={count === chosen}
                aria-invalid={error ? true : undefined}
                onChange={() => setChosen(count)}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <Star
                aria-hidden
                className="size-7 fill-current text-edge/50 peer-checked:text-star [label:has(~label_:checked)_&]:text-star"
              />
              <span className="sr-only">
                {text('reviews.form.star', { count })}: {text(`reviews.form.star${count}`)}
              </span>
            </label>
          ))}
        </div>
        <span aria-hidden className="text-ink-soft text-sm">
          {STARS.map((count) => count === chosen && text(`reviews.form.star${count}`))}
        </span>
      </div>
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </fieldset>
  );
}
