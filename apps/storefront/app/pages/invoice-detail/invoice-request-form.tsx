import { MAX_TITLE_LENGTH } from '@galleria/domain/invoices/invoice-lifecycle';
import { TITLE_TYPE } from '@galleria/domain/invoices/invoice-title';
import type { Invoice } from '../../features/invoices/invoice.ts';
import { CheckedForm, FormEnd } from '../../forms/checked-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { ChoiceRow } from '../../ui/fields/choice-row.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { invoiceForm } from './invoice-form.ts';

interface InvoiceRequestFormProps {
  name: string;
  /** The current request. */
  invoice?: Pick<Invoice, 'headerType' | 'headerName' | 'invoiceTaxNumber' | 'invoiceContent'>;
  submit: string;
  done: string;
}

/**
 * Title and content of the invoice. The fields for a company are shown by CSS alone, so that they work without scripts.
 */
export function InvoiceRequestForm({ name, invoice, submit, done }: InvoiceRequestFormProps) {
  const text = useText();
  const form = useForm(invoiceForm, { name, onDone: () => toast.success(done) });
  const { person, unit } = TITLE_TYPE;
  return (
    <CheckedForm form={form} label={submit} className="group/invoice flex w-full max-w-md flex-col gap-5">
      <ChoiceRow
        name={form.field('headerType').name}
        label={text('invoices.titleKind')}
        defaultValue={form.values.headerType ?? String(invoice?.headerType ?? person)}
        choices={[
          { value: String(person), label: text('invoices.person') },
          { value: String(unit), label: text('invoices.unit') },
        ]}
      />
      <Field label={text('invoices.name')} hint={text('invoices.nameHint')} error={form.errorOf('headerName')}>
        {(wires) => (
          <TextInput
            name={form.field('headerName').name}
            defaultValue={form.values.headerName ?? invoice?.headerName}
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="organization"
            dir="auto"
            {...wires}
          />
        )}
      </Field>
      <div className="hidden group-has-[[name=headerType][value='1']:checked]/invoice:block">
        <Field label={text('invoices.tax')} error={form.errorOf('invoiceTaxNumber')}>
          {(wires) => (
            <TextInput
              name={form.field('invoiceTaxNumber').name}
              defaultValue={form.values.invoiceTaxNumber ?? invoice?.invoiceTaxNumber}
              maxLength={30}
              autoComplete="off"
              dir="ltr"
              {...wires}
            />
          )}
        </Field>
      </div>
      <ChoiceRow
        name={form.field('invoiceContent').name}
        label={text('invoices.content')}
        defaultValue={form.values.invoiceContent ?? invoice?.invoiceContent ?? 'detail'}
        choices={(['detail', 'category'] as const).map((value) => ({
          value,
          label: text(`invoices.content.${value}`),
        }))}
      />
      <FormEnd form={form} submitLabel={submit} />
    </CheckedForm>
  );
}
