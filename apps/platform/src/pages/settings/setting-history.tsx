import { useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Can } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { changeSetting, settingHistory } from '@galleria/contract/site/settings';
import { Button, Empty, Flex, Pagination } from 'antd';
import { useState } from 'react';
import { type Setting, useSettingName, useSettingText } from './use-setting-text.ts';

interface SettingHistoryProps {
  /** The drawer is open while this is set. */
  setting: Setting | undefined;
  onClose: () => void;
}

/** Who changed the setting, when, the old and the new value, and a button that restores each earlier value. */
export function SettingHistory({ setting, onClose }: SettingHistoryProps) {
  const text = useText<'platform'>();
  const nameOf = useSettingName();
  const title = setting ? text('platformSettings.historyOf', { name: nameOf(setting.name) }) : '';
  return (
    <FormDrawer title={title} isOpen={setting !== undefined} onClose={onClose} size={480}>
      {setting && <Changes setting={setting} />}
    </FormDrawer>
  );
}

function Changes({ setting: { name, unit, value } }: { setting: Setting }) {
  const text = useText<'platform'>();
  const formatValue = useSettingText();
  const label = useSettingName()(name);
  const mutate = useMutate();
  const [current, setCurrent] = useState(1);
  const answer = usePagedCall(settingHistory, { name, current });
  const restore = (to: number | string) =>
    mutate(
      changeSetting,
      { name, value: to },
      { done: text('platformSettings.saved', { name: label, value: formatValue(unit, to) }) },
    );
  return (
    <Loaded answer={answer}>
      {({ records, total, size }) => (
        <Flex vertical gap="middle">
          {records.length === 0 && <Empty description={text('platformSettings.noHistory')} />}
          <Flex vertical gap="middle" component="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {records.map(({ id, time, by, before, after }) => (
              <Flex key={id} component="li" vertical gap={4} align="start">
                <strong>
                  <bdi>
                    {text('platformSettings.fromTo', {
                      before: formatValue(unit, before),
                      after: formatValue(unit, after),
                    })}
                  </bdi>
                </strong>
                <SecondaryText>
                  {by || text('platformSettings.someone')}, <TimeText time={time} />
                </SecondaryText>
                {before !== value && (
                  <Can permission="settings.edit">
                    <Button size="small" onClick={() => void restore(before)}>
                      {text('platformSettings.setBack', { value: formatValue(unit, before) })}
                    </Button>
                  </Can>
                )}
              </Flex>
            ))}
          </Flex>
          {total > size && <Pagination {...{ current, total }} pageSize={size} onChange={setCurrent} />}
        </Flex>
      )}
    </Loaded>
  );
}
