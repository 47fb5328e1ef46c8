import type { OutputOf } from '@galleria/contract/operation';
import { Alert, Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { downloadFile } from '../download-file.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { Icon } from '../icon.tsx';
import { QrCode } from '../page/qr-code.tsx';
import { type OwnAccount, useOwnAccount } from '../sign-in/own-account.ts';
import { useCopy } from '../use-copy.tsx';
import './account.css';

type Secret = OutputOf<OwnAccount['startTotp']>;

interface EnrolDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Steps: the password, the TOTP secret with a code that proves the app has it, the recovery codes. */
export function EnrolDialog({ isOpen, onClose }: EnrolDialogProps) {
  const text = useText();
  const { startTotp } = useOwnAccount();
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setSecret(undefined);
    setCodes(undefined);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={text(codes ? 'console.account.recoveryCodes' : 'console.account.enrolTotp')}
      footer={null}
      onCancel={close}
      closable={!codes}
      keyboard={!codes}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={close} />
      ) : secret ? (
        <ConfirmSecret secret={secret} onConfirmed={setCodes} />
      ) : (
        <ContractForm
          operation={startTotp}
          fields={{ passWord: { label: text('console.signIn.password'), secret: 'current', autoFocus: true } }}
          fieldOfRefusal={{ 'password.wrong': 'passWord' }}
          submit={text('console.account.next')}
          isGuarded={false}
          onDone={setSecret}
          onCancel={close}
        />
      )}
    </Modal>
  );
}

interface ConfirmSecretProps {
  secret: Secret;
  onConfirmed: (codes: readonly string[]) => void;
}

function ConfirmSecret({ secret: { secret, otpauthUrl }, onConfirmed }: ConfirmSecretProps) {
  const text = useText();
  const { confirmTotp } = useOwnAccount();
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{text('console.account.scanText')}</Typography.Text>
      <Flex justify="center">
        <QrCode content={otpauthUrl} label={text('console.account.qrLabel')} />
      </Flex>
      <Typography.Text type="secondary">
        {text('console.account.typeSecret')}{' '}
        <Typography.Text code copyable={{ text: secret }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography.Text>
      </Typography.Text>
      <ContractForm
        operation={confirmTotp}
        fields={{ code: { label: text('console.signIn.code'), autoComplete: 'one-time-code', autoFocus: true } }}
        fieldOfRefusal={{ 'totp.wrong': 'code' }}
        submit={text('console.account.turnOn')}
        isGuarded={false}
        onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
      />
    </Flex>
  );
}

/** The codes cannot be shown again, so the dialog closes only by this button. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = useText();
  const copy = useCopy();
  const all = codes.join('\n');
  return (
    <>
      <Alert type="warning" showIcon title={text('console.account.recoveryText')} style={{ marginBlockEnd: 16 }} />
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap="small" wrap justify="space-between">
        <Flex gap="small" wrap>
          <Button icon={<Icon name="copy" />} onClick={() => void copy(all, text('console.account.copied'))}>
            {text('console.account.copy')}
          </Button>
          <Button
            icon={<Icon name="download" />}
            onClick={() => downloadFile('recovery-codes.txt', `${all}\n`, 'text/plain')}
          >
            {text('console.account.download')}
          </Button>
        </Flex>
        <Button type="primary" onClick={onSaved}>
          {text('console.account.codesSaved')}
        </Button>
      </Flex>
    </>
  );
}
