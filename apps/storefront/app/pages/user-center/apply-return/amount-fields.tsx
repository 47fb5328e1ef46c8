import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { useState } from 'react';
import { useChargeText } from '../../../features/money/money-text.ts';
import type { FormHandle } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { Field, TextInput } from '../../../ui/fields/field.tsx';
import type { Application } from './application.ts';
import type { ApplyField } from './apply-form.ts';
import { amountText, type MaxRefund, maxRefund, parseCents } from './refund-limits.ts';

interface AmountFieldsProps {
  form: FormHandle<ApplyField>;
  application: Application;
}

/** Quantity and amount. The amount follows the quantity until the buyer edits it. */
export function AmountFields({
  form,
  application: { limits, first, orderItemId, isAmountFixed, refundSn },
}: AmountFieldsProps) {
  const text = useText();
  const [count, setCount] = useState(form.values.goodsNum ?? String(first.count));
  const [typed, setTyped] = useState(form.values.refundAmount ?? (refundSn && first.amount));
  const most = maxRefund(limits, Number(count) || 1);
  const { leastCount, maxCount } = limits;
  const hint = useAmountHint(most, { isAmountFixed, isChange: refundSn !== undefined });
  const isOnlyPoints = most.cents === 0 && most.points > 0;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {orderItemId !== undefined && (
        <Field
          label={text('refunds.apply.count')}
          hint={
            leastCount > 1
              ? text('refunds.apply.countEditHint', { least: leastCount, most: maxCount })
              : text('refunds.apply.countHint', { most: maxCount })
          }
          error={form.errorOf('goodsNum')}
        >
          {(wires) => (
            <TextInput
              type="number"
              name={form.field('goodsNum').name}
              inputMode="numeric"
              min={leastCount}
              max={maxCount}
              value={count}
              onChange={({ target }) => setCount(target.value)}
              dir="ltr"
              className="tabular-nums"
              {...wires}
            />
          )}
        </Field>
      )}
      {isOnlyPoints ? (
        <input type="hidden" name={form.field('refundAmount').name} value="0" />
      ) : (
        <Field
          label={text('refunds.apply.amount', { currency: BASE_CURRENCY })}
          hint={hint}
          error={form.errorOf('refundAmount')}
        >
          {(wires) => (
            <TextInput
              name={form.field('refundAmount').name}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              maxLength={12}
              readOnly={isAmountFixed}
              value={typed ?? amountText(most.cents)}
              onChange={({ target }) => setTyped(target.value)}
              className="tabular-nums read-only:bg-well"
              {...wires}
            />
          )}
        </Field>
      )}
      <AmountParts most={most} cents={parseCents(typed ?? '') ?? most.cents} />
    </div>
  );
}

function useAmountHint(
  most: MaxRefund,
  { isAmountFixed, isChange }: { isAmountFixed: boolean; isChange: boolean },
): string {
  const text = useText();
  const money = useChargeText();
  if (isAmountFixed) return text('refunds.apply.amountFixed');
  const hint = text('refunds.apply.amountHint', { most: money(most.cents) });
  return isChange ? `${hint} ${text('refunds.apply.amountOnce')}` : hint;
}

/** Postage and points, if any, and the refund channel. */
function AmountParts({ most, cents }: { most: MaxRefund; cents: number }) {
  const text = useText();
  const money = useChargeText();
  // For a partial amount, points are returned in proportion.
  const isAll = cents >= most.cents;
  const postageCents = isAll ? most.postageCents : 0;
  const points = isAll ? most.points : Math.floor((most.points * cents) / most.cents);
  return (
    <div aria-live="polite" className="flex flex-col gap-0.5 text-pretty text-ink-soft text-sm sm:col-span-2">
      {postageCents > 0 && (
        <p>
          {text('refunds.apply.withPostage', { amount: money(postageCents) })} {text('refunds.apply.lastItem')}
        </p>
      )}
      {points > 0 && <p>{text('refunds.apply.withPoints', { points })}</p>}
      <p>{text('refunds.apply.way')}</p>
    </div>
  );
}
