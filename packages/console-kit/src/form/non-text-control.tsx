import { InputNumber, Select, Switch } from 'antd';
import type { FieldShape } from './describe-field.ts';
import type { FormFieldDefinition } from './form-field.tsx';

interface NonTextControlProps {
  /** Props that Form.Item gives its control: `id`, `value`, `onChange`. */
  controlProps: object;
  shape: FieldShape;
  options: FormFieldDefinition['options'];
}

/** The controls that are not text fields: selects, switches, numbers. */
export default function NonTextControl({ controlProps, shape, options }: NonTextControlProps) {
  if (options) {
    return <Select {...controlProps} mode={shape.type === 'list' ? 'multiple' : undefined} options={[...options]} />;
  }
  if (shape.type === 'boolean') return <Switch {...controlProps} />;
  return <InputNumber {...controlProps} style={{ width: '100%' }} />;
}
