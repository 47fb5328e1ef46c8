import { Button, Checkbox, Flex, Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../console-context.tsx';
import { OptionPicker } from '../picker/option-picker.tsx';
import type { Filter, FilterValue, Range } from './filters.ts';

type Value = FilterValue | undefined;

interface FilterControlProps {
  filter: Filter;
  value: Value;
  /** `isFinal`: the choice is complete and the popover can close. */
  onChange: (value: Value, isFinal: boolean) => void;
}

export function FilterControl({ filter, value, onChange }: FilterControlProps) {
  switch (filter.kind) {
    case 'select':
      return (
        <Radio.Group
          vertical
          className="filter-options"
          aria-label={filter.label}
          value={value}
          options={[...filter.options]}
          onChange={(event) => onChange(event.target.value, true)}
        />
      );
    case 'multiSelect':
      return (
        <Checkbox.Group
          className="filter-options"
          aria-label={filter.label}
          value={Array.isArray(value) ? value : []}
          options={[...filter.options]}
          onChange={(chosen) => onChange(chosen.length > 0 ? chosen : undefined, false)}
        />
      );
    case 'picker':
      return (
        <div className="filter-picker">
          <OptionPicker
            aria-label={filter.label}
            operation={filter.operation}
            value={value === undefined ? undefined : Number(value)}
            onChange={(id) => onChange(id === undefined ? undefined : String(id), true)}
          />
        </div>
      );
    case 'text':
      return <TextControl value={String(value ?? '')} onChange={(keyword) => onChange(keyword || undefined, true)} />;
    default: {
      const range = typeof value === 'object' && !Array.isArray(value) ? (value as Range) : {};
      return <RangeControl kind={filter.kind} range={range} onChange={(next) => onChange(next, true)} />;
    }
  }
}

function TextControl({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText();
  return <Input.Search defaultValue={value} enterButton={text('console.list.apply')} onSearch={onChange} />;
}

interface RangeControlProps {
  kind: 'dateRange' | 'amountRange';
  range: Range;
  onChange: (range: Range | undefined) => void;
}

function RangeControl({ kind, range, onChange }: RangeControlProps) {
  const text = useText();
  const id = useId();
  const [from, setFrom] = useState(range.from ?? '');
  const [until, setUntil] = useState(range.until ?? '');
  const type = kind === 'dateRange' ? 'date' : 'text';
  const inputMode = kind === 'amountRange' ? 'decimal' : undefined;
  const apply = () => onChange(from || until ? { ...(from && { from }), ...(until && { until }) } : undefined);
  return (
    <Flex vertical gap="small">
      <label className="filter-edge" htmlFor={`${id}from`}>
        {text('console.list.from')}
        <Input
          id={`${id}from`}
          type={type}
          inputMode={inputMode}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
      </label>
      <label className="filter-edge" htmlFor={`${id}until`}>
        {text('console.list.until')}
        <Input
          id={`${id}until`}
          type={type}
          inputMode={inputMode}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </label>
      <Button type="primary" onClick={apply}>
        {text('console.list.apply')}
      </Button>
    </Flex>
  );
}
