import { textIn } from '@galleria/domain/site/locales';
import { Switch, Tag } from 'antd';
import { useLocale, useText } from '../console-context.tsx';
import type { ListColumn } from '../list/list-columns.tsx';
import { RowButtons } from '../row-buttons.tsx';
import { useCan } from '../sign-in/session.tsx';
import { TimeText } from '../text/time-text.tsx';
import { useConfirm, useMutate } from '../use-mutate.tsx';
import type { Notice, NoticesDefinition } from './notices-definition.ts';

/** Columns of a list of notices, with switches and buttons that change them. */
export function useEditableNoticeColumns(
  definition: NoticesDefinition,
  onEdit: (id: number) => void,
): ListColumn<Notice>[] {
  const { permission, texts } = definition;
  const text = useText();
  const locale = useLocale();
  const isEditor = useCan(permission);
  const mutate = useMutate();
  const confirm = useConfirm();
  const titleOf = ({ title }: Notice) => textIn(title, locale);

  async function remove(notice: Notice) {
    const isSure = await confirm({
      title: texts.deleteTitle(titleOf(notice)),
      consequences: texts.deleteText,
      action: text('console.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(definition.remove, { id: notice.id }, { done: texts.deleted });
  }

  const switchOf = (key: 'isOn' | 'isTop', label: string) => (notice: Notice) => (
    <Switch
      size="small"
      disabled={!isEditor}
      checked={notice[key]}
      aria-label={`${label}: ${titleOf(notice)}`}
      onChange={(on) => void mutate(definition.switch, { id: notice.id, [key]: on })}
    />
  );

  return [
    { key: 'title', title: text('consoleNotices.title'), isMain: true, render: titleOf },
    { key: 'state', title: text('consoleNotices.state'), render: (notice) => <NoticeState notice={notice} /> },
    { key: 'on', title: text('consoleNotices.shown'), render: switchOf('isOn', text('consoleNotices.shown')) },
    { key: 'top', title: texts.onTop, render: switchOf('isTop', texts.onTop) },
    { key: 'time', title: texts.publishTime, render: ({ publishTime }) => <TimeText time={publishTime} /> },
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: (notice) => (
        <RowButtons
          permission={permission}
          name={titleOf(notice)}
          onEdit={() => onEdit(notice.id)}
          onDelete={() => void remove(notice)}
        />
      ),
    },
  ];
}

function NoticeState({ notice: { isOn, isPublished } }: { notice: Notice }) {
  const text = useText();
  if (isPublished) return <Tag color="success">{text('consoleNotices.published')}</Tag>;
  return isOn ? (
    <Tag color="processing">{text('consoleNotices.scheduled')}</Tag>
  ) : (
    <Tag>{text('consoleNotices.hidden')}</Tag>
  );
}
