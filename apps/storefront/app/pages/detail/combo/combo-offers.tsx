import { MAX_COMBO_SETS } from '@galleria/domain/activities/combo';
import { Boxes } from 'lucide-react';
import { useState } from 'react';
import {
  COMBO_FIELD,
  type Combo,
  type ComboChoice,
  firstChoice,
  isBuyable,
  isSoldOut,
  pricesOfSet,
} from '../../../features/combo/combo.ts';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/fields/field.tsx';
import { ComboParts } from './combo-parts.tsx';

/** Combos that include the product. */
export function ComboOffers({ combos }: { combos: readonly Combo[] }) {
  const text = useText();
  if (combos.length === 0) return null;
  return (
    <section aria-labelledby="combos" className="flex flex-col gap-4">
      <h2 id="combos" className="font-bold text-lg">
        {text('combo.title')}
      </h2>
      {combos.map((combo) => (
        <ComboOffer key={combo.activityId} combo={combo} />
      ))}
    </section>
  );
}

/** A form whose action is the checkout: without scripts the checkout shows the price of the choice. */
function ComboOffer({ combo }: { combo: Combo }) {
  const text = useText();
  const [choice, choose] = useState(() => firstChoice(combo));
  const [count, setCount] = useState('1');
  const { activityId, name, limitPerBuyer } = combo;
  return (
    <form
      method="get"
      action="/submit-order"
      aria-label={text('activities.line.combo', { name })}
      className="card flex flex-col gap-4 p-4"
    >
      <input type="hidden" name={COMBO_FIELD.activityId} value={activityId} />
      <p className="flex items-center gap-2 font-semibold">
        <Boxes aria-hidden className="size-4 shrink-0 text-brand-ink" />
        <bdi className="wrap-anywhere min-w-0">{name}</bdi>
      </p>
      <ComboParts combo={combo} choice={choice} choose={choose} />
      <div className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-4">
        <div className="w-24">
          <Field label={text('combo.sets')}>
            {(wires) => (
              <TextInput
                type="number"
                name={COMBO_FIELD.setCount}
                inputMode="numeric"
                min={1}
                max={limitPerBuyer ?? MAX_COMBO_SETS}
                required
                value={count}
                onChange={({ target }) => setCount(target.value)}
                dir="ltr"
                className="tabular-nums"
                {...wires}
              />
            )}
          </Field>
        </div>
        <Total combo={combo} choice={choice} sets={Math.max(1, Math.floor(Number(count) || 1))} />
      </div>
      <p className="text-pretty text-ink-soft text-xs">
        {text(combo.parts.some((part) => part.isFixed && isSoldOut(part)) ? 'combo.notPossible' : 'combo.hint')}
      </p>
    </form>
  );
}

function Total({ combo, choice, sets }: { combo: Combo; choice: ComboChoice; sets: number }) {
  const text = useText();
  const money = useMoneyText();
  const { priceCents, normalCents } = pricesOfSet(combo, choice);
  const isPossible = isBuyable(combo, choice);
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <dl aria-live="polite" className="flex flex-col text-end text-sm tabular-nums">
        <div className="flex justify-end gap-2 text-ink-soft">
          <dt>{text('combo.oneByOne')}</dt>
          <dd>
            <s>{money(sets * normalCents)}</s>
          </dd>
        </div>
        <div className="flex items-baseline justify-end gap-2">
          <dt>{text('combo.total')}</dt>
          <dd className="font-bold text-brand-ink text-lg">{money(sets * priceCents)}</dd>
        </div>
        <div className="text-brand-ink">
          <dt className="sr-only">{text('combo.title')}</dt>
          <dd>{text('combo.youSave', { amount: money(sets * (normalCents - priceCents)) })}</dd>
        </div>
      </dl>
      <Button type="submit" tone="brand" disabled={!isPossible}>
        {text('combo.buy')}
      </Button>
    </div>
  );
}
