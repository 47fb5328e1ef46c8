import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';
import { perStore } from './fields.ts';
import { INVOICE_FOR } from './order-draft.ts';
import type { Checkout } from './use-checkout.ts';

/** An invoice, and in whose name. What it needs shows by style alone, so that it does without scripts too. */
export function InvoiceWish({ shopId, checkout: { errors, typed } }: { shopId: number; checkout: Checkout }) {
  const text = useText();
  const kind = perStore.invoice(shopId);
  const name = perStore.invoiceName(shopId);
  const tax = perStore.taxNumber(shopId);
  return (
    <div className="group/invoice flex flex-col gap-3">
      <ChoiceRow
        name={kind}
        label={text('checkout.invoice.label')}
        defaultValue={typed[kind] ?? ''}
        choices={[
          { value: '', label: text('checkout.invoice.none') },
          { value: String(INVOICE_FOR.person), label: text('checkout.invoice.person') },
          { value: String(INVOICE_FOR.unit), label: text('checkout.invoice.unit') },
        ]}
      />
      <div className="hidden group-has-[[type=radio]:not([value='']):checked]/invoice:block">
        <Field label={text('checkout.invoice.name')} error={errors[name]}>
          {(wires) => <TextInput name={name} defaultValue={typed[name]} maxLength={100} dir="auto" {...wires} />}
        </Field>
      </div>
      <div className="hidden group-has-[[value='1']:checked]/invoice:block">
        <Field label={text('checkout.invoice.tax')} error={errors[tax]}>
          {(wires) => <TextInput name={tax} defaultValue={typed[tax]} maxLength={30} dir="ltr" {...wires} />}
        </Field>
      </div>
    </div>
  );
}
