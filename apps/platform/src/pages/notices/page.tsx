import { useText } from '@galleria/console-kit/console-context';
import type { NoticesDefinition } from '@galleria/console-kit/notice-editor/notices-definition';
import { NoticesPage } from '@galleria/console-kit/notice-editor/notices-page';
import {
  deletePlatformNotice,
  platformNoticeInfo,
  platformNoticePage,
  savePlatformNotice,
  switchPlatformNotice,
} from '@galleria/contract/content/platform-notices';

/** Public notices of the mall: shown, hidden or scheduled. */
export function Component() {
  const text = useText<'platform'>();
  const definition: NoticesDefinition = {
    list: platformNoticePage,
    info: platformNoticeInfo,
    save: savePlatformNotice,
    switch: switchPlatformNotice,
    remove: deletePlatformNotice,
    permission: 'content.edit',
    texts: {
      title: text('platformSite.noticesTitle'),
      intro: text('platformSite.noticesIntro'),
      add: text('platformSite.addNotice'),
      edit: text('platformSite.editNotice'),
      empty: text('platformSite.noNotices'),
      onTop: text('platformSite.onTop'),
      publishTime: text('platformSite.publishTime'),
      publishTimeHelp: text('platformSite.publishTimeHelp'),
      saved: text('platformSite.noticeSaved'),
      deleted: text('platformSite.noticeDeleted'),
      deleteTitle: (name) => text('platformSite.deleteNoticeTitle', { name }),
      deleteText: text('platformSite.deleteNoticeText'),
    },
  };
  return <NoticesPage name="platform-notices" definition={definition} />;
}
