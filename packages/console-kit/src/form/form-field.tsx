import { Form, Input } from 'antd';
import { lazy, type ReactElement, Suspense } from 'react';
import { useConsole } from '../console-context.tsx';
import type { FieldShape } from './describe-field.ts';

export interface FormFieldDefinition {
  readonly label: string;
  /** Below the field: what to type, or what it does. */
  readonly help?: string;
  /** A password, encrypted before it is sent. Tells the browser to fill in the saved one or to suggest a new one. */
  readonly secret?: 'current' | 'new';
  /** Options of a select; several can be chosen where the schema is a list. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  /** Another control, e.g. `<MoneyInput />`; it gets `id`, `value` and `onChange`. */
  readonly control?: ReactElement;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  /** Overrides whether the schema requires the field. */
  readonly isRequired?: boolean;
}

/** Loaded lazily: larger than a text field, and not part of the first screen. */
const NonTextControl = lazy(() => import('./non-text-control.tsx'));

interface FormFieldProps {
  name: string;
  definition: FormFieldDefinition;
  shape: FieldShape;
}

export function FormField({ name, definition, shape }: FormFieldProps) {
  const { text } = useConsole();
  const required = definition.isRequired ?? shape.isRequired;
  return (
    <Form.Item
      name={name}
      label={definition.label}
      extra={definition.help}
      valuePropName={shape.type === 'boolean' && !definition.control ? 'checked' : 'value'}
      rules={[{ required, message: text('console.form.required') }]}
    >
      {definition.control ?? <DefaultControl definition={definition} shape={shape} />}
    </Form.Item>
  );
}

/** Form.Item hands `id`, `value` and `onChange` to its child; they are passed on. */
function DefaultControl({ definition, shape, ...controlProps }: Omit<FormFieldProps, 'name'>) {
  const { passwords } = useConsole();
  const { secret, options, autoFocus } = definition;
  const { id }: { id?: string } = controlProps;
  if (secret) {
    const autoComplete = `${secret}-password`;
    return <Input.Password {...controlProps} {...{ autoComplete, autoFocus }} onFocus={() => passwords.prepare()} />;
  }
  if (options || shape.type !== 'text') {
    return (
      <Suspense fallback={<Input disabled {...(id && { id })} />}>
        <NonTextControl controlProps={controlProps} shape={shape} options={options} />
      </Suspense>
    );
  }
  return (
    <Input
      {...controlProps}
      maxLength={shape.maxLength}
      autoComplete={definition.autoComplete ?? 'off'}
      autoFocus={autoFocus}
    />
  );
}
