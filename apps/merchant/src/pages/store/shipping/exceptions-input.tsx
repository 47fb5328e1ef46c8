import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { ProvincesPicker } from '@galleria/console-kit/form/inputs/region-picker';
import { Icon } from '@galleria/console-kit/icon';
import { Button, InputNumber } from 'antd';
import { type ReactNode, useId } from 'react';
import type { Template } from './template-card.tsx';

type Terms = Template['exceptions'][number];

interface ExceptionsInputProps {
  id?: string;
  value?: Terms[];
  onChange?: (value: Terms[]) => void;
}

const NEW: Terms = { provinceIds: [], firstFee: 0, extraFee: 0, freeOver: null, minDays: 3, maxDays: 7 };

/** Regions with fees and days of their own. */
export function ExceptionsInput({ id, value = [], onChange }: ExceptionsInputProps) {
  const text = useText<'merchant'>();
  return (
    <div id={id} className="field-wide">
      {value.map((terms, index) => (
        // Terms have no id, so their index is their key.
        <TermsFields
          key={`terms:${String(index)}`}
          number={index + 1}
          terms={terms}
          onChange={(changes) => onChange?.(value.with(index, { ...terms, ...changes }))}
          onRemove={() => onChange?.(value.toSpliced(index, 1))}
        />
      ))}
      <Button type="dashed" icon={<Icon name="add" />} onClick={() => onChange?.([...value, NEW])}>
        {text('merchantStore.addOtherTerms')}
      </Button>
    </div>
  );
}

interface TermsFieldsProps {
  number: number;
  terms: Terms;
  onChange: (changes: Partial<Terms>) => void;
  onRemove: () => void;
}

function TermsFields({ number, terms, onChange, onRemove }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  const provinces = text('merchantStore.regions');
  return (
    <fieldset className="other-terms">
      <legend>{text('merchantStore.otherTermsNumber', { number })}</legend>
      <ProvincesPicker
        aria-label={provinces}
        value={terms.provinceIds}
        onChange={(provinceIds) => onChange({ provinceIds })}
      />
      <div className="field-pairs">
        <Labelled label={text('merchantStore.firstFee')}>
          {(id) => <MoneyInput id={id} value={terms.firstFee} onChange={(fee) => onChange({ firstFee: fee ?? 0 })} />}
        </Labelled>
        <Labelled label={text('merchantStore.extraFee')}>
          {(id) => <MoneyInput id={id} value={terms.extraFee} onChange={(fee) => onChange({ extraFee: fee ?? 0 })} />}
        </Labelled>
        <Labelled label={text('merchantStore.freeOver')}>
          {(id) => <MoneyInput id={id} value={terms.freeOver} onChange={(freeOver) => onChange({ freeOver })} />}
        </Labelled>
        <Labelled label={text('merchantStore.minDays')}>
          {(id) => <Days id={id} value={terms.minDays} onChange={(minDays) => onChange({ minDays })} />}
        </Labelled>
        <Labelled label={text('merchantStore.maxDays')}>
          {(id) => <Days id={id} value={terms.maxDays} onChange={(maxDays) => onChange({ maxDays })} />}
        </Labelled>
      </div>
      <div>
        <Button size="small" danger onClick={onRemove}>
          {text('merchantStore.removeOtherTerms', { number })}
        </Button>
      </div>
    </fieldset>
  );
}

function Days({ id, value, onChange }: { id: string; value: number; onChange: (days: number) => void }) {
  return (
    <InputNumber<number>
      id={id}
      min={0}
      max={60}
      precision={0}
      value={value}
      onChange={(days) => onChange(days ?? 0)}
      style={{ width: '100%' }}
    />
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
