import type { ComponentProps } from 'react';
import { useActionData } from 'react-router';
import { CheckedForm, FormEnd } from '../../forms/checked-form.tsx';
import type { FormValues } from '../../forms/form-state.ts';
import { useForm } from '../../forms/use-form.ts';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import type { Address, AddressOutcome, Regions } from './address-fields.ts';
import { type AddressField, addressForm } from './address-fields.ts';
import { RegionFields } from './region-fields.tsx';

interface AddressFormProps {
  address: Address | 'new';
  regions: Regions;
  onDone: (outcome: AddressOutcome) => void;
  onCancel?: () => void;
}

export function AddressForm({ address, regions, onDone, onCancel }: AddressFormProps) {
  const text = useText();
  const form = useForm(addressForm, { name: 'address', onDone });
  const posted = useActionData<AddressOutcome>();
  const known = address === 'new' ? undefined : address;
  const values = { ...firstValues(known), ...form.values };
  const line = (name: AddressField) => ({ ...form.field(name), defaultValue: values[name] });
  return (
    <CheckedForm
      form={form}
      label={text(known ? 'addresses.editTitle' : 'addresses.add')}
      className="flex flex-col gap-4 text-ink"
    >
      {known && <input type="hidden" name={line('addrId').name} value={known.addrId} />}
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
        <input type="hidden" name={line('commonAddr').name} value="1" />
      ) : (
        <Checkbox
          name={line('commonAddr').name}
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

/** Initial values of the inputs. */
function firstValues(address: Address | undefined): FormValues<AddressField> {
  return {
    receiver: address?.receiver ?? '',
    mobile: address?.mobile ?? '',
    provinceId: String(address?.provinceId ?? ''),
    cityId: String(address?.cityId ?? ''),
    areaId: String(address?.areaId ?? ''),
    addr: address?.addr ?? '',
    postCode: address?.postCode ?? '',
    commonAddr: String(address?.commonAddr ?? 0),
  };
}

/** Until the lists are loaded, they hold only the address's own regions. */
function regionsOf(known: Regions, address: Address | undefined): Regions {
  if (!address || known.cities.length > 0) return known;
  const { provinceId, cityId, city, areaId, area } = address;
  return {
    provinces: known.provinces,
    cities: [{ areaId: cityId, areaName: city, parentId: provinceId, level: 2 }],
    districts: [{ areaId, areaName: area, parentId: cityId, level: 3 }],
  };
}
