import { MAX_PROOFS, MAX_REQUEST_TEXT_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { useMemo } from 'react';
import { PicturesField } from '../../../features/pictures/pictures-field.tsx';
import { picturePaths } from '../../../features/pictures/use-picture-uploads.ts';
import { REFUND_LIST, refundAddress } from '../../../features/refunds/refund.ts';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/fields/counted-text-area.tsx';
import { Field, TextInput } from '../../../ui/fields/field.tsx';
import { AmountFields } from './amount-fields.tsx';
import type { Application } from './application.ts';
import { applyForm } from './apply-form.ts';
import { KindFields, ReasonField } from './kind-fields.tsx';

/** Form of a new request, or of one that is changed. */
export function RequestForm({ application }: { application: Application }) {
  const text = useText();
  const { limits, first, orderItemId, refundSn } = application;
  const definition = useMemo(() => applyForm(limits), [limits]);
  const form = useForm(definition, { name: 'apply' });
  return (
    <CheckedForm form={form} label={text(refundSn ? 'refunds.apply.editTitle' : 'refunds.apply.title')}>
      {orderItemId !== undefined && <input type="hidden" name={form.field('orderItemId').name} value={orderItemId} />}
      {application.keepsGift && <input type="hidden" name={form.field('keepsGift').name} value="true" />}
      <KindFields form={form} application={application} />
      <ReasonField form={form} application={application} />
      <AmountFields form={form} application={application} />
      <CountedTextArea
        name={form.field('words').name}
        label={text('refunds.apply.words')}
        error={form.errorOf('words')}
        limit={MAX_REQUEST_TEXT_LENGTH}
        defaultValue={form.values.words ?? first.words}
      />
      <PicturesField
        name={form.field('imgs').name}
        label={text('refunds.apply.pictures')}
        most={MAX_PROOFS}
        stored={form.values.imgs === undefined ? first.imgs : picturePaths(form.values.imgs)}
        error={form.errorOf('imgs')}
      />
      <Field
        label={text('refunds.apply.mobile')}
        hint={text('refunds.apply.mobileHint')}
        error={form.errorOf('mobile')}
      >
        {(wires) => (
          <TextInput
            name={form.field('mobile').name}
            defaultValue={form.values.mobile ?? first.mobile}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={11}
            dir="ltr"
            className="max-w-60 tabular-nums"
            {...wires}
          />
        )}
      </Field>
      <FormEnd
        form={form}
        submitLabel={text(refundSn ? 'refunds.apply.resubmit' : 'refunds.apply.submit')}
        submitTone="brand"
      >
        <ButtonLink to={refundSn ? refundAddress(refundSn) : REFUND_LIST} tone="quiet">
          {text('ui.cancel')}
        </ButtonLink>
      </FormEnd>
    </CheckedForm>
  );
}
