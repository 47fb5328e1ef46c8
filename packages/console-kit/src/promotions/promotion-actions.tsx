import type { PromotionState } from '@galleria/domain/promotions/promotion-states';
import { Button, Dropdown, Flex, type MenuProps } from 'antd';
import { useText } from '../console-context.tsx';
import { useConfirm } from '../use-mutate.tsx';

interface PromotionActionsProps {
  name: string;
  state: PromotionState;
  onEdit: () => void;
  /** Changes the state and shows a message. */
  onChange: (to: 'on' | 'off' | 'end') => Promise<unknown>;
  endText: string;
  /** Absent where it cannot be deleted. */
  onDelete?: (() => Promise<unknown>) | undefined;
  deleteText: string;
}

/** Buttons of a coupon or discount. Ending and deleting ask for confirmation; switching on and off can be undone. */
export function PromotionActions(props: PromotionActionsProps) {
  const { name, state, onEdit, onChange } = props;
  const text = useText();
  const confirm = useConfirm();

  async function confirmFirst(title: string, consequences: string, action: string, onConfirm: () => Promise<unknown>) {
    if (await confirm({ title, consequences, action, isDangerous: true })) await onConfirm();
  }

  const end = () =>
    confirmFirst(text('consoleMarketing.endTitle', { name }), props.endText, text('consoleMarketing.end'), () =>
      onChange('end'),
    );
  const { onDelete } = props;
  const remove = () =>
    onDelete &&
    confirmFirst(
      text('consoleMarketing.deleteTitle', { name }),
      props.deleteText,
      text('consoleMarketing.delete'),
      onDelete,
    );
  const items: MenuProps['items'] = [
    ...(state === 'running' || state === 'upcoming'
      ? [{ key: 'off', label: text('consoleMarketing.switchOff'), onClick: () => void onChange('off') }]
      : []),
    ...(state === 'off'
      ? [{ key: 'on', label: text('consoleMarketing.switchOn'), onClick: () => void onChange('on') }]
      : []),
    ...(state === 'ended' ? [] : [{ key: 'end', label: text('consoleMarketing.end'), onClick: () => void end() }]),
    ...(onDelete
      ? [{ key: 'delete', danger: true, label: text('consoleMarketing.delete'), onClick: () => void remove() }]
      : []),
  ];
  return (
    <Flex gap="small" justify="end">
      <Button aria-label={text('consoleMarketing.editOf', { name })} onClick={onEdit}>
        {text('consoleMarketing.edit')}
      </Button>
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button aria-label={text('consoleMarketing.moreOf', { name })}>{text('consoleMarketing.more')}</Button>
        </Dropdown>
      )}
    </Flex>
  );
}
