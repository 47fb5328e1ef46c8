import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { payMethodSettings, savePayMethods, saveTransferAccount } from '@galleria/contract/site/mall-switches';
import { SwitchList } from '../../shared/switch-list.tsx';

type Settings = OutputOf<typeof payMethodSettings>;
type Method = keyof Settings['switches'];

const METHODS = [
  ...(['stripeSwitch', 'payPalSwitch', 'payPalCardSwitch', 'balancePaySwitch'] as const),
  ...(['pointsPaySwitch', 'cashOnDeliverySwitch', 'offlinePaySwitch'] as const),
];

/** Payment methods that are offered to buyers. */
export function Component() {
  const text = useText<'platform'>();
  return (
    <Page title={text('platformSite.payTitle')} intro={text('platformSite.payIntro')}>
      <Loaded answer={useCall(payMethodSettings, {})} lines={8}>
        {(settings) => (
          <>
            <Panel title={text('platformSite.method')}>
              <Methods settings={settings} />
            </Panel>
            <Can permission="settings.edit">
              <Panel title={text('platformSite.transfer')}>
                <TransferForm settings={settings} />
              </Panel>
            </Can>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Methods({ settings: { switches } }: { settings: Settings }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const isEditor = useCan('settings.edit');

  function change(name: Method, isOn: boolean) {
    const values = { name: text(`platformSite.${name}`) };
    const done = text(isOn ? 'platformSite.switchedOn' : 'platformSite.switchedOff', values);
    void mutate(
      savePayMethods,
      { ...switches, [name]: isOn },
      { done, undo: () => void mutate(savePayMethods, switches) },
    );
  }

  const hints: Partial<Record<Method, string>> = {
    pointsPaySwitch: text('platformSite.pointsPaySwitch.hint'),
    offlinePaySwitch: text('platformSite.offlinePaySwitch.hint'),
  };
  return (
    <SwitchList
      state={switches}
      names={METHODS}
      labelOf={(name) => text(`platformSite.${name}`)}
      hintOf={(name) => hints[name]}
      isDisabled={!isEditor}
      onSwitch={change}
    />
  );
}

function TransferForm({ settings: { transferAccount } }: { settings: Settings }) {
  const text = useText<'platform'>();
  const toast = useToast();
  return (
    <div style={{ maxWidth: 480 }}>
      <p>
        <SecondaryText>{text('platformSite.transferIntro')}</SecondaryText>
      </p>
      <ContractForm
        operation={saveTransferAccount}
        initial={transferAccount}
        fields={{
          payee: { label: text('platformSite.payee') },
          account: { label: text('platformSite.account') },
          bank: { label: text('platformSite.bank') },
        }}
        submit={text('console.save')}
        onDone={() => toast(text('platformSite.transferSaved'))}
      />
    </div>
  );
}
