import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

interface RowButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** Buttons of one entry of a list, for people who may change the store's settings. */
export function RowButtons({ name, onEdit, onDelete, children }: RowButtonsProps) {
  const text = useText<'merchant'>();
  return (
    <Can permission="store.edit">
      <Flex gap={4} wrap>
        {children}
        <Button size="small" type="link" aria-label={text('merchantStore.editOf', { name })} onClick={onEdit}>
          {text('merchantStore.edit')}
        </Button>
        <Button
          size="small"
          type="link"
          danger
          aria-label={text('merchantStore.deleteOf', { name })}
          onClick={onDelete}
        >
          {text('merchantStore.delete')}
        </Button>
      </Flex>
    </Can>
  );
}
