import { Period } from '@galleria/console-kit/activities/activity-columns';
import { ActivitySkusPanel } from '@galleria/console-kit/activities/activity-panels';
import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Facts } from '@galleria/console-kit/page/facts';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { mallActivityInfo } from '@galleria/contract/activities/staff-activities';
import { approveFlashSale, refuseFlashSale } from '@galleria/contract/activities/staff-flash-sales';
import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { StoreLink } from '../../../shared/store-link.tsx';
import type { Application } from './applications-page.tsx';

const WIDTH_PX = 760;

interface DecisionDrawerProps {
  /** The drawer is open while this is set. */
  application: Application | undefined;
  onClose: () => void;
}

/** One application with its goods. The consequences of each decision are shown before it is made. */
export function DecisionDrawer({ application, onClose }: DecisionDrawerProps) {
  return (
    <FormDrawer title={application?.name ?? ''} isOpen={application !== undefined} onClose={onClose} size={WIDTH_PX}>
      {application && <Decision application={application} onClose={onClose} />}
    </FormDrawer>
  );
}

interface DecisionProps {
  application: Application;
  onClose: () => void;
}

function Decision({ application, onClose }: DecisionProps) {
  const text = useText<'platform'>();
  const mayDecide = useCan('marketing.edit');
  const [isRefusing, setRefusing] = useState(false);
  const answer = useCall(mallActivityInfo, { activityId: application.activityId });
  const isOpen = application.approval === 'waiting' && mayDecide;
  return (
    <Flex vertical gap="middle">
      <Facts
        facts={[
          { label: text('platformMarketing.store'), value: <StoreLink store={application} /> },
          { label: text('platformFlashSale.round'), value: <Period {...application} /> },
          { label: text('consoleActivities.limitPerBuyer'), value: application.limitPerBuyer },
          { label: text('platformFlashSale.pieces'), value: application.pieces },
        ]}
      />
      <Loaded answer={answer} lines={6}>
        {({ products }) => <ActivitySkusPanel kind="flashSale" products={products} />}
      </Loaded>
      {isOpen &&
        (isRefusing ? (
          <RefuseForm application={application} onDone={onClose} onCancel={() => setRefusing(false)} />
        ) : (
          <ApproveBar application={application} onDone={onClose} onRefuse={() => setRefusing(true)} />
        ))}
    </Flex>
  );
}

interface ApproveBarProps {
  application: Application;
  onDone: () => void;
  onRefuse: () => void;
}

/**
 * The server refuses to approve an outdated `version`, when the store changed the application meanwhile; the list then
 * shows the new one.
 */
function ApproveBar({ application: { activityId, version, name, pieces }, onDone, onRefuse }: ApproveBarProps) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const [busy, setBusy] = useState(false);

  async function approve() {
    setBusy(true);
    const answer = await mutate(
      approveFlashSale,
      { activityId, version },
      { done: text('platformFlashSale.approved', { name }) },
    );
    setBusy(false);
    if (answer.ok) onDone();
  }
  return (
    <>
      <Alert type="info" showIcon title={text('platformFlashSale.approveText', { count: pieces })} />
      <Flex gap="small" wrap>
        <BusyButton type="primary" busy={busy} onClick={() => void approve()}>
          {text('platformFlashSale.approve')}
        </BusyButton>
        <Button danger onClick={onRefuse}>
          {text('platformFlashSale.refuse')}
        </Button>
      </Flex>
    </>
  );
}

interface RefuseFormProps {
  application: Application;
  onDone: () => void;
  onCancel: () => void;
}

function RefuseForm({ application: { activityId, version, name }, onDone, onCancel }: RefuseFormProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  return (
    <>
      <Alert type="warning" showIcon title={text('platformFlashSale.refuseText')} />
      <ContractForm
        operation={refuseFlashSale}
        fixed={{ activityId, version }}
        fields={{
          reason: {
            label: text('platformFlashSale.reason'),
            help: text('platformFlashSale.reasonHelp'),
            control: <Input.TextArea autoFocus rows={3} maxLength={200} showCount />,
          },
        }}
        submit={text('platformFlashSale.refuse')}
        onDone={() => {
          toast(text('platformFlashSale.refused', { name }));
          onDone();
        }}
        onCancel={onCancel}
      />
    </>
  );
}
