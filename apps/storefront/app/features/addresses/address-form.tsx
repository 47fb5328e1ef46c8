import type { ComponentProps } from 'react';
import { useActionData } from 'react-router';
import { CheckedForm, FormEnd } from '../../forms/checked-form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useText } from '../../words/words.tsx';
import type { Address, AddressOutcome, Regions } from './address-types.ts';
import { firstValues, regionsOf } from './address-values.ts';
import { checkAddress } from './address-definition.ts';
import { RegionFields } from './region-fields.tsx';

interface AddressFormProps {
  address: Address | 'new';
  regions: Regions;
  onDone: (outcome: AddressOutcome) => void;
  onCancel?: () => void;
}

export function AddressForm({ address, regions, onDone, onCancel }: AddressFormProps) {
  const text = useText();
  const form = useForm<AddressOutcome>({ name: 'address', check: checkAddress, onDone });
  const posted = useActionData<AddressOutcome>();
  const known = address === 'new' ? undefined : address;
  const values = { ...firstValues(known), ...form.values };
  const line = (name: keyof typeof values) => ({ name, defaultValue: values[name], error: form.errorOf(name) });
  return (
    <CheckedForm
      form={form}
      label={text(known ? 'addresses.editTitle' : 'addresses.add')}
      className="flex flex-col gap-4 text-ink"
    >
      {known && <input type="hidden" name="addrId" value={known.addrId} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Line {...line('receiver')} label={text('addresses.receiver')} autoComplete="shipping name" dir="auto" />
        <Line
          {...line('mobile')}
          label={text('addresses.mobile')}
          autoComplete="shipping tel-national"
          inputMode="tel"
          dir="ltr"
        />
      </div>
      <RegionFields
        regions={posted?.regions ?? regionsOf(regions, known)}
        chosen={{
          provinceId: Number(values.provinceId),
          cityId: Number(values.cityId),
          areaId: Number(values.areaId),
        }}
        error={form.errorOf('areaId')}
      />
      <Line
        {...line('addr')}
        label={text('addresses.detail')}
        hint={text('addresses.detailHint')}
        autoComplete="shipping street-address"
        dir="auto"
      />
      <Line {...line('postCode')} label={text('addresses.postCode')} autoComplete="shipping postal-code" dir="ltr" />
      {known?.commonAddr === 1 ? (
        <input type="hidden" name="commonAddr" value="1" />
      ) : (
        <Checkbox
          name="commonAddr"
          value="1"
          label={text('addresses.useAsDefault')}
          defaultChecked={values.commonAddr === '1'}
        />
      )}
      <FormEnd form={form} submitLabel={text('profile.save')}>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
        )}
      </FormEnd>
    </CheckedForm>
  );
}

type LineProps = ComponentProps<'input'> & Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error'>;

function Line({ label, hint, error, ...attributes }: LineProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wires) => <TextInput {...attributes} {...wires} />}
    </Field>
  );
}
