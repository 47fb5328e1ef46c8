import { useId } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorLine, Select } from '../../ui/fields/field.tsx';
import type { AddressField, Area, Regions } from './address-fields.ts';
import { type Chosen, useRegions } from './use-regions.ts';

interface RegionFieldsProps {
  regions: Regions;
  chosen: Chosen;
  error: string | undefined;
}

/** Province, city and district: each select lists the regions inside the previous choice. */
export function RegionFields({ regions, chosen: before, error }: RegionFieldsProps) {
  const text = useText();
  const errorId = useId();
  const { lists, chosen, failed, chooseProvince, chooseCity, chooseDistrict } = useRegions(regions, before);
  const errorIfOpen = (value: number) => (error && value === 0 ? errorId : undefined);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{text('addresses.region')}</legend>
      <div className="grid grid-cols-2 gap-2">
        <RegionSelect
          name="provinceId"
          label={text('addresses.province')}
          areas={lists.provinces}
          value={chosen.provinceId}
          errorId={errorIfOpen(chosen.provinceId)}
          onChoose={chooseProvince}
        />
        <RegionSelect
          name="cityId"
          label={text('addresses.city')}
          areas={lists.cities}
          value={chosen.cityId}
          errorId={errorIfOpen(chosen.cityId)}
          onChoose={chooseCity}
        />
        <RegionSelect
          name="areaId"
          label={text('addresses.district')}
          areas={lists.districts}
          value={chosen.areaId}
          errorId={error && errorId}
          onChoose={chooseDistrict}
        />
      </div>
      <noscript>
        <Button type="submit" name="intent" value="regions" tone="outline" size="small" className="mt-2">
          {text('addresses.showRegions')}
        </Button>
      </noscript>
      {(error || failed) && (
        <div className="mt-1.5">
          <ErrorLine id={errorId}>{failed ? text('addresses.regionsFailed') : error}</ErrorLine>
        </div>
      )}
    </fieldset>
  );
}

interface RegionSelectProps {
  name: AddressField;
  label: string;
  areas: readonly Area[];
  value: number;
  errorId: string | undefined;
  onChoose: (areaId: number) => void;
}

function RegionSelect({ name, label, areas, value, errorId, onChoose }: RegionSelectProps) {
  return (
    <div className="first:col-span-2">
      <Select
        name={name}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        disabled={areas.length === 0}
        value={value || ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        <option value="">{label}</option>
        {areas.map(({ areaId, areaName }) => (
          <option key={areaId} value={areaId}>
            {areaName}
          </option>
        ))}
      </Select>
    </div>
  );
}
