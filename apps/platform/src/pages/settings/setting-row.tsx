import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import type { RuleName } from '@galleria/domain/site/rule-facts';
import { Button, Flex, Tag, theme } from 'antd';
import { isChanged, type Setting, useSettingName, useSettingText } from './use-setting-text.ts';

interface SettingRowProps {
  setting: Setting;
  onEdit: (setting: Setting) => void;
  onHistory: (setting: Setting) => void;
}

/** Name, current value and last change of a setting. */
export function SettingRow({ setting, onEdit, onHistory }: SettingRowProps) {
  const text = useText<'platform'>();
  const { token } = theme.useToken();
  const name = useSettingName()(setting.name);
  const value = useSettingText()(setting.unit, setting.value);
  const { changedTime, changedBy } = setting;
  return (
    <Flex
      component="li"
      gap="middle"
      wrap
      align="center"
      justify="space-between"
      style={{ paddingBlock: 12, borderBlockEnd: `1px solid ${token.colorBorderSecondary}` }}
    >
      <Flex vertical style={{ flex: '1 1 260px', minWidth: 0 }}>
        <Flex gap="small" wrap align="center">
          <strong>{name}</strong>
          {isChanged(setting) && <Tag color="processing">{text('platformSettings.changed')}</Tag>}
        </Flex>
        <SecondaryText>{text(`platformSettings.hint.${setting.name as RuleName}`)}</SecondaryText>
        {changedTime && (
          <SecondaryText>
            {changedBy || text('platformSettings.someone')}, <TimeText time={changedTime} />
          </SecondaryText>
        )}
      </Flex>
      <Flex gap="small" wrap align="center">
        <bdi data-setting={setting.name} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {value}
        </bdi>
        <Can permission="settings.edit">
          <Button aria-label={text('platformSettings.changeOf', { name })} onClick={() => onEdit(setting)}>
            {text('platformSettings.change')}
          </Button>
        </Can>
        {changedTime && (
          <Button
            type="link"
            aria-label={text('platformSettings.historyOf', { name })}
            onClick={() => onHistory(setting)}
          >
            {text('platformSettings.history')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
