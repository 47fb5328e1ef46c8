import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useConfirm, useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { decidePaperRequest } from '@galleria/contract/stores/paper-requests';
import { PAPER_REASONS } from '@galleria/domain/stores/paper-request';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useRefusalFields } from '../refusal-fields.tsx';
import type { PaperRequest } from './paper-request-page.tsx';

/**
 * Accept, or refuse with reasons from the list, a remark, or both. A request never changes: a store that wants
 * something else withdraws it and sends a new one, so the decision is about what was read.
 */
export function PaperDecision({ request: { requestId, storeName: name } }: { request: PaperRequest }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const [isRefusing, setRefusing] = useState(false);

  async function accept() {
    const isSure = await confirm({
      title: text('platformApplications.papersAcceptTitle', { name }),
      consequences: text('platformApplications.papersAcceptText'),
      action: text('platformApplications.accept'),
    });
    if (!isSure) return;
    const done = text('platformApplications.papersAccepted', { name });
    await mutate(decidePaperRequest, { requestId, isAccepted: true }, { done });
  }

  return (
    <Flex gap="small" wrap>
      <Button danger onClick={() => setRefusing(true)}>
        {text('platformApplications.refuse')}
      </Button>
      <Button type="primary" onClick={accept}>
        {text('platformApplications.accept')}
      </Button>
      <FormDrawer
        title={text('platformApplications.papersRefuseTitle', { name })}
        isOpen={isRefusing}
        onClose={() => setRefusing(false)}
      >
        <RefusalForm requestId={requestId} onClose={() => setRefusing(false)} />
      </FormDrawer>
    </Flex>
  );
}

function RefusalForm({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const fields = useRefusalFields(PAPER_REASONS, text('platformApplications.papersRemark'));
  return (
    <>
      <Typography.Paragraph type="secondary">{text('platformApplications.papersRefuseText')}</Typography.Paragraph>
      <ContractForm
        operation={decidePaperRequest}
        fixed={{ requestId, isAccepted: false }}
        fields={fields}
        submit={text('platformApplications.papersSendRefusal')}
        onDone={() => {
          toast(text('platformApplications.papersRefused'));
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}
