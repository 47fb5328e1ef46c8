import { InputNumber, Select, Switch } from 'antd';
import type { FieldShape } from './describe-field.ts';
import type { FormFieldDefinition } from './form-field.tsx';

interface OtherControlProps {
  /** What the form hands to its control: `id`, `value`, `onChange`. */
  given: object;
  shape: FieldShape;
  options: FormFieldDefinition['options'];
}

/** Everything that is not typed as a text: choices, switches, numbers. */
export default function OtherControl({ given, shape, options }: OtherControlProps) {
  if (options) {
    return <Select {...given} mode={shape.type === 'list' ? 'multiple' : undefined} options={[...options]} />;
  }
  if (shape.type === 'boolean') return <Switch {...given} />;
  return <InputNumber {...given} style={{ width: '100%' }} />;
}
