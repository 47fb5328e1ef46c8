import { REFUND_KIND, REFUND_REASONS, type RefundReason } from '@galleria/domain/after-sales/refund-lifecycle';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { FormHandle } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { ChoiceCard } from '../../../ui/fields/choice-card.tsx';
import { ChoiceRow } from '../../../ui/fields/choice-row.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import type { Application } from './application.ts';
import type { ApplyField } from './apply-form.ts';

interface KindFieldsProps {
  form: FormHandle<ApplyField>;
  application: Application;
}

const KINDS = {
  [REFUND_KIND.moneyOnly]: { name: 'refunds.kind.money', hint: 'refunds.apply.kindMoneyHint' },
  [REFUND_KIND.returnGoods]: { name: 'refunds.kind.return', hint: 'refunds.apply.kindReturnHint' },
} as const;

/** Kind of refund, and whether the goods have arrived. Irrelevant fields are hidden by CSS alone. */
export function KindFields({ form, application: { applyTypes, first, status, isVirtual } }: KindFieldsProps) {
  const text = useText();
  const wanted = Number(form.values.applyType ?? first.applyType);
  const name = form.field('applyType').name;
  const isSent = status !== ORDER_STATUS.toShip && !isVirtual;
  // Nothing to choose: a hidden input instead of an empty row.
  if (applyTypes.length === 1 && !isVirtual && !isSent) return <input type="hidden" name={name} value={wanted} />;
  const isReceived = form.values.isReceived ?? String(first.isReceived ?? status !== ORDER_STATUS.toReceive);
  return (
    <div className="group/kind flex flex-col gap-5">
      {applyTypes.length > 1 ? (
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5 font-medium text-sm">{text('refunds.apply.kind')}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {applyTypes.map((kind) => {
              const labels = KINDS[kind as keyof typeof KINDS];
              return (
                <ChoiceCard key={kind} name={name} value={kind} defaultChecked={kind === wanted}>
                  <span className="block font-medium">{text(labels.name)}</span>
                  <span className="block text-pretty text-ink-soft text-xs">{text(labels.hint)}</span>
                </ChoiceCard>
              );
            })}
          </div>
        </fieldset>
      ) : (
        <input type="hidden" name={name} value={wanted} />
      )}
      {isVirtual && <p className="text-pretty text-sm text-warning">{text('refunds.apply.virtualHint')}</p>}
      {isSent && (
        <div className="group-has-[[name=applyType][value='2']:checked]/kind:hidden">
          <ChoiceRow
            name={form.field('isReceived').name}
            label={text('refunds.apply.received')}
            defaultValue={isReceived}
            choices={[
              { value: 'false', label: text('refunds.apply.receivedNo') },
              { value: 'true', label: text('refunds.apply.receivedYes') },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** Reasons before shipping: the buyer cannot know yet what is wrong with the goods. */
const BEFORE_SHIPPING: readonly RefundReason[] = ['changedMind', 'wrongOrder', 'late', 'agreed', 'other'];

export function ReasonField({ form, application: { first, status } }: KindFieldsProps) {
  const text = useText();
  const reasons = status === ORDER_STATUS.toShip ? BEFORE_SHIPPING : REFUND_REASONS;
  return (
    <div className="max-w-md">
      <Field label={text('refunds.apply.reason')} error={form.errorOf('reason')}>
        {(wires) => (
          <Select name={form.field('reason').name} defaultValue={form.values.reason ?? first.reason} {...wires}>
            <option value="">{text('refunds.apply.chooseReason')}</option>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {text(`refunds.reason.${reason}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
