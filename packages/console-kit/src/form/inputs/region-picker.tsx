import { mallRegions } from '@galleria/contract/store-settings/regions';
import { Cascader, Select } from 'antd';
import { useText } from '../../console-context.tsx';
import { useCall } from '../../use-call.tsx';

interface RegionPickerProps {
  id?: string;
  /** Code of a district, or of a city where `level` is `city`; 0 for none. */
  value?: number | undefined;
  onChange?: (areaId: number) => void;
  /** The level at which a choice is complete. */
  level?: 'city' | 'district';
}

interface Option {
  value: number;
  label: string;
  children?: Option[];
}

interface Area {
  readonly areaId: number;
  readonly areaName: string;
  readonly areas?: readonly Area[];
}

/** Picks a place from the mall's region tree; typing finds places by any part of their names. */
export function RegionPicker({ id, value, onChange, level = 'district' }: RegionPickerProps) {
  const text = useText();
  const { data, isPending } = useCall(mallRegions, {});
  const options = (data ?? []).map((province) => toOption(province, level === 'city' ? 2 : 3));
  return (
    <Cascader<Option>
      {...(id && { id })}
      options={options}
      value={pathTo(options, value)}
      onChange={(path) => onChange?.(Number(path?.at(-1) ?? 0))}
      loading={isPending}
      placeholder={text('console.region.choose')}
      showSearch
      style={{ width: '100%' }}
    />
  );
}

function toOption({ areaId, areaName, areas = [] }: Area, levels: number): Option {
  const label = { value: areaId, label: areaName };
  return levels > 1 ? { ...label, children: areas.map((area) => toOption(area, levels - 1)) } : label;
}

function pathTo(options: readonly Option[], value: number | undefined): number[] {
  for (const option of options) {
    if (option.value === value) return [option.value];
    const below = pathTo(option.children ?? [], value);
    if (below.length > 0) return [option.value, ...below];
  }
  return [];
}

interface ProvincesPickerProps {
  id?: string;
  value?: readonly number[] | undefined;
  onChange?: (provinceIds: number[]) => void;
  'aria-label'?: string;
  className?: string;
}

export function ProvincesPicker({ value = [], onChange, ...rest }: ProvincesPickerProps) {
  const text = useText();
  const { data, isPending } = useCall(mallRegions, {});
  return (
    <Select<number[]>
      {...rest}
      mode="multiple"
      allowClear
      value={[...value]}
      onChange={(ids) => onChange?.(ids)}
      loading={isPending}
      placeholder={text('console.region.chooseSeveral')}
      optionFilterProp="label"
      options={(data ?? []).map(({ areaId, areaName }) => ({ value: areaId, label: areaName }))}
      style={{ width: '100%' }}
    />
  );
}

/** Names of provinces by their codes. */
export function useProvinceNames(): ReadonlyMap<number, string> {
  const { data } = useCall(mallRegions, {});
  return new Map((data ?? []).map(({ areaId, areaName }) => [areaId, areaName]));
}
