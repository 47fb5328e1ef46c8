import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { useCopy } from '@galleria/console-kit/use-copy';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { deleteQuickAnswer } from '@galleria/contract/store-settings/quick-answers';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Flex, Tag } from 'antd';
import type { QuickAnswer } from './page.tsx';

export function AnswerRow({ answer, onEdit }: { answer: QuickAnswer; onEdit: () => void }) {
  const text = useText<'merchant'>();
  const answerText = textIn(answer.text, useLocale());
  const copy = useCopy();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { answerId, shortcut: name } = answer;

  async function remove() {
    const isSure = await confirm({
      title: text('merchantStore.deleteAnswerTitle', { name }),
      consequences: text('merchantStore.deleteAnswerText'),
      action: text('console.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(deleteQuickAnswer, { answerId }, { done: text('merchantStore.answerDeleted') });
  }

  return (
    <Flex gap="small" wrap align="center" justify="space-between">
      <span style={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Tag>/{name}</Tag> {answerText}
      </span>
      <Flex gap={4}>
        <Button
          size="small"
          icon={<Icon name="copy" />}
          aria-label={text('merchantStore.copyOf', { name })}
          onClick={() => void copy(answerText, text('merchantStore.copied'))}
        >
          {text('merchantStore.copy')}
        </Button>
        <Button size="small" type="link" aria-label={text('console.editOf', { name })} onClick={onEdit}>
          {text('console.edit')}
        </Button>
        <Button
          size="small"
          type="link"
          danger
          aria-label={text('console.deleteOf', { name })}
          onClick={() => void remove()}
        >
          {text('console.delete')}
        </Button>
      </Flex>
    </Flex>
  );
}
