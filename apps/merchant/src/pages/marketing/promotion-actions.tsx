import { useText } from '@galleria/console-kit/console-context';
import { useConfirm } from '@galleria/console-kit/use-act';
import type { PromotionState } from '@galleria/domain/promotions/promotion-states';
import { Button, Dropdown, Flex, type MenuProps } from 'antd';

interface PromotionActionsProps {
  name: string;
  state: PromotionState;
  onEdit: () => void;
  /** Does it, and says so. */
  onChange: (to: 'on' | 'off' | 'end') => Promise<unknown>;
  endText: string;
  /** Absent: it cannot be deleted. */
  onDelete?: (() => Promise<unknown>) | undefined;
  deleteText: string;
}

/** What can be done with a coupon or a discount. Ending and deleting ask first; switching is taken back by switching. */
export function PromotionActions(props: PromotionActionsProps) {
  const { name, state, onEdit, onChange } = props;
  const text = useText<'merchant'>();
  const confirm = useConfirm();

  async function ask(title: string, consequences: string, action: string, act: () => Promise<unknown>) {
    if (await confirm({ title, consequences, action, isDangerous: true })) await act();
  }

  const end = () =>
    ask(text('merchantMarketing.endTitle', { name }), props.endText, text('merchantMarketing.end'), () =>
      onChange('end'),
    );
  const { onDelete } = props;
  const remove = () =>
    onDelete &&
    ask(text('merchantMarketing.deleteTitle', { name }), props.deleteText, text('merchantMarketing.delete'), onDelete);
  const items: MenuProps['items'] = [
    ...(state === 'running' || state === 'upcoming'
      ? [{ key: 'off', label: text('merchantMarketing.switchOff'), onClick: () => void onChange('off') }]
      : []),
    ...(state === 'off'
      ? [{ key: 'on', label: text('merchantMarketing.switchOn'), onClick: () => void onChange('on') }]
      : []),
    ...(state === 'ended' ? [] : [{ key: 'end', label: text('merchantMarketing.end'), onClick: () => void end() }]),
    ...(onDelete
      ? [{ key: 'delete', danger: true, label: text('merchantMarketing.delete'), onClick: () => void remove() }]
      : []),
  ];
  return (
    <Flex gap="small" justify="end">
      <Button aria-label={text('merchantMarketing.editOf', { name })} onClick={onEdit}>
        {text('merchantMarketing.edit')}
      </Button>
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button aria-label={text('merchantMarketing.moreOf', { name })}>{text('merchantMarketing.more')}</Button>
        </Dropdown>
      )}
    </Flex>
  );
}
