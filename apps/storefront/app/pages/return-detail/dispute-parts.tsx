import { DISPUTE_REASONS } from '@galleria/domain/after-sales/refund-lifecycle';
import { MAX_REQUEST_TEXT_LENGTH, MAX_VOUCHERS } from '@galleria/domain/after-sales/request-limits';
import { PicturesField } from '../../features/pictures/pictures-field.tsx';
import { picturePaths } from '../../features/pictures/use-picture-uploads.ts';
import { CheckedForm, FormEnd } from '../../forms/checked-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { CountedTextArea } from '../../ui/fields/counted-text-area.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { disputeForm, proofForm } from './dispute-forms.ts';

/** Form to ask the platform to decide, after a refusal. */
export function DisputeCard() {
  const text = useText();
  const form = useForm(disputeForm, {
    name: 'dispute',
    onDone: () => toast.success(text('refunds.detail.disputeDone')),
  });
  return (
    <div id="dispute" className="scroll-mt-24">
      <SectionCard title={text('refunds.detail.disputeTitle')} intro={text('refunds.detail.disputeIntro')}>
        <CheckedForm form={form} label={text('refunds.detail.disputeTitle')}>
          <div className="max-w-md">
            <Field label={text('refunds.detail.disputeReason')} error={form.errorOf('reason')}>
              {(wires) => (
                <Select name={form.field('reason').name} defaultValue={form.values.reason ?? ''} {...wires}>
                  <option value="">{text('refunds.apply.chooseReason')}</option>
                  {DISPUTE_REASONS.map((reason) => (
                    <option key={reason} value={reason}>
                      {text(`refunds.detail.disputeReason.${reason}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <CountedTextArea
            name={form.field('words').name}
            label={text('refunds.detail.disputeWords')}
            error={form.errorOf('words')}
            limit={MAX_REQUEST_TEXT_LENGTH}
            defaultValue={form.values.words}
          />
          <PicturesField
            name={form.field('imgs').name}
            label={text('refunds.detail.vouchers')}
            most={MAX_VOUCHERS}
            stored={picturePaths(form.values.imgs)}
            error={form.errorOf('imgs')}
          />
          <FormEnd form={form} submitLabel={text('refunds.detail.disputeSubmit')} />
        </CheckedForm>
      </SectionCard>
    </div>
  );
}

/** Form for evidence while the dispute is open. A new `key` empties it for the next piece of evidence. */
export function ProofCard() {
  const text = useText();
  const form = useForm(proofForm, {
    name: 'proof',
    onDone: () => toast.success(text('refunds.detail.proofDone')),
  });
  return (
    <div id="addProof" className="scroll-mt-24">
      <SectionCard title={text('refunds.detail.proofTitle')}>
        <CheckedForm form={form} label={text('refunds.detail.proofTitle')}>
          <CountedTextArea
            name={form.field('words').name}
            label={text('refunds.detail.proofWords')}
            error={form.errorOf('words')}
            limit={MAX_REQUEST_TEXT_LENGTH}
            defaultValue={form.values.words}
          />
          <PicturesField
            name={form.field('imgs').name}
            label={text('refunds.detail.vouchers')}
            most={MAX_VOUCHERS}
            stored={picturePaths(form.values.imgs)}
            error={form.errorOf('imgs')}
          />
          <FormEnd form={form} submitLabel={text('refunds.detail.proofSubmit')} />
        </CheckedForm>
      </SectionCard>
    </div>
  );
}
