import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Panel } from '@galleria/console-kit/panel';
import { usePerson } from '@galleria/console-kit/sign-in/session';
import { StateTag } from '@galleria/console-kit/state-tag';
import { useToast } from '@galleria/console-kit/use-act';
import { disableTotp } from '@galleria/contract/sellers/sign-in';
import { Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { EnrolDialog } from './enrol-dialog.tsx';

export function SecondFactorCard() {
  const text = useText<'merchant'>();
  const { hasTotp } = usePerson();
  const [open, setOpen] = useState<'enrol' | 'disable'>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={text('merchant.secondFactor')} extra={<StateTag on={hasTotp} />}>
      <Flex vertical gap="middle" align="start">
        <Typography.Text>{text('merchant.secondFactorText')}</Typography.Text>
        {hasTotp ? (
          <Button danger onClick={() => setOpen('disable')}>
            {text('merchant.disableTotp')}
          </Button>
        ) : (
          <Button type="primary" onClick={() => setOpen('enrol')}>
            {text('merchant.enrolTotp')}
          </Button>
        )}
      </Flex>
      <EnrolDialog isOpen={open === 'enrol'} onClose={close} />
      <DisableDialog isOpen={open === 'disable'} onClose={close} />
    </Panel>
  );
}

function DisableDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  return (
    <Modal open={isOpen} title={text('merchant.disableTotp')} footer={null} onCancel={onClose} destroyOnHidden>
      <Typography.Paragraph>{text('merchant.disableTotpText')}</Typography.Paragraph>
      <ContractForm
        operation={disableTotp}
        fields={{
          passWord: { label: text('console.signIn.password'), secret: 'current', autoFocus: true },
          code: { label: text('console.signIn.code'), autoComplete: 'one-time-code' },
        }}
        fieldOfRefusal={{ 'password.wrong': 'passWord', 'totp.wrong': 'code' }}
        submit={text('merchant.disableTotp')}
        isGuarded={false}
        onDone={() => {
          toast(text('merchant.totpDisabled'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
