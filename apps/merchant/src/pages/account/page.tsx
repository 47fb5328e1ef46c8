import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Page } from '@galleria/console-kit/page';
import { Panel } from '@galleria/console-kit/panel';
import { usePerson } from '@galleria/console-kit/sign-in/session';
import { useToast } from '@galleria/console-kit/use-act';
import { changeSellerPassword } from '@galleria/contract/sellers/sign-in';
import { Alert, Col, Flex, Row } from 'antd';
import { useState } from 'react';
import { DevicesCard } from './devices-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** What concerns only the person: name, password, second factor, devices. */
export function Component() {
  const text = useText<'merchant'>();
  const { name, mail, mobile, mustEnrolTotp } = usePerson();
  const contacts = [
    { label: text('merchant.person'), value: name },
    { label: text('merchant.mail'), value: mail },
    ...(mobile ? [{ label: text('merchant.mobile'), value: <bdi dir="ltr">{mobile}</bdi> }] : []),
  ];
  return (
    <Page title={text('console.account')}>
      {mustEnrolTotp && (
        <Alert
          type="warning"
          showIcon
          title={text('merchant.mustEnrol')}
          description={text('merchant.mustEnrolText')}
        />
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <Flex vertical gap="middle">
            <Panel title={text('merchant.profile')}>
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
  const text = useText<'merchant'>();
  const toast = useToast();
  // A changed password empties the form: it is made anew.
  const [changes, setChanges] = useState(0);
  return (
    <Panel title={text('merchant.changePassword')}>
      <ContractForm
        key={changes}
        operation={changeSellerPassword}
        fields={{
          oldPassword: { label: text('merchant.oldPassword'), secret: 'current' },
          newPassword: {
            label: text('console.signIn.newPassword'),
            secret: 'new',
            help: text('console.signIn.passwordRule'),
          },
        }}
        fieldOfRefusal={{
          'password.wrong': 'oldPassword',
          'password.storeRule': 'newPassword',
          'password.common': 'newPassword',
          'password.same': 'newPassword',
        }}
        submit={text('merchant.changePassword')}
        onDone={() => {
          toast(text('merchant.passwordChanged'));
          setChanges(changes + 1);
        }}
      />
    </Panel>
  );
}
