import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Alert, AutoComplete, Button, Flex, Form } from 'antd';
import { useState } from 'react';

export interface ReasonQuestion {
  readonly title: string;
  /** Sentence about the consequences. */
  readonly consequences: string;
  /** Label of the submit button. */
  readonly action: string;
  readonly suggestions: readonly string[];
  /** Resolves to true when the action succeeded. */
  readonly onSubmit: (reason: string) => Promise<boolean>;
}

interface ReasonDrawerProps {
  /** The drawer is open while this is set. */
  question: ReasonQuestion | undefined;
  onClose: () => void;
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 300;

/** Asks for a reason that another person will read: one from a list, or free text. */
export function ReasonDrawer({ question, onClose }: ReasonDrawerProps) {
  return (
    <FormDrawer title={question?.title ?? ''} isOpen={question !== undefined} onClose={onClose} size={520}>
      {question && <ReasonForm question={question} onClose={onClose} />}
    </FormDrawer>
  );
}

function ReasonForm({ question, onClose }: { question: ReasonQuestion; onClose: () => void }) {
  const text = useText<'platform'>();
  const [busy, setBusy] = useState(false);
  const { consequences, action, suggestions, onSubmit } = question;
  const send = async ({ reason }: { reason: string }) => {
    setBusy(true);
    const isDone = await onSubmit(reason.trim());
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Flex vertical gap="middle">
      <Alert type="info" title={consequences} />
      <Form<{ reason: string }> layout="vertical" requiredMark="optional" onFinish={(values) => void send(values)}>
        <Form.Item
          name="reason"
          label={text('platformCatalogue.reason')}
          extra={text('platformCatalogue.reasonHelp')}
          validateTrigger="onSubmit"
          rules={[{ required: true, whitespace: true, min: MIN_LENGTH, message: text('platformCatalogue.reasonHelp') }]}
        >
          <AutoComplete
            autoFocus
            maxLength={MAX_LENGTH}
            showSearch={{ filterOption: true }}
            options={suggestions.map((value) => ({ value }))}
          />
        </Form.Item>
        <Flex gap="small" wrap>
          <BusyButton type="primary" htmlType="submit" busy={busy}>
            {action}
          </BusyButton>
          <Button onClick={onClose}>{text('console.cancel')}</Button>
        </Flex>
      </Form>
    </Flex>
  );
}
