import { Facts } from '@galleria/console-kit/facts';
import { Loaded } from '@galleria/console-kit/loaded';
import { StateTag } from '@galleria/console-kit/state-tag';
import type { Asked } from '@galleria/console-kit/use-call';
import { Card } from 'antd';

interface SwitchCardProps<Name extends string> {
  title: string;
  answer: Asked<Record<Name, boolean>>;
  /** In the order in which they are shown. */
  labels: Record<Name, string>;
}

/** A group of switches as they stand. */
export function SwitchCard<Name extends string>({ title, answer, labels }: SwitchCardProps<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <Card title={title}>
      <Loaded answer={answer} lines={names.length}>
        {(state) => (
          <Facts facts={names.map((name) => ({ label: labels[name], value: <StateTag on={state[name]} /> }))} />
        )}
      </Loaded>
    </Card>
  );
}
