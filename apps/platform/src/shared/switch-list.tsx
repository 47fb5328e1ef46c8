import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { Flex, Switch, theme } from 'antd';

interface SwitchListProps<Name extends string> {
  state: Readonly<Record<Name, boolean>>;
  /** In display order. */
  names: readonly Name[];
  labelOf: (name: Name) => string;
  hintOf?: (name: Name) => string | undefined;
  isDisabled: boolean;
  onSwitch: (name: Name, isOn: boolean) => void;
}

/** Labelled switches, one per line. */
export function SwitchList<Name extends string>(props: SwitchListProps<Name>) {
  const { state, names, labelOf, hintOf, isDisabled, onSwitch } = props;
  const { token } = theme.useToken();
  return (
    <Flex vertical component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {names.map((name) => (
        <Flex
          key={name}
          component="li"
          justify="space-between"
          align="center"
          gap="middle"
          style={{ paddingBlock: 10, borderBlockEnd: `1px solid ${token.colorBorderSecondary}` }}
        >
          <Flex vertical>
            {labelOf(name)}
            {hintOf?.(name) && <SecondaryText>{hintOf(name)}</SecondaryText>}
          </Flex>
          <Switch
            checked={state[name]}
            disabled={isDisabled}
            aria-label={labelOf(name)}
            onChange={(isOn) => onSwitch(name, isOn)}
          />
        </Flex>
      ))}
    </Flex>
  );
}
