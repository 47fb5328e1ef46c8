import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from './console-context.tsx';
import type { Permission } from './console-definition.ts';
import { Can } from './sign-in/session.tsx';

interface RowButtonsProps {
  /** Permission to change the list. */
  permission: Permission;
  /** Name of the row, for the accessible names of the buttons. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** Edit and delete buttons of a list row, for people who may change the list. */
export function RowButtons({ permission, name, onEdit, onDelete, children }: RowButtonsProps) {
  const text = useText();
  return (
    <Can permission={permission}>
      <Flex gap={4} wrap>
        {children}
        <Button size="small" type="link" aria-label={text('console.editOf', { name })} onClick={onEdit}>
          {text('console.edit')}
        </Button>
        <Button size="small" type="link" danger aria-label={text('console.deleteOf', { name })} onClick={onDelete}>
          {text('console.delete')}
        </Button>
      </Flex>
    </Can>
  );
}
