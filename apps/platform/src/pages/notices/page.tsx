import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import {
  deletePlatformNotice,
  platformNoticePage,
  switchPlatformNotice,
} from '@galleria/contract/content/platform-notices';
import type { OutputOf } from '@galleria/contract/operation';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Switch, Tag } from 'antd';
import { useState } from 'react';
import { RowButtons } from '../../parts/row-buttons.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';

type Notice = OutputOf<typeof platformNoticePage>['records'][number];

/** Public notices of the mall: shown, hidden or scheduled. */
export function Component() {
  const text = useText<'platform'>();
  const [edited, setEdited] = useState<number | 'new'>();
  return (
    <>
      <ListPage
        name="platform-notices"
        title={text('platformSite.noticesTitle')}
        intro={text('platformSite.noticesIntro')}
        action={
          <Can permission="content.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {text('platformSite.addNotice')}
            </Button>
          </Can>
        }
        operation={platformNoticePage}
        columns={useNoticeColumns(setEdited)}
        keyOf={({ id }) => id}
        emptyText={text('platformSite.noNotices')}
      />
      <NoticeDrawer noticeId={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

function useNoticeColumns(onEdit: (id: number) => void): ListColumn<Notice>[] {
  const text = useText<'platform'>();
  const locale = useLocale();
  const isEditor = useCan('content.edit');
  const act = useAct();
  const confirm = useConfirm();
  const titleOf = ({ title }: Notice) => textIn(title, locale);

  async function remove(notice: Notice) {
    const isSure = await confirm({
      title: text('platformSite.deleteNoticeTitle', { name: titleOf(notice) }),
      consequences: text('platformSite.deleteNoticeText'),
      action: text('platformSite.delete'),
      isDangerous: true,
    });
    if (isSure) await act(deletePlatformNotice, { id: notice.id }, { done: text('platformSite.noticeDeleted') });
  }

  const switchOf = (key: 'isOn' | 'isTop', label: string) => (notice: Notice) => (
    <Switch
      size="small"
      disabled={!isEditor}
      checked={notice[key]}
      aria-label={`${label}: ${titleOf(notice)}`}
      onChange={(on) => void act(switchPlatformNotice, { id: notice.id, [key]: on })}
    />
  );

  return [
    { key: 'title', title: text('platformSite.noticeTitle'), isMain: true, render: titleOf },
    { key: 'state', title: text('platformSite.noticeState'), render: (notice) => <NoticeState notice={notice} /> },
    { key: 'on', title: text('platformSite.shown'), render: switchOf('isOn', text('platformSite.shown')) },
    { key: 'top', title: text('platformSite.onTop'), render: switchOf('isTop', text('platformSite.onTop')) },
    {
      key: 'time',
      title: text('platformSite.publishTime'),
      render: ({ publishTime }) => <TimeText time={publishTime} />,
    },
    {
      key: 'actions',
      title: text('platformSite.actions'),
      isActions: true,
      render: (notice) => (
        <RowButtons name={titleOf(notice)} onEdit={() => onEdit(notice.id)} onDelete={() => void remove(notice)} />
      ),
    },
  ];
}

function NoticeState({ notice: { isOn, isPublished } }: { notice: Notice }) {
  const text = useText<'platform'>();
  if (isPublished) return <Tag color="success">{text('platformSite.notice.published')}</Tag>;
  return isOn ? (
    <Tag color="processing">{text('platformSite.notice.scheduled')}</Tag>
  ) : (
    <Tag>{text('platformSite.notice.hidden')}</Tag>
  );
}
