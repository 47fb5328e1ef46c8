import { useText } from '@galleria/console-kit/console-context';
import { downloadFile } from '@galleria/console-kit/download-file';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Icon } from '@galleria/console-kit/icon';
import { QrCode } from '@galleria/console-kit/qr-code';
import { useToast } from '@galleria/console-kit/use-act';
import type { OutputOf } from '@galleria/contract/operation';
import { confirmTotpEnrolment, startTotpEnrolment } from '@galleria/contract/sellers/sign-in';
import { Alert, Button, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';

type Secret = OutputOf<typeof startTotpEnrolment>;

interface EnrolDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Password, then the secret for the app and a code that proves it arrived, then the recovery codes. */
export function EnrolDialog({ isOpen, onClose }: EnrolDialogProps) {
  const text = useText<'merchant'>();
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
      title={text(codes ? 'merchant.recoveryCodes' : 'merchant.enrolTotp')}
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
          operation={startTotpEnrolment}
          fields={{ passWord: { label: text('console.signIn.password'), secret: 'current', autoFocus: true } }}
          fieldOfRefusal={{ 'password.wrong': 'passWord' }}
          submit={text('merchant.next')}
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
  const text = useText<'merchant'>();
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{text('merchant.scanText')}</Typography.Text>
      <Flex justify="center">
        <QrCode content={otpauthUrl} label={text('merchant.qrLabel')} />
      </Flex>
      <Typography.Text type="secondary">
        {text('merchant.typeSecret')}{' '}
        <Typography.Text code copyable={{ text: secret }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </Typography.Text>
      </Typography.Text>
      <ContractForm
        operation={confirmTotpEnrolment}
        fields={{ code: { label: text('console.signIn.code'), autoComplete: 'one-time-code', autoFocus: true } }}
        fieldOfRefusal={{ 'totp.wrong': 'code' }}
        submit={text('merchant.turnOn')}
        isGuarded={false}
        onDone={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
      />
    </Flex>
  );
}

/** They cannot be shown again: the dialog closes only by its button. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = useText<'merchant'>();
  const toast = useToast();
  const all = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(all);
    toast(text('merchant.copied'));
  };
  return (
    <>
      <Alert type="warning" showIcon title={text('merchant.recoveryText')} style={{ marginBlockEnd: 16 }} />
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Flex gap="small" wrap justify="space-between">
        <Flex gap="small" wrap>
          <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
            {text('merchant.copy')}
          </Button>
          <Button
            icon={<Icon name="download" />}
            onClick={() => downloadFile('recovery-codes.txt', `${all}\n`, 'text/plain')}
          >
            {text('merchant.download')}
          </Button>
        </Flex>
        <Button type="primary" onClick={onSaved}>
          {text('merchant.codesSaved')}
        </Button>
      </Flex>
    </>
  );
}
