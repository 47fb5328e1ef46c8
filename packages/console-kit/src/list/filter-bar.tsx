import { Button, Flex, Input, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { useOptions } from '../picker/use-picker.tsx';
import { FilterControl } from './filter-control.tsx';
import type { Filter, Filters, FilterValue, FilterValues, Range } from './filters.ts';

type Value = FilterValue | undefined;

interface FilterBarProps {
  filters: Filters;
  values: FilterValues<Filters>;
  onChange: (changes: Record<string, Value>) => void;
}

/** The first text filter is the search field; every other one is a button that opens its control. */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const text = useText();
  const all = Object.entries(filters);
  const [search] = all.filter(([, { kind }]) => kind === 'text');
  const others = all.filter(([name]) => name !== search?.[0]);
  const cleared = Object.fromEntries(all.map(([name]) => [name, undefined]));
  return (
    <Flex wrap gap="small" role="search" className="filter-bar">
      {search && (
        <SearchField
          key={String(values[search[0]] ?? '')}
          label={search[1].label}
          value={String(values[search[0]] ?? '')}
          onSearch={(keyword) => onChange({ [search[0]]: keyword })}
        />
      )}
      {others.map(([name, filter]) => {
        const control = { value: values[name], onChange: (value: Value) => onChange({ [name]: value }) };
        if (filter.kind === 'picker') return <PickerButton key={name} filter={filter} {...control} />;
        return <FilterButton key={name} filter={filter} valueText={describe(filter, control.value)} {...control} />;
      })}
      {Object.keys(values).length > 0 && (
        <Button type="link" onClick={() => onChange(cleared)}>
          {text('console.list.clearFilters')}
        </Button>
      )}
    </Flex>
  );
}

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (keyword: string) => void;
}

function SearchField({ label, value, onSearch }: SearchFieldProps) {
  return (
    <Input
      type="search"
      allowClear
      className="list-search"
      prefix={<Icon name="search" />}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      onPressEnter={(event) => onSearch(event.currentTarget.value.trim())}
      onBlur={(event) => event.target.value.trim() !== value && onSearch(event.target.value.trim())}
      onClear={() => onSearch('')}
    />
  );
}

interface PickerButtonProps extends Omit<FilterButtonProps, 'valueText'> {
  filter: Extract<Filter, { kind: 'picker' }>;
}

/** The URL has the id; the button shows the name. */
function PickerButton({ filter, value, onChange }: PickerButtonProps) {
  const ids = value === undefined ? [] : [Number(value)];
  const chosen = useOptions(filter.operation, ids);
  const valueText = ids.map((id) => chosen.get(id)?.name ?? `#${id}`).join();
  return <FilterButton {...{ filter, value, valueText, onChange }} />;
}

interface FilterButtonProps {
  filter: Filter;
  value: Value;
  /** The chosen value as text. */
  valueText: string;
  onChange: (value: Value) => void;
}

function FilterButton({ filter, value, valueText, onChange }: FilterButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isTyped = filter.kind === 'text' || filter.kind === 'picker';
  return (
    <Button.Group>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={isOpen}
        onOpenChange={setOpen}
        destroyOnHidden
        // Focus only once the content is visible.
        afterOpenChange={(isShown) => isShown && isTyped && content.current?.querySelector('input')?.focus()}
        content={
          <div ref={content}>
            <FilterControl
              filter={filter}
              value={value}
              onChange={(next, isFinal) => {
                onChange(next);
                if (isFinal) setOpen(false);
              }}
            />
          </div>
        }
      >
        <Button aria-expanded={isOpen} className={valueText ? 'filter-set' : 'filter-unset'}>
          {valueText ? (
            <span>
              {filter.label}: <bdi>{valueText}</bdi>
            </span>
          ) : (
            filter.label
          )}
        </Button>
      </Popover>
      {valueText && (
        <Button
          icon={<Icon name="close" />}
          aria-label={text('console.list.removeFilter', { filter: filter.label })}
          onClick={() => onChange(undefined)}
        />
      )}
    </Button.Group>
  );
}

function describe(filter: Filter, value: Value): string {
  if (value === undefined) return '';
  if (filter.kind === 'select' || filter.kind === 'multiSelect') {
    const chosen = filter.options.filter((option) => option.value === value || toArray(value).includes(option.value));
    const [first] = chosen;
    return chosen.length > 2 ? `${first?.label} +${chosen.length - 1}` : chosen.map(({ label }) => label).join(', ');
  }
  if (typeof value === 'object' && !Array.isArray(value)) {
    const { from = '…', until = '…' } = value as Range;
    return `${from} – ${until}`;
  }
  return String(value);
}

const toArray = (value: Value): readonly string[] => (Array.isArray(value) ? value : []);
