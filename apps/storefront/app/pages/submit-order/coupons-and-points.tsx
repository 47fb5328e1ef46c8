import { formatNumber } from '@galleria/i18n/formats';
import { type KeyboardEvent, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useLocale, useText } from '../../words/words.tsx';
import { CouponPicker } from './coupon-picker.tsx';
import { PLATFORM } from './order-form.ts';
import { Part, Refusal } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

/** What takes something off the whole order. */
export function CouponsAndPoints({ checkout }: { checkout: Checkout }) {
  const text = useText();
  const { confirmed, errors } = checkout;
  const { platformCoupons, ownScore } = confirmed;
  if (platformCoupons.length === 0 && ownScore === 0 && !errors.coupons) return null;
  return (
    <Part title={text('checkout.savings')}>
      <Refusal message={errors.coupons} />
      {platformCoupons.length > 0 && (
        <CouponPicker
          label={text('checkout.coupons.platform')}
          giver={PLATFORM}
          coupons={platformCoupons}
          checkout={checkout}
        />
      )}
      {ownScore > 0 && <PointsField checkout={checkout} />}
      <Refusal message={errors.points} />
    </Part>
  );
}

/** Points instead of money: all that may be, or a number in their steps. */
function PointsField({ checkout: { confirmed, choices, choose } }: { checkout: Checkout }) {
  const text = useText();
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const { ownScore, mostScore, scoreStep, amounts } = confirmed;
  const own = formatNumber(locale, ownScore);
  if (mostScore === 0) return <p className="text-ink-soft text-sm">{text('checkout.points.unusable', { own })}</p>;

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const wanted = Math.min(Math.max(0, Math.floor(Number(draft) || 0)), mostScore);
    void choose({ points: wanted - (wanted % scoreStep) });
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') commit();
  }

  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        name="usePoints"
        value="1"
        label={text('checkout.points.use', { own })}
        hint={text('checkout.points.hint', { most: formatNumber(locale, mostScore), step: scoreStep })}
        checked={choices.usesPoints}
        onChange={({ target }) => void choose({ usesPoints: target.checked, points: undefined })}
      />
      <div className={`max-w-40 ps-8 ${choices.usesPoints ? '' : 'hidden noscript:block'}`}>
        <Field label={text('checkout.points.number')}>
          {(wires) => (
            <TextInput
              type="number"
              name="points"
              inputMode="numeric"
              min={0}
              max={mostScore}
              step={scoreStep}
              value={draft ?? (choices.usesPoints ? (choices.points ?? amounts.score) : mostScore)}
              onChange={({ target }) => setDraft(target.value)}
              onBlur={commit}
              onKeyDown={commitOnEnter}
              {...wires}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
