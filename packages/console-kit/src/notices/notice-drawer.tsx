import { noticeInfo } from '@galleria/contract/content/content';
import { Drawer, Flex, Typography } from 'antd';
import { useSide, useText } from '../console-context.tsx';
import { Loaded } from '../page/loaded.tsx';
import { MallLink } from '../page/mall-link.tsx';
import { DateText } from '../text/date-text.tsx';
import { RichText } from '../text/rich-text.tsx';
import { useCall } from '../use-call.tsx';

interface NoticeDrawerProps {
  /** The notice to show; the drawer is closed without one. */
  id: number | undefined;
  onClose: () => void;
}

export function NoticeDrawer({ id, onClose }: NoticeDrawerProps) {
  const text = useText();
  return (
    <Drawer
      open={id !== undefined}
      onClose={onClose}
      placement={useSide('end')}
      size="large"
      destroyOnHidden
      title={text('consoleNotices.notice')}
    >
      {id !== undefined && <NoticeText id={id} />}
    </Drawer>
  );
}

function NoticeText({ id }: { id: number }) {
  const text = useText();
  return (
    <Loaded answer={useCall(noticeInfo, { id })} lines={8}>
      {(notice) => (
        <Flex vertical gap="middle" align="start">
          <Typography.Title level={2} style={{ fontSize: 20, margin: 0 }}>
            {notice.title}
          </Typography.Title>
          <Typography.Text type="secondary">
            <DateText time={notice.publishTime} />
          </Typography.Text>
          <RichText html={notice.content} />
          <MallLink to={`/notice-detail?id=${notice.id}&shopId=${notice.shopId}`}>{text('console.seeInMall')}</MallLink>
        </Flex>
      )}
    </Loaded>
  );
}
