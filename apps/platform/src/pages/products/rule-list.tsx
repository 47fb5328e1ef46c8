import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { Button, Flex, Tag, Typography } from 'antd';
import { type ReactNode, useState } from 'react';

interface Rule {
  readonly id: number;
  readonly name: string;
  readonly requiresApproval: boolean;
  readonly changeTime: string;
}

interface PickerField {
  'aria-label': string;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

interface RuleListProps {
  title: string;
  /** Chooses the store or category of a new rule. */
  picker: (field: PickerField) => ReactNode;
  rules: readonly Rule[];
  /** Undefined: the rules are read-only. Saving null removes a rule. */
  onSave: ((id: number, requiresApproval: boolean | null) => Promise<unknown>) | undefined;
}

/** Approval rules that override the mall's own one, and a form that adds a rule. */
export function RuleList({ title, picker, rules, onSave }: RuleListProps) {
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
        {onSave && <NewRule {...{ title, picker, onSave }} />}
      </Flex>
    </Panel>
  );
}

type NewRuleProps = Pick<RuleListProps, 'title' | 'picker'> & {
  onSave: NonNullable<RuleListProps['onSave']>;
};

function NewRule({ title, picker, onSave }: NewRuleProps) {
  const text = useText<'platform'>();
  const [chosen, setChosen] = useState<number>();
  const save = async (requiresApproval: boolean) => {
    await onSave(Number(chosen), requiresApproval);
    setChosen(undefined);
  };
  return (
    <Flex wrap gap="small">
      <div style={{ display: 'grid', width: 320, maxWidth: '100%' }}>
        {picker({
          'aria-label': `${title}: ${text('platformCatalogue.addRule')}`,
          value: chosen,
          onChange: setChosen,
        })}
      </div>
      <Button disabled={chosen === undefined} onClick={() => void save(true)}>
        {text('platformCatalogue.approvalOn')}
      </Button>
      <Button disabled={chosen === undefined} onClick={() => void save(false)}>
        {text('platformCatalogue.approvalOff')}
      </Button>
    </Flex>
  );
}
