import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { RowButtons } from '@galleria/console-kit/row-buttons';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { deletePickupPoint, pausePickupPoint, pickupPointList } from '@galleria/contract/store-settings/pickup-points';
import { textIn } from '@galleria/domain/site/locales';
import { Button, Empty, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { StoreTabs } from '../store-tabs.tsx';
import { PointDrawer } from './point-drawer.tsx';

export type Point = OutputOf<typeof pickupPointList>[number];

/** Pickup points of the store. */
export function Component() {
  const text = useText<'merchant'>();
  const answer = useCall(pickupPointList, {});
  const [edited, setEdited] = useState<Point | 'new'>();
  return (
    <Page
      title={text('merchantStore.pickup')}
      intro={text('merchantStore.pickupIntro')}
      action={
        <Can permission="store.edit">
          <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
            {text('merchantStore.addPoint')}
          </Button>
        </Can>
      }
    >
      <StoreTabs />
      <Loaded answer={answer}>
        {(points) =>
          points.length === 0 ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStore.noPoints')} />
          ) : (
            <div className="settings-grid">
              {points.map((point) => (
                <PointCard key={point.stationId} point={point} onEdit={() => setEdited(point)} />
              ))}
            </div>
          )
        }
      </Loaded>
      <PointDrawer point={edited} onClose={() => setEdited(undefined)} />
    </Page>
  );
}

function PointCard({ point, onEdit }: { point: Point; onEdit: () => void }) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const mutate = useMutate();
  const confirm = useConfirm();
  const { stationId, isPaused } = point;
  const name = textIn(point.name, locale);
  const switchTo = (paused: boolean) => mutate(pausePickupPoint, { stationId, isPaused: paused });

  async function pause() {
    const done = text(isPaused ? 'merchantStore.pointResumed' : 'merchantStore.pointPaused', { name });
    await mutate(pausePickupPoint, { stationId, isPaused: !isPaused }, { done, undo: () => switchTo(isPaused) });
  }

  async function remove() {
    const isSure = await confirm({
      title: text('merchantStore.deletePointTitle', { name }),
      consequences: text('merchantStore.deletePointText'),
      action: text('console.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(deletePickupPoint, { stationId }, { done: text('merchantStore.pointDeleted', { name }) });
  }

  return (
    <Panel title={name} extra={isPaused && <Tag color="warning">{text('merchantStore.paused')}</Tag>}>
      <Flex vertical gap="small">
        <span>{textIn(point.address, locale)}</span>
        <span>{textIn(point.hours, locale)}</span>
        <Typography.Text type="secondary">
          <bdi>{point.phone}</bdi>
        </Typography.Text>
        <RowButtons permission="store.edit" name={name} onEdit={onEdit} onDelete={() => void remove()}>
          <Button
            size="small"
            type="link"
            aria-label={text(isPaused ? 'merchantStore.resumeOf' : 'merchantStore.pauseOf', { name })}
            onClick={() => void pause()}
          >
            {text(isPaused ? 'merchantStore.resume' : 'merchantStore.pausePoint')}
          </Button>
        </RowButtons>
      </Flex>
    </Panel>
  );
}
