import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCall } from '@galleria/console-kit/use-call';
import { settingList } from '@galleria/contract/site/settings';
import { RULE_AREAS, type RuleName } from '@galleria/domain/site/rule-facts';
import { Empty, Flex, Input, Switch } from 'antd';
import { useState } from 'react';
import { SettingDrawer } from './setting-drawer.tsx';
import { SettingHistory } from './setting-history.tsx';
import { SettingRow } from './setting-row.tsx';
import { isChanged, type Setting, useSettingName } from './use-setting-text.ts';

/** Every rule of the mall, grouped by area. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(settingList, {});
  const [keyword, setKeyword] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [edited, setEdited] = useState<string>();
  const [historyName, setHistoryName] = useState<string>();
  const find = (name: string | undefined) => answer.data?.find((one) => one.name === name);
  return (
    <Page title={text('platformSettings.title')} intro={text('platformSettings.intro')}>
      <Flex gap="middle" wrap align="center">
        <Input
          allowClear
          prefix={<Icon name="search" />}
          style={{ maxWidth: 360 }}
          placeholder={text('platformSettings.search')}
          aria-label={text('platformSettings.search')}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <Flex component="label" gap="small" align="center">
          <Switch checked={onlyChanged} onChange={setOnlyChanged} />
          {text('platformSettings.onlyChanged')}
        </Flex>
      </Flex>
      <Loaded answer={answer} lines={12}>
        {(settings) => (
          <Areas
            {...{ settings, keyword, onlyChanged }}
            onEdit={({ name }) => setEdited(name)}
            onHistory={({ name }) => setHistoryName(name)}
          />
        )}
      </Loaded>
      <SettingDrawer setting={find(edited)} onClose={() => setEdited(undefined)} />
      <SettingHistory setting={find(historyName)} onClose={() => setHistoryName(undefined)} />
    </Page>
  );
}

interface AreasProps {
  settings: readonly Setting[];
  keyword: string;
  onlyChanged: boolean;
  onEdit: (setting: Setting) => void;
  onHistory: (setting: Setting) => void;
}

function Areas({ settings, keyword, onlyChanged, ...handlers }: AreasProps) {
  const text = useText<'platform'>();
  const nameOf = useSettingName();
  const normalisedKeyword = keyword.trim().toLowerCase();
  const found = settings.filter((setting) => {
    const hint = text(`platformSettings.hint.${setting.name as RuleName}`);
    const isFound = `${nameOf(setting.name)} ${hint} ${setting.name}`.toLowerCase().includes(normalisedKeyword);
    return isFound && (!onlyChanged || isChanged(setting));
  });
  if (found.length === 0) {
    return (
      <Empty description={text(normalisedKeyword ? 'platformSettings.nothingFound' : 'platformSettings.allDefault')} />
    );
  }
  return RULE_AREAS.map((area) => {
    const inArea = found.filter((setting) => setting.area === area);
    if (inArea.length === 0) return null;
    return (
      <Panel key={area} title={text(`platformSettings.area.${area}`)}>
        <Flex vertical component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {inArea.map((setting) => (
            <SettingRow key={setting.name} setting={setting} {...handlers} />
          ))}
        </Flex>
      </Panel>
    );
  });
}
