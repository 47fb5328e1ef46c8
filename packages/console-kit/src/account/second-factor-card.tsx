import { Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { Panel } from '../page/panel.tsx';
import { StateTag } from '../page/state-tag.tsx';
import { useOwnAccount } from '../sign-in/own-account.ts';
import { usePerson } from '../sign-in/session.tsx';
import { useToast } from '../use-mutate.tsx';
import { EnrolDialog } from './enrol-dialog.tsx';

export function SecondFactorCard() {
  const text = useText();
  const { hasTotp } = usePerson();
  const [open, setOpen] = useState<'enrol' | 'disable'>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={text('console.account.secondFactor')} extra={<StateTag on={hasTotp} />}>
      <Flex vertical gap="middle" align="start">
        <Typography.Text>{text('console.account.secondFactorText')}</Typography.Text>
        {hasTotp ? (
          <Button danger onClick={() => setOpen('disable')}>
            {text('console.account.disableTotp')}
          </Button>
        ) : (
          <Button type="primary" onClick={() => setOpen('enrol')}>
            {text('console.account.enrolTotp')}
          </Button>
        )}
      </Flex>
      <EnrolDialog isOpen={open === 'enrol'} onClose={close} />
      <DisableDialog isOpen={open === 'disable'} onClose={close} />
    </Panel>
  );
}

function DisableDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const toast = useToast();
  return (
    <Modal open={isOpen} title={text('console.account.disableTotp')} footer={null} onCancel={onClose} destroyOnHidden>
      <Typography.Paragraph>{text('console.account.disableTotpText')}</Typography.Paragraph>
      <ContractForm
        operation={useOwnAccount().disableTotp}
        fields={{
          passWord: { label: text('console.signIn.password'), secret: 'current', autoFocus: true },
          code: { label: text('console.signIn.code'), autoComplete: 'one-time-code' },
        }}
        fieldOfRefusal={{ 'password.wrong': 'passWord', 'totp.wrong': 'code' }}
        submit={text('console.account.disableTotp')}
        isGuarded={false}
        onDone={() => {
          toast(text('console.account.totpDisabled'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
