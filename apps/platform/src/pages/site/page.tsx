import { useText } from '@galleria/console-kit/console-context';
import { Page } from '@galleria/console-kit/page';
import { useCall } from '@galleria/console-kit/use-call';
import { paySwitch, serviceSwitch, webConfigSection } from '@galleria/contract/site';
import { MallIdentity } from './mall-identity.tsx';
import { SwitchCard } from './switch-card.tsx';

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
