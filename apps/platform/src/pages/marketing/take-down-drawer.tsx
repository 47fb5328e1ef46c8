import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useToast } from '@galleria/console-kit/use-mutate';
import { takeDownActivity } from '@galleria/contract/activities/staff-activities';
import { type ActivityState, isRunning } from '@galleria/domain/activities/activity-state';
import { Alert, Flex, Input } from 'antd';

interface TakeDownDrawerProps {
  activity: { readonly activityId: number; readonly name: string; readonly state: ActivityState };
  isOpen: boolean;
  onClose: () => void;
}

/** Shows the consequences of taking an activity down, and asks for the reason that its store will read. */
export function TakeDownDrawer({ activity, isOpen, onClose }: TakeDownDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const { activityId, name, state } = activity;
  return (
    <FormDrawer title={text('platformMarketing.takeDownTitle', { name })} isOpen={isOpen} onClose={onClose} size={480}>
      <Flex vertical gap="middle">
        <Alert
          type="warning"
          showIcon
          title={text(isRunning(state) ? 'platformMarketing.takeDownRunning' : 'platformMarketing.takeDownComing')}
          description={text('platformMarketing.takeDownText')}
        />
        <ContractForm
          operation={takeDownActivity}
          fixed={{ activityId }}
          fields={{
            reason: {
              label: text('platformMarketing.reason'),
              help: text('platformMarketing.reasonHelp'),
              control: <Input.TextArea rows={4} maxLength={200} showCount />,
            },
          }}
          submit={text('platformMarketing.takeDown')}
          onDone={() => {
            toast(text('platformMarketing.takenDown', { name }));
            onClose();
          }}
          onCancel={onClose}
        />
      </Flex>
    </FormDrawer>
  );
}
