import { Form } from 'antd';
import { type ReactNode, useId } from 'react';

interface LabelledFieldProps {
  label: string;
  help?: ReactNode;
  /** Error message below the field. */
  problem?: string | undefined;
  /** Marks the field as wrong; without `problem`, another message on the page says why. */
  isWrong?: boolean;
  children: (id: string) => ReactNode;
}

/** A form field whose value is kept by the caller. */
export function LabelledField({ label, help, problem, isWrong = Boolean(problem), children }: LabelledFieldProps) {
  const id = useId();
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      extra={help}
      {...(isWrong && { validateStatus: 'error' as const })}
      {...(problem && { help: problem })}
    >
      {children(id)}
    </Form.Item>
  );
}
