import { InputNumber, Select, Switch } from 'antd';
import type { FieldShape } from './describe-field.ts';
import type { FormFieldDefinition } from './form-field.tsx';

interface OtherControlProps {
  /** Props that Form.Item gives its control: `id`, `value`, `onChange`. */
  given: object;
  shape: FieldShape;
  options: FormFieldDefinition['options'];
}

/** The controls that are not text fields: selects, switches, numbers. */
export default function OtherControl({ given, shape, options }: OtherControlProps) {
  if (options) {
    return <Select {...given} mode={shape.type === 'list' ? 'multiple' : undefined} options={[...options]} />;
  }
  if (shape.type === 'boolean') return <Switch {...given} />;
  return <InputNumber {...given} style={{ width: '100%' }} />;
}
