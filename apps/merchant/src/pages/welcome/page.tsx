import { useText } from '@galleria/console-kit/console-context';
import { MallLink } from '@galleria/console-kit/mall-link';
import { Page } from '@galleria/console-kit/page';
import { Card, Col, Flex, Row, Typography } from 'antd';

const TASKS = ['products', 'orders', 'refunds', 'offers', 'money', 'customers'] as const;

/** What a seller does here, and how to become one. */
export function Component() {
  const text = useText<'merchant'>();
  return (
    <Page title={text('merchant.welcomeTitle')} intro={text('merchant.welcomeText')}>
      <Card title={text('merchant.openStore')}>
        <Flex vertical gap="middle" align="start">
          <Typography.Text>{text('merchant.openStoreText')}</Typography.Text>
          <MallLink to="/user-center/uc-freeshop">{text('merchant.openStoreLink')}</MallLink>
        </Flex>
      </Card>
      <section>
        <Typography.Title level={2} style={{ fontSize: 18 }}>
          {text('merchant.tasks')}
        </Typography.Title>
        <Row gutter={[16, 16]}>
          {TASKS.map((task) => (
            <Col key={task} xs={24} md={12} xl={8}>
              <Card style={{ height: '100%' }}>
                <Card.Meta title={text(`merchant.${task}`)} description={text(`merchant.${task}Text`)} />
              </Card>
            </Col>
          ))}
        </Row>
      </section>
    </Page>
  );
}
