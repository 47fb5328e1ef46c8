import { useText } from '@galleria/console-kit/console-context';
import { DataTable } from '@galleria/console-kit/data-table';
import { MallLink } from '@galleria/console-kit/mall-link';
import { Page } from '@galleria/console-kit/page';
import { Thumbnail } from '@galleria/console-kit/thumbnail';
import { useCall } from '@galleria/console-kit/use-call';
import { bannerList } from '@galleria/contract/content';
import type { OutputOf } from '@galleria/contract/operation';
import { Flex, Segmented, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';

type Banner = OutputOf<typeof bannerList>[number];

const PLATFORM = 0;
const DESKTOP = 1;
const PHONE = 0;

const POSITIONS = ['index_banner', 'index_flash_banner', 'index_group_banner', 'index_hot_banner'] as const;

/** The home page's banners, position by position, in the order in which they are shown. */
export function Component() {
  const text = useText<'platform'>();
  const [screen, setScreen] = useState<0 | 1>(DESKTOP);
  const answer = useCall(bannerList, { shopId: PLATFORM, imgType: screen });
  const columns = useColumns();
  return (
    <Page title={text('platform.banners')} intro={text('platform.bannersIntro')}>
      <Segmented
        style={{ alignSelf: 'start' }}
        value={screen}
        onChange={setScreen}
        options={[
          { value: DESKTOP, label: text('platform.desktop') },
          { value: PHONE, label: text('platform.phone') },
        ]}
      />
      {POSITIONS.map((position) => (
        <section key={position}>
          <Typography.Title level={2} style={{ fontSize: 18 }}>
            {text(`platform.${position}`)}
          </Typography.Title>
          <DataTable
            answer={answer}
            rows={answer.data?.filter((banner) => banner.position === position)}
            rowKey="imgId"
            columns={columns}
            emptyText={text('platform.noBanners')}
          />
        </section>
      ))}
    </Page>
  );
}

function useColumns(): TableColumnsType<Banner> {
  const text = useText<'platform'>();
  return [
    {
      title: text('platform.picture'),
      key: 'picture',
      width: 160,
      render: (_, { imgUrl }) => <Thumbnail path={imgUrl} width={128} height={56} />,
    },
    {
      title: text('platform.words'),
      key: 'words',
      render: (_, { title, subtitle, action }) => (
        <Flex vertical style={{ maxWidth: 480 }}>
          <Typography.Text strong>{title}</Typography.Text>
          <Typography.Text type="secondary">{subtitle}</Typography.Text>
          {action && <Typography.Text>{text('platform.buttonSays', { words: action })}</Typography.Text>}
        </Flex>
      ),
    },
    {
      title: text('platform.leadsTo'),
      key: 'relation',
      width: 240,
      responsive: ['md'],
      render: (_, { type, relation }) => <BannerTarget type={type} relation={relation} />,
    },
  ];
}

interface BannerTargetProps {
  /** 0: `relation` is a product, 1: a page of the mall, -1: the banner leads nowhere. */
  type: number;
  relation: string;
}

export function BannerTarget({ type, relation }: BannerTargetProps) {
  const text = useText<'platform'>();
  if (type === 0) return text('platform.product', { number: relation });
  if (type === 1) return <MallLink to={relation}>{relation}</MallLink>;
  return <Typography.Text type="secondary">{text('platform.noLink')}</Typography.Text>;
}
