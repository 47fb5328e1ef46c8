import { useText } from '@galleria/console-kit/console-context';
import { Can } from '@galleria/console-kit/sign-in/session';
import { Button, Flex } from 'antd';

interface RowButtonsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete buttons of a list row, for staff who hold the permission. */
export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  const text = useText<'platform'>();
  return (
    <Can permission="content.edit">
      <Flex gap={4} wrap>
        <Button size="small" type="link" aria-label={text('platformSite.editOf', { name })} onClick={onEdit}>
          {text('platformSite.edit')}
        </Button>
        <Button size="small" type="link" danger aria-label={text('platformSite.deleteOf', { name })} onClick={onDelete}>
          {text('platformSite.delete')}
        </Button>
      </Flex>
    </Can>
  );
}
