import { Select } from 'antd';
import type { OptionOperation } from './picker-state.ts';
import { usePicker } from './use-picker.tsx';

interface PickerProps {
  id?: string;
  /** Searches the options. */
  operation: OptionOperation;
  placeholder?: string;
  'aria-label'?: string;
}

interface OptionPickerProps extends PickerProps {
  value?: number | undefined;
  onChange?: (id: number | undefined) => void;
}

/** A store or a product, found by a part of its name or by its number: `<OptionPicker operation={storeOptions} />`. */
export function OptionPicker({ operation, value, onChange, ...rest }: OptionPickerProps) {
  const { select, cacheChosen } = usePicker(operation, value === undefined ? [] : [value]);
  return (
    <Select
      {...select}
      {...rest}
      allowClear
      value={value ?? null}
      onChange={(chosen) => {
        const id = typeof chosen === 'number' ? chosen : undefined;
        cacheChosen(id === undefined ? [] : [id]);
        onChange?.(id);
      }}
      style={{ width: '100%' }}
    />
  );
}

interface OptionsPickerProps extends PickerProps {
  value?: readonly number[] | undefined;
  onChange?: (ids: number[]) => void;
  max?: number;
}

const MAX_CHOSEN = 100;

/** Picks several options. */
export function OptionsPicker({ operation, value = [], onChange, max = MAX_CHOSEN, ...rest }: OptionsPickerProps) {
  const { select, cacheChosen } = usePicker(operation, value);
  return (
    <Select
      {...select}
      {...rest}
      mode="multiple"
      allowClear
      maxCount={max}
      value={[...value]}
      onChange={(chosen) => {
        const ids = [chosen].flat();
        cacheChosen(ids);
        onChange?.(ids);
      }}
      style={{ width: '100%' }}
    />
  );
}
