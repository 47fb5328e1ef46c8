import { useText } from '@galleria/console-kit/console-context';
import { Flex, Modal, Select } from 'antd';
import { useState } from 'react';

interface DeleteDialogProps {
  title: string;
  /** The consequences, and the number of products concerned. */
  consequences: string;
  /** Where the products can be moved to; without it, none are moved. */
  moveTargets?: { label: string; options: readonly { value: number; label: string }[] } | undefined;
  onDelete: (moveToId: number | undefined) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted that products may use, and where to move them. */
export function DeleteDialog({ title, consequences, moveTargets, onDelete, onClose }: DeleteDialogProps) {
  const text = useText<'merchant'>();
  const [moveToId, setMoveToId] = useState<number>();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    const isDone = await onDelete(moveToId);
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Modal
      open
      title={title}
      okText={text('console.delete')}
      okButtonProps={{ danger: true, disabled: moveTargets !== undefined && moveToId === undefined, loading: busy }}
      cancelText={text('console.cancel')}
      onOk={() => void remove()}
      onCancel={onClose}
    >
      <Flex vertical gap="middle">
        <span>{consequences}</span>
        {moveTargets && (
          <Select
            aria-label={moveTargets.label}
            placeholder={moveTargets.label}
            value={moveToId}
            onChange={setMoveToId}
            options={[...moveTargets.options]}
          />
        )}
      </Flex>
    </Modal>
  );
}
