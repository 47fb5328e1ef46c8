import type { returnCourierList } from '@galleria/contract/after-sales/refunds';
import type { OutputOf } from '@galleria/contract/operation';
import { MAX_PROOFS, MAX_REQUEST_TEXT_LENGTH, MAX_WAYBILL_LENGTH } from '@galleria/domain/after-sales/request-limits';
import { PicturesField } from '../../../features/pictures/pictures-field.tsx';
import { picturePaths } from '../../../features/pictures/use-picture-uploads.ts';
import { refundAddress } from '../../../features/refunds/refund.ts';
import { CheckedForm, FormEnd } from '../../../forms/checked-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CountedTextArea } from '../../../ui/fields/counted-text-area.tsx';
import { Field, Select, TextInput } from '../../../ui/fields/field.tsx';
import { sendBackForm } from './send-back-form.ts';

interface ReturnFormProps {
  refundSn: string;
  mobile: string;
  couriers: OutputOf<typeof returnCourierList>;
}

/** Form for the courier and the waybill number of a return. */
export function ReturnForm({ refundSn, mobile, couriers }: ReturnFormProps) {
  const text = useText();
  const form = useForm(sendBackForm, { name: 'sendBack' });
  return (
    <CheckedForm form={form} label={text('refunds.proof.title')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={text('refunds.proof.courier')} error={form.errorOf('dvyId')}>
          {(wires) => (
            <Select {...wires} name={form.field('dvyId').name} defaultValue={form.values.dvyId ?? ''}>
              <option value="">{text('refunds.apply.chooseReason')}</option>
              {couriers.map(({ dvyId, dvyName }) => (
                <option key={dvyId} value={dvyId}>
                  {dvyName}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={text('refunds.proof.waybill')} error={form.errorOf('dvyFlowId')}>
          {(wires) => (
            <TextInput
              name={form.field('dvyFlowId').name}
              defaultValue={form.values.dvyFlowId}
              maxLength={MAX_WAYBILL_LENGTH}
              autoComplete="off"
              dir="ltr"
              className="tabular-nums"
              {...wires}
            />
          )}
        </Field>
      </div>
      <Field
        label={text('refunds.apply.mobile')}
        hint={text('refunds.apply.mobileHint')}
        error={form.errorOf('mobile')}
      >
        {(wires) => (
          <TextInput
            name={form.field('mobile').name}
            defaultValue={form.values.mobile ?? mobile}
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={11}
            dir="ltr"
            className="max-w-60 tabular-nums"
            {...wires}
          />
        )}
      </Field>
      <CountedTextArea
        name={form.field('words').name}
        label={text('refunds.proof.words')}
        error={form.errorOf('words')}
        limit={MAX_REQUEST_TEXT_LENGTH}
        defaultValue={form.values.words}
      />
      <PicturesField
        name={form.field('imgs').name}
        label={text('refunds.proof.pictures')}
        most={MAX_PROOFS}
        stored={picturePaths(form.values.imgs)}
        error={form.errorOf('imgs')}
      />
      <FormEnd form={form} submitLabel={text('refunds.proof.submit')} submitTone="brand">
        <ButtonLink to={refundAddress(refundSn)} tone="quiet">
          {text('ui.cancel')}
        </ButtonLink>
      </FormEnd>
    </CheckedForm>
  );
}
