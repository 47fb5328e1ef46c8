import { Form } from 'antd';
import { type ReactNode, useId } from 'react';

interface LabelledFieldProps {
  label: string;
  help?: ReactNode;
  /** What is wrong with it, in words below it. */
  problem?: string | undefined;
  /** Something is wrong that other words on the page explain. */
  isWrong?: boolean;
  children: (id: string) => ReactNode;
}

/** One field of a form that keeps its values itself. */
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
