import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { RowButtons } from '@galleria/console-kit/row-buttons';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { deleteBanner, switchBanner } from '@galleria/contract/content/banners';
import { textIn } from '@galleria/domain/site/locales';
import { Flex, Switch, Tag } from 'antd';
import type { StaffBanner } from './page.tsx';

/** The banner's heading, or its id when it has none. */
export function useBannerName() {
  const text = useText<'platform'>();
  const locale = useLocale();
  return ({ id, title }: StaffBanner): string => textIn(title, locale) || text('platformSite.untitled', { id });
}

const COLOURS = { shown: 'success', scheduled: 'processing', over: 'default', off: 'default' } as const;

export function BannerRow({ banner, onEdit }: { banner: StaffBanner; onEdit: () => void }) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  const confirm = useConfirm();
  const isEditor = useCan('content.edit');
  const name = useBannerName()(banner);
  const { id, picture, pictures, state, isOn, linkKind, linkTarget } = banner;

  async function remove() {
    const isSure = await confirm({
      title: text('platformSite.deleteBannerTitle', { name }),
      consequences: text('platformSite.deleteBannerText'),
      action: text('console.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(deleteBanner, { id }, { done: text('platformSite.bannerDeleted') });
  }

  return (
    <Flex wrap gap="middle" align="center" justify="space-between" style={{ width: '100%' }}>
      <Flex gap="middle" align="center" style={{ flex: '1 1 280px', minWidth: 0 }}>
        <Thumbnail path={pictures[locale] ?? picture} width={112} height={56} />
        <Flex vertical style={{ minWidth: 0 }}>
          <Flex gap="small" wrap align="center">
            <strong>{name}</strong>
            <Tag color={COLOURS[state]}>{text(`platformSite.state.${state}`)}</Tag>
          </Flex>
          <SecondaryText>
            {text('platformSite.leadsTo')}: {text(`platformSite.link.${linkKind}`)}{' '}
            <bdi style={{ overflowWrap: 'anywhere' }}>{linkTarget}</bdi>
          </SecondaryText>
          <Times banner={banner} />
        </Flex>
      </Flex>
      <Flex gap="small" align="center">
        <Switch
          size="small"
          checked={isOn}
          disabled={!isEditor}
          aria-label={text('platformSite.showBanner', { name })}
          onChange={(on) => void mutate(switchBanner, { id, isOn: on })}
        />
        <RowButtons permission="content.edit" name={name} onEdit={onEdit} onDelete={() => void remove()} />
      </Flex>
    </Flex>
  );
}

function Times({ banner: { fromTime, untilTime } }: { banner: StaffBanner }) {
  if (!fromTime && !untilTime) return null;
  return (
    <SecondaryText>
      {fromTime && <TimeText time={fromTime} />} – {untilTime && <TimeText time={untilTime} />}
    </SecondaryText>
  );
}
