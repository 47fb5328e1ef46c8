import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/panel';
import { TimeText } from '@galleria/console-kit/time-text';
import { Button, Flex, Select, Tag, Typography } from 'antd';
import { useState } from 'react';

interface Rule {
  readonly id: number;
  readonly name: string;
  readonly requiresApproval: boolean;
  readonly changeTime: string;
}

interface RuleListProps {
  title: string;
  placeholder: string;
  /** What a rule can be made for. */
  options: readonly { readonly value: string; readonly label: string }[];
  rules: readonly Rule[];
  /** Without it rules can only be read. Null removes one. */
  onSave: ((id: number, requiresApproval: boolean | null) => Promise<unknown>) | undefined;
}

/** What differs from the mall's own rule, and a way to add to it. */
export function RuleList({ title, placeholder, options, rules, onSave }: RuleListProps) {
  const text = useText<'platform'>();
  return (
    <Panel title={title}>
      <Flex vertical gap="middle">
        {rules.length === 0 && <Typography.Text type="secondary">{text('platformCatalogue.noRules')}</Typography.Text>}
        {rules.map((rule) => (
          <Flex key={rule.id} wrap gap="small" align="center" justify="space-between">
            <Flex wrap gap="small" align="center">
              <bdi>{rule.name}</bdi>
              <Tag color={rule.requiresApproval ? 'warning' : 'success'}>
                {text(rule.requiresApproval ? 'platformCatalogue.approvalOn' : 'platformCatalogue.approvalOff')}
              </Tag>
              <Typography.Text type="secondary">
                {text('platformCatalogue.ruleSince')} <TimeText time={rule.changeTime} />
              </Typography.Text>
            </Flex>
            {onSave && (
              <Button
                size="small"
                aria-label={text('platformCatalogue.removeRuleOf', { name: rule.name })}
                onClick={() => void onSave(rule.id, null)}
              >
                {text('platformCatalogue.removeRule')}
              </Button>
            )}
          </Flex>
        ))}
        {onSave && <NewRule {...{ title, placeholder, options, onSave }} />}
      </Flex>
    </Panel>
  );
}

type NewRuleProps = Pick<RuleListProps, 'title' | 'placeholder' | 'options'> & {
  onSave: NonNullable<RuleListProps['onSave']>;
};

function NewRule({ title, placeholder, options, onSave }: NewRuleProps) {
  const text = useText<'platform'>();
  const [chosen, setChosen] = useState<string>();
  const save = async (requiresApproval: boolean) => {
    await onSave(Number(chosen), requiresApproval);
    setChosen(undefined);
  };
  return (
    <Flex wrap gap="small">
      <Select
        aria-label={`${title}: ${text('platformCatalogue.addRule')}`}
        placeholder={placeholder}
        value={chosen ?? null}
        onChange={setChosen}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...options]}
        style={{ minWidth: 240, maxWidth: '100%' }}
      />
      <Button disabled={chosen === undefined} onClick={() => void save(true)}>
        {text('platformCatalogue.approvalOn')}
      </Button>
      <Button disabled={chosen === undefined} onClick={() => void save(false)}>
        {text('platformCatalogue.approvalOff')}
      </Button>
    </Flex>
  );
}
