import { useText } from '@galleria/console-kit/console-context';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { Icon } from '@galleria/console-kit/icon';
import type { OutputOf } from '@galleria/contract/operation';
import type { storeDiscountInfo } from '@galleria/contract/promotions/store-marketing';
import { Button, Flex, InputNumber, Typography } from 'antd';
import type { ReactNode } from 'react';

type Step = OutputOf<typeof storeDiscountInfo>['steps'][number];

const MAX_STEPS = 5;

interface StepsInputProps {
  id?: string;
  value?: Step[];
  onChange?: (steps: Step[]) => void;
  kind: 'spend' | 'pieces';
}

/** Steps of a discount, each with a threshold and the reduction from there on. */
export function StepsInput({ id, value = [], onChange, kind }: StepsInputProps) {
  const text = useText<'merchant'>();
  const change = (index: number, changes: Partial<Step>) =>
    onChange?.(value.map((step, i) => (i === index ? { ...step, ...changes } : step)));
  const last = value.at(-1);
  return (
    <Flex vertical gap="small" id={id}>
      <Flex gap="small" aria-hidden>
        <Typography.Text type="secondary" style={{ flex: 1 }}>
          {text(`consoleMarketing.stepFrom.${kind}`)}
        </Typography.Text>
        <Typography.Text type="secondary" style={{ flex: 1 }}>
          {text(`consoleMarketing.stepOff.${kind}`)}
        </Typography.Text>
      </Flex>
      {value.map((step, index) => (
        <StepLine
          key={keyOf(index)}
          {...{ step, kind }}
          number={index + 1}
          onChange={(changes) => change(index, changes)}
        >
          {value.length > 1 && (
            <Button
              type="text"
              icon={<Icon name="close" />}
              aria-label={text('consoleMarketing.removeStep', { number: index + 1 })}
              onClick={() => onChange?.(value.filter((_, i) => i !== index))}
            />
          )}
        </StepLine>
      ))}
      {value.length < MAX_STEPS && (
        <div>
          <Button
            icon={<Icon name="add" />}
            onClick={() => onChange?.([...value, { from: 2 * (last?.from ?? 1), off: 2 * (last?.off ?? 1) }])}
          >
            {text('consoleMarketing.addStep')}
          </Button>
        </div>
      )}
    </Flex>
  );
}

/** A step has no id, so its index is its key. */
const keyOf = (index: number) => `step-${index}`;

interface StepLineProps {
  step: Step;
  kind: 'spend' | 'pieces';
  number: number;
  onChange: (changes: Partial<Step>) => void;
  children: ReactNode;
}

function StepLine({ step, kind, number, onChange, children }: StepLineProps) {
  const text = useText<'merchant'>();
  const ordinal = text('consoleMarketing.stepNumber', { number });
  const from = `${text(`consoleMarketing.stepFrom.${kind}`)}, ${ordinal}`;
  const off = `${text(`consoleMarketing.stepOff.${kind}`)}, ${ordinal}`;
  return (
    <Flex gap="small" align="center" role="group" aria-label={ordinal}>
      {kind === 'spend' ? (
        <>
          <MoneyInput aria-label={from} value={step.from} onChange={(value) => onChange({ from: value ?? 0 })} />
          <MoneyInput aria-label={off} value={step.off} onChange={(value) => onChange({ off: value ?? 0 })} />
        </>
      ) : (
        <>
          <PlainNumber label={from} value={step.from} onChange={(value) => onChange({ from: value })} />
          <PlainNumber label={off} suffix="%" value={step.off} onChange={(value) => onChange({ off: value })} />
        </>
      )}
      {children}
    </Flex>
  );
}

interface PlainNumberProps {
  label: string;
  value: number;
  suffix?: string;
  onChange: (value: number) => void;
}

function PlainNumber({ label, value, suffix, onChange }: PlainNumberProps) {
  return (
    <InputNumber
      aria-label={label}
      value={value}
      min={1}
      precision={0}
      suffix={suffix}
      style={{ width: '100%' }}
      onChange={(next) => onChange(next ?? 0)}
    />
  );
}
