import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useAct, useConfirm } from '@galleria/console-kit/use-act';
import type { OutputOf } from '@galleria/contract/operation';
import { deleteStoreNotice, storeNoticePage, switchStoreNotice } from '@galleria/contract/store-settings/notices';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Switch, Tag } from 'antd';
import { useState } from 'react';
import { RowButtons } from '../row-buttons.tsx';
import { StoreTabs } from '../store-tabs.tsx';
import { NoticeDrawer } from './notice-drawer.tsx';

type Notice = OutputOf<typeof storeNoticePage>['records'][number];

/** The store's notices: published, hidden or scheduled. */
export function Component() {
  const text = useText<'merchant'>();
  const [edited, setEdited] = useState<number | 'new'>();
  return (
    <>
      <ListPage
        name="store-notices"
        title={text('merchantStore.notices')}
        intro={text('merchantStore.noticesIntro')}
        action={
          <Can permission="store.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {text('merchantStore.addNotice')}
            </Button>
          </Can>
        }
        operation={storeNoticePage}
        columns={useNoticeColumns(setEdited)}
        keyOf={({ id }) => id}
        emptyText={text('merchantStore.noNotices')}
      >
        {() => <StoreTabs />}
      </ListPage>
      <NoticeDrawer noticeId={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

function useNoticeColumns(onEdit: (id: number) => void): ListColumn<Notice>[] {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const isEditor = useCan('store.edit');
  const act = useAct();
  const confirm = useConfirm();
  const titleOf = ({ title }: Notice) => textIn(title, locale);

  async function remove(notice: Notice) {
    const isSure = await confirm({
      title: text('merchantStore.deleteNoticeTitle', { name: titleOf(notice) }),
      consequences: text('merchantStore.deleteNoticeText'),
      action: text('merchantStore.delete'),
      isDangerous: true,
    });
    if (isSure) await act(deleteStoreNotice, { id: notice.id }, { done: text('merchantStore.noticeDeleted') });
  }

  const switchOf = (key: 'isOn' | 'isTop', label: string) => (notice: Notice) => (
    <Switch
      size="small"
      disabled={!isEditor}
      checked={notice[key]}
      aria-label={`${label}: ${titleOf(notice)}`}
      onChange={(on) => void act(switchStoreNotice, { id: notice.id, [key]: on })}
    />
  );

  return [
    { key: 'title', title: text('merchantStore.noticeTitle'), isMain: true, render: titleOf },
    { key: 'state', title: text('merchantStore.noticeState'), render: (notice) => <NoticeState notice={notice} /> },
    { key: 'on', title: text('merchantStore.shown'), render: switchOf('isOn', text('merchantStore.shown')) },
    { key: 'top', title: text('merchantStore.onTop'), render: switchOf('isTop', text('merchantStore.onTop')) },
    {
      key: 'time',
      title: text('merchantStore.publishTime'),
      render: ({ publishTime }) => <TimeText time={publishTime} />,
    },
    {
      key: 'actions',
      title: text('merchantStore.actions'),
      isActions: true,
      render: (notice) => (
        <RowButtons name={titleOf(notice)} onEdit={() => onEdit(notice.id)} onDelete={() => void remove(notice)} />
      ),
    },
  ];
}

function NoticeState({ notice: { isOn, isPublished } }: { notice: Notice }) {
  const text = useText<'merchant'>();
  if (isPublished) return <Tag color="success">{text('merchantStore.noticeState.published')}</Tag>;
  return isOn ? (
    <Tag color="processing">{text('merchantStore.noticeState.scheduled')}</Tag>
  ) : (
    <Tag>{text('merchantStore.noticeState.hidden')}</Tag>
  );
}
