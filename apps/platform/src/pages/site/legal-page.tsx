import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import { MallLink } from '@galleria/console-kit/mall-link';
import { Page } from '@galleria/console-kit/page';
import { RichText } from '@galleria/console-kit/rich-text';
import { useCall } from '@galleria/console-kit/use-call';
import { privacyPolicy, termsOfService } from '@galleria/contract/site';
import { Flex, Tabs, Typography } from 'antd';

/** What shoppers agree to, as they read it in this language. */
export function Component() {
  const text = useText<'platform'>();
  return (
    <Page title={text('platform.legal')} intro={text('platform.legalIntro')}>
      <Tabs
        items={[
          {
            key: 'terms',
            label: text('platform.terms'),
            children: <LegalText operation={termsOfService} shownAt="/terms-page?sts=0" />,
          },
          {
            key: 'privacy',
            label: text('platform.privacy'),
            children: <LegalText operation={privacyPolicy} shownAt="/terms-page?sts=1" />,
          },
        ]}
      />
    </Page>
  );
}

function LegalText({ operation, shownAt }: { operation: typeof termsOfService; shownAt: string }) {
  const text = useText<'platform'>();
  return (
    <Loaded answer={useCall(operation, {})} lines={12}>
      {({ title, content }) => (
        <Flex vertical gap="middle" align="start">
          <Typography.Title level={2} style={{ fontSize: 20, margin: 0 }}>
            {title}
          </Typography.Title>
          <RichText html={content} />
          <MallLink to={shownAt}>{text('console.seeInMall')}</MallLink>
        </Flex>
      )}
    </Loaded>
  );
}
