import { useText } from '@galleria/console-kit/console-context';
import { GROUP_HOURS, GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { Form, InputNumber } from 'antd';
import { useId } from 'react';
import type { TermsFieldsProps } from './kind-forms.ts';

/** Field for the number of people in a group. */
export function GroupTerms({ draft, change }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  const id = useId();
  const { least, most } = GROUP_SIZE;
  return (
    <Form.Item
      label={text('consoleActivities.groupSize')}
      htmlFor={id}
      extra={text('merchantActivities.groupSizeHelp', { least, most, hours: GROUP_HOURS })}
    >
      <InputNumber<number>
        id={id}
        min={least}
        max={most}
        precision={0}
        value={draft.terms.groupSize ?? null}
        onChange={(groupSize) => change({ terms: { groupSize: groupSize ?? undefined } })}
      />
    </Form.Item>
  );
}
