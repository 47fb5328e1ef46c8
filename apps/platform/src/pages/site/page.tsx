import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { type publishSiteConfig, siteConfigInfo } from '@galleria/contract/content/site-config';
import type { InputOf, OutputOf } from '@galleria/contract/operation';
import { mallSwitches, saveMallSwitches } from '@galleria/contract/site/mall-switches';
import { useState } from 'react';
import { SwitchList } from '../../shared/switch-list.tsx';
import { SiteForm } from './site-form.tsx';
import { SitePreview } from './site-preview.tsx';
import './site.css';

export type SiteValues = Partial<InputOf<typeof publishSiteConfig>>;

/** Name, logo and texts of the mall with a live preview, and the switches of the zones. */
export function Component() {
  const text = useText<'platform'>();
  return (
    <Page title={text('platformSite.siteTitle')} intro={text('platformSite.siteIntro')}>
      <Loaded answer={useCall(siteConfigInfo, {})} lines={12}>
        {(config) => <Presentation config={config} />}
      </Loaded>
      <Panel title={text('platformSite.zones')}>
        <Loaded answer={useCall(mallSwitches, {})}>{(switches) => <Zones switches={switches} />}</Loaded>
      </Panel>
    </Page>
  );
}

function Presentation({ config }: { config: OutputOf<typeof siteConfigInfo> }) {
  const text = useText<'platform'>();
  const isEditor = useCan('settings.edit');
  const [typed, setTyped] = useState<SiteValues>();
  return (
    <div className={isEditor ? 'site-columns' : undefined}>
      {isEditor && (
        <Panel title={text('platformSite.identity')}>
          <SiteForm config={config} onValues={setTyped} />
        </Panel>
      )}
      <Panel title={text('platformSite.preview')}>
        <SitePreview values={typed ?? config} />
      </Panel>
    </div>
  );
}

const SWITCHES = ['isPreferredOpen', 'isNewUserSpecialOpen', 'platformServiceSwitch', 'shopServiceSwitch'] as const;

function Zones({ switches }: { switches: OutputOf<typeof mallSwitches> }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const isEditor = useCan('settings.edit');

  function change(name: (typeof SWITCHES)[number], isOn: boolean) {
    const values = { name: text(`platformSite.${name}`) };
    const done = text(isOn ? 'platformSite.switchedOn' : 'platformSite.switchedOff', values);
    const undo = () => void mutate(saveMallSwitches, switches);
    void mutate(saveMallSwitches, { ...switches, [name]: isOn }, { done, undo });
  }

  return (
    <SwitchList
      state={switches}
      names={SWITCHES}
      labelOf={(name) => text(`platformSite.${name}`)}
      isDisabled={!isEditor}
      onSwitch={change}
    />
  );
}
