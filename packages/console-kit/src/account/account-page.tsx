import { Alert, Col, Flex, Row } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { ContractForm } from '../form/contract-form.tsx';
import { Facts } from '../page/facts.tsx';
import { Page } from '../page/page.tsx';
import { Panel } from '../page/panel.tsx';
import { usePerson } from '../sign-in/session.tsx';
import { useSignIn } from '../sign-in/sign-in-frame.tsx';
import { useToast } from '../use-mutate.tsx';
import { DevicesCard } from './devices-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** The signed-in person's own account: name, password, second factor, devices. */
export function Component() {
  const text = useText();
  const { name, mail, mobile, mustEnrolTotp } = usePerson();
  const contacts = [
    { label: text('console.account.person'), value: name },
    { label: text('console.account.mail'), value: mail },
    ...(mobile ? [{ label: text('console.account.mobile'), value: <bdi dir="ltr">{mobile}</bdi> }] : []),
  ];
  return (
    <Page title={text('console.account')}>
      {mustEnrolTotp && (
        <Alert
          type="warning"
          showIcon
          title={text('console.account.mustEnrol')}
          description={text('console.account.mustEnrolText')}
        />
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <Flex vertical gap="middle">
            <Panel title={text('console.account.profile')}>
              <Facts facts={contacts} />
            </Panel>
            <SecondFactorCard />
          </Flex>
        </Col>
        <Col xs={24} xl={12}>
          <PasswordCard />
        </Col>
        <Col xs={24}>
          <DevicesCard />
        </Col>
      </Row>
    </Page>
  );
}

function PasswordCard() {
  const text = useText();
  const signIn = useSignIn();
  const toast = useToast();
  // Key of the form: counting up after a change remounts it, which empties its fields.
  const [changes, setChanges] = useState(0);
  return (
    <Panel title={text('console.account.changePassword')}>
      <ContractForm
        key={changes}
        operation={signIn.account.changePassword}
        fields={{
          oldPassword: { label: text('console.account.oldPassword'), secret: 'current' },
          newPassword: {
            label: text('console.signIn.newPassword'),
            secret: 'new',
            help: text(signIn.messages.passwordRule),
          },
        }}
        fieldOfRefusal={{
          'password.wrong': 'oldPassword',
          'password.storeRule': 'newPassword',
          'password.registerRule': 'newPassword',
          'password.common': 'newPassword',
          'password.same': 'newPassword',
        }}
        submit={text('console.account.changePassword')}
        onDone={() => {
          toast(text('console.account.passwordChanged'));
          setChanges(changes + 1);
        }}
      />
    </Panel>
  );
}
