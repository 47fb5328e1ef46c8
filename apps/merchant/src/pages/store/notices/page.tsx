import { useText } from '@galleria/console-kit/console-context';
import type { NoticesDefinition } from '@galleria/console-kit/notice-editor/notices-definition';
import { NoticesPage } from '@galleria/console-kit/notice-editor/notices-page';
import {
  deleteStoreNotice,
  saveStoreNotice,
  storeNoticeInfo,
  storeNoticePage,
  switchStoreNotice,
} from '@galleria/contract/store-settings/notices';
import { StoreTabs } from '../store-tabs.tsx';

/** The store's notices: published, hidden or scheduled. */
export function Component() {
  const text = useText<'merchant'>();
  const definition: NoticesDefinition = {
    list: storeNoticePage,
    info: storeNoticeInfo,
    save: saveStoreNotice,
    switch: switchStoreNotice,
    remove: deleteStoreNotice,
    permission: 'store.edit',
    texts: {
      title: text('merchantStore.notices'),
      intro: text('merchantStore.noticesIntro'),
      add: text('merchantStore.addNotice'),
      edit: text('merchantStore.editNotice'),
      empty: text('merchantStore.noNotices'),
      onTop: text('merchantStore.onTop'),
      onTopHelp: text('merchantStore.onTopHelp'),
      shownHelp: text('merchantStore.shownHelp'),
      publishTime: text('merchantStore.publishTime'),
      publishTimeHelp: text('merchantStore.publishTimeHelp'),
      saved: text('merchantStore.noticeSaved'),
      deleted: text('merchantStore.noticeDeleted'),
      deleteTitle: (name) => text('merchantStore.deleteNoticeTitle', { name }),
      deleteText: text('merchantStore.deleteNoticeText'),
    },
  };
  return (
    <NoticesPage name="store-notices" definition={definition}>
      <StoreTabs />
    </NoticesPage>
  );
}
