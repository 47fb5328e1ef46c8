import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { MoneyInput } from '@galleria/console-kit/form/inputs/money-input';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { useMutate, useToast } from '@galleria/console-kit/use-mutate';
import { changeSetting, resetSetting } from '@galleria/contract/site/settings';
import type { RuleName } from '@galleria/domain/site/rule-facts';
import { Button, Flex, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { isChanged, type Setting, useSettingName, useSettingText } from './use-setting-text.ts';

interface SettingDrawerProps {
  /** The drawer is open while this is set. */
  setting: Setting | undefined;
  onClose: () => void;
}

export function SettingDrawer({ setting, onClose }: SettingDrawerProps) {
  const nameOf = useSettingName();
  return (
    <FormDrawer title={setting ? nameOf(setting.name) : ''} isOpen={setting !== undefined} onClose={onClose} size={440}>
      {setting && <SettingForm setting={setting} onClose={onClose} />}
    </FormDrawer>
  );
}

function SettingForm({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const toast = useToast();
  const label = useSettingName()(setting.name);
  const formatValue = useSettingText();
  const { name, unit, value: before, least, most, defaultValue } = setting;
  const values = {
    default: formatValue(unit, defaultValue),
    least: formatValue(unit, least ?? 0),
    most: formatValue(unit, most ?? 0),
  };
  const [typed, setTyped] = useState(before);
  const restore = () => mutate(changeSetting, { name, value: before });

  async function reset() {
    const done = text('platformSettings.saved', { name: label, value: values.default });
    const answer = await mutate(resetSetting, { name }, { done, undo: () => void restore() });
    if (answer.ok) onClose();
  }

  return (
    <Flex vertical gap="middle">
      <SecondaryText>{text(`platformSettings.hint.${name as RuleName}`)}</SecondaryText>
      <ContractForm
        operation={changeSetting}
        fixed={{ name }}
        initial={{ value: before }}
        fields={{
          value: {
            label: text('platformSettings.value'),
            help: text(least === null ? 'platformSettings.default' : 'platformSettings.range', values),
            control: <ValueInput unit={unit} />,
          },
        }}
        onValues={({ value }) => setTyped(value ?? before)}
        submit={text('console.save')}
        onDone={() => {
          const done = text('platformSettings.saved', { name: label, value: formatValue(unit, typed) });
          toast(done, { undo: () => void restore() });
          onClose();
        }}
        onCancel={onClose}
      />
      {isChanged(setting) && (
        <Button style={{ alignSelf: 'start' }} onClick={() => void reset()}>
          {text('platformSettings.reset')}
        </Button>
      )}
    </Flex>
  );
}

interface ValueInputProps {
  id?: string;
  value?: number | string;
  onChange?: (value: number | string | null) => void;
  unit: Setting['unit'];
}

/** Amounts are entered in main units and stored in cents. */
function ValueInput({ id, value, onChange, unit }: ValueInputProps) {
  const field = id ? { id } : {};
  if (unit === 'timeZone') {
    const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
    const options = zones.map((zone) => ({ value: zone, label: zone }));
    return (
      <Select {...field} showSearch value={String(value)} options={options} onChange={(zone) => onChange?.(zone)} />
    );
  }
  if (unit === 'cents') {
    const change = (amount: number | null) => onChange?.(amount === null ? null : Math.round(amount * 100));
    return <MoneyInput {...field} value={Number(value) / 100} onChange={change} />;
  }
  const shown = value === undefined ? null : Number(value);
  return (
    <InputNumber<number> {...field} style={{ width: '100%' }} value={shown} onChange={(next) => onChange?.(next)} />
  );
}
