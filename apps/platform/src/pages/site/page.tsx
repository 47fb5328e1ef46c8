import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/facts';
import { Loaded } from '@galleria/console-kit/loaded';
import { Page } from '@galleria/console-kit/page';
import { StateTag } from '@galleria/console-kit/state-tag';
import type { Asked } from '@galleria/console-kit/use-call';
import { useCall } from '@galleria/console-kit/use-call';
import { paySwitch, serviceSwitch, webConfigSection } from '@galleria/contract/site';
import { Card } from 'antd';
import { MallIdentity } from './mall-identity.tsx';

/** How the mall presents itself and what it has switched on. */
export function Component() {
  const text = useText<'platform'>();
  return (
    <Page title={text('platform.site')} intro={text('platform.siteIntro')}>
      <MallIdentity />
      <SwitchCard
        title={text('platform.zones')}
        answer={useCall(webConfigSection, { key: 'PRODUCT_TYPE_CONFIG' })}
        labels={{
          isPreferredOpen: text('platform.preferredProducts'),
          isNewUserSpecialOpen: text('platform.newUserSpecial'),
        }}
      />
      <SwitchCard
        title={text('platform.payments')}
        answer={useCall(paySwitch, {})}
        labels={{
          stripeSwitch: text('platform.stripe'),
          payPalSwitch: text('platform.payPal'),
          payPalCardSwitch: text('platform.payPalCard'),
          balancePaySwitch: text('platform.balance'),
          pointsPaySwitch: text('platform.points'),
          cashOnDeliverySwitch: text('platform.cashOnDelivery'),
          offlinePaySwitch: text('platform.offline'),
        }}
      />
      <SwitchCard
        title={text('platform.service')}
        answer={useCall(serviceSwitch, {})}
        labels={{
          platformServiceSwitch: text('platform.platformService'),
          shopServiceSwitch: text('platform.storeService'),
        }}
      />
    </Page>
  );
}

interface SwitchCardProps<Name extends string> {
  title: string;
  answer: Asked<Record<Name, boolean>>;
  /** In the order in which they are shown. */
  labels: Record<Name, string>;
}

/** A group of switches as they stand. */
export function SwitchCard<Name extends string>({ title, answer, labels }: SwitchCardProps<Name>) {
  const names = Object.keys(labels) as Name[];
  return (
    <Card title={title}>
      <Loaded answer={answer} lines={names.length}>
        {(state) => (
          <Facts facts={names.map((name) => ({ label: labels[name], value: <StateTag on={state[name]} /> }))} />
        )}
      </Loaded>
    </Card>
  );
}
