import { centsOf } from '@galleria/domain/money/main-units';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import { formatNumber } from '@galleria/i18n/formats';
import { type KeyboardEvent, useState } from 'react';
import { useMoneyText } from '../../features/money/money-text.ts';
import { useLocale, useText } from '../../messages/messages.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { CollectAndUse } from './collect-and-use.tsx';
import { CouponPicker } from './coupon-picker.tsx';
import { Part, Refusal } from './part.tsx';
import type { Checkout } from './use-checkout.ts';

/** Platform coupons and points, which reduce the whole order. */
export function CouponsAndPoints({ checkout }: { checkout: Checkout }) {
  const text = useText();
  const { confirmed, errors } = checkout;
  const { platformCoupons, platformCollectable, ownScore } = confirmed;
  const hasCoupons = platformCoupons.length > 0 || platformCollectable !== null;
  if (!hasCoupons && ownScore === 0 && !errors.coupons) return null;
  return (
    <Part title={text('checkout.savings')}>
      <Refusal message={errors.coupons} />
      {platformCoupons.length > 0 && (
        <CouponPicker
          label={text('checkout.coupons.platform')}
          giver={PLATFORM_STORE}
          coupons={platformCoupons}
          checkout={checkout}
        />
      )}
      <CollectAndUse giver={PLATFORM_STORE} collectable={platformCollectable} checkout={checkout} />
      {ownScore > 0 && <PointsField checkout={checkout} />}
      <Refusal message={errors.points} />
    </Part>
  );
}

/** Points to redeem: the most that is allowed, or a number in steps. */
function PointsField({ checkout: { confirmed, choices, choose } }: { checkout: Checkout }) {
  const text = useText();
  const locale = useLocale();
  const money = useMoneyText();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { ownScore, mostScore, mostScoreAmount, scoreStep, amounts } = confirmed;
  const own = formatNumber(locale, ownScore);
  const most = formatNumber(locale, mostScore);
  const used = choices.usesPoints ? amounts.reductions.find(({ kind }) => kind === 'points') : undefined;
  if (mostScore === 0) return <p className="text-ink-soft text-sm">{text('checkout.points.unusable', { own })}</p>;

  function commit() {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = Math.max(0, Math.floor(Number(draft) || 0));
    setProblem(typed > mostScore ? text('checkout.points.tooMany', { most }) : undefined);
    const wanted = Math.min(typed, mostScore);
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
        label={text('checkout.points.use', {
          points: used ? amounts.score : mostScore,
          amount: money(-centsOf(used?.amount ?? mostScoreAmount)),
        })}
        hint={text('checkout.points.hint', { own, most, step: scoreStep })}
        checked={choices.usesPoints}
        onChange={({ target }) => void choose({ usesPoints: target.checked, points: undefined })}
      />
      <div className={`max-w-40 ps-8 ${choices.usesPoints ? '' : 'hidden noscript:block'}`}>
        <Field label={text('checkout.points.number')} error={problem}>
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
