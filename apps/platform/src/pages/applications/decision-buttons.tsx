import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useConfirm, useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { decideApplication } from '@galleria/contract/stores/staff-applications';
import { APPLICATION_REASONS } from '@galleria/domain/stores/store-application';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { Application } from './application-page.tsx';
import { useRefusalFields } from './refusal-fields.tsx';

/**
 * Accept, or refuse with reasons from the list, a remark, or both. Sends the revision that was read: the server refuses
 * the decision when a newer one was sent meanwhile.
 */
export function DecisionButtons({ application }: { application: Application }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const [isRefusing, setRefusing] = useState(false);
  const { applicationId, revision, shopName: name } = application;

  async function accept() {
    const isSure = await confirm({
      title: text('platformApplications.acceptTitle', { name }),
      consequences: text('platformApplications.acceptText'),
      action: text('platformApplications.accept'),
    });
    if (!isSure) return;
    const done = text('platformApplications.accepted', { name });
    await mutate(decideApplication, { applicationId, revision, isAccepted: true }, { done });
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
        title={text('platformApplications.refuseTitle', { name })}
        isOpen={isRefusing}
        onClose={() => setRefusing(false)}
      >
        <RefusalForm application={application} onClose={() => setRefusing(false)} />
      </FormDrawer>
    </Flex>
  );
}

function RefusalForm({ application, onClose }: { application: Application; onClose: () => void }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const { applicationId, revision } = application;
  const fields = useRefusalFields(APPLICATION_REASONS, text('platformApplications.remark'));
  return (
    <>
      <Typography.Paragraph type="secondary">{text('platformApplications.refuseText')}</Typography.Paragraph>
      <ContractForm
        operation={decideApplication}
        fixed={{ applicationId, revision, isAccepted: false }}
        fields={fields}
        submit={text('platformApplications.sendRefusal')}
        onDone={() => {
          toast(text('platformApplications.refused'));
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}
