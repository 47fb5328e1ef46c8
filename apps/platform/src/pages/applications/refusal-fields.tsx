import { useText } from '@galleria/console-kit/console-context';
import type { ApplicationReason } from '@galleria/domain/stores/store-application';
import { Checkbox, Input } from 'antd';

const MAX_REMARK_LENGTH = 500;

/** Reasons from a list, a remark, or both; `remark` is the label of its field. */
export function useRefusalFields(reasons: readonly ApplicationReason[], remark: string) {
  const text = useText<'platform'>();
  const options = reasons.map((value) => ({ value, label: text(`platformApplications.reason.${value}`) }));
  return {
    reasons: {
      label: text('platformApplications.reasons'),
      isRequired: false,
      control: <Checkbox.Group options={options} style={{ flexDirection: 'column', gap: 8 }} />,
    },
    remark: {
      label: remark,
      help: text('platformApplications.remarkHelp'),
      isRequired: false,
      control: <Input.TextArea rows={5} maxLength={MAX_REMARK_LENGTH} />,
    },
  };
}
