import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { Loaded } from '@galleria/console-kit/loaded';
import { Thumbnail } from '@galleria/console-kit/thumbnail';
import { useCall } from '@galleria/console-kit/use-call';
import { webConfig } from '@galleria/contract/site';
import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';

/** The values that the storefront shows in this language; what was left empty is shown as its default there and here. */
export function MallIdentity() {
  const text = useText<'platform'>();
  const answer = useCall(webConfig, {});
  return (
    <Card title={text('platform.identity')}>
      <Loaded answer={answer} lines={10}>
        {(mall) => (
          <Facts
            long
            facts={[
              { label: text('platform.mallName'), value: mall.pcCompanyName },
              { label: text('platform.titleText'), value: mall.pcTitleContent },
              { label: text('platform.logoText'), value: mall.pcLogoImgText },
              { label: text('platform.welcomeText'), value: mall.pcWelcome },
              { label: text('platform.companyInfo'), value: <Lines>{mall.pcCompanyInfo}</Lines> },
              { label: text('platform.copyright'), value: <Lines>{mall.pcCopyright}</Lines> },
              { label: text('platform.logo'), value: <Picture path={mall.pcLogoImg} /> },
              { label: text('platform.titleIcon'), value: <Picture path={mall.pcTitleImg} /> },
              { label: text('platform.signInBackdrop'), value: <Picture path={mall.pcLoginBgImg} /> },
              { label: text('platform.followQr'), value: <Picture path={mall.pcQrcodeImg} /> },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <span style={{ whiteSpace: 'pre-line' }}>{children}</span>;
}

function Picture({ path }: { path: string }) {
  const text = useText<'platform'>();
  if (!path) return <Typography.Text type="secondary">{text('platform.notSet')}</Typography.Text>;
  return <Thumbnail path={path} width={120} height={72} />;
}
