import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can } from '@galleria/console-kit/sign-in/session';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import type { OutputOf } from '@galleria/contract/operation';
import { type ownStoreInfo, setStoreOpen } from '@galleria/contract/store-settings/information';
import { isOpen } from '@galleria/domain/stores/store-status';
import { Flex, Tag, Typography } from 'antd';
import { useState } from 'react';

/** Open, paused by the store itself, or closed by the platform, which only the platform can change. */
export function OpeningPanel({
  store: { status, isOwnChoice, statusReason },
}: {
  store: OutputOf<typeof ownStoreInfo>;
}) {
  const text = useText<'merchant'>();
  const isStoreOpen = isOpen(status);
  const state = isOwnChoice ? (isStoreOpen ? 'open' : 'paused') : 'byPlatform';
  return (
    <Panel
      title={text('merchantStore.opening')}
      extra={<Tag color={isStoreOpen ? 'success' : 'warning'}>{text(`merchantStore.state.${state}`)}</Tag>}
    >
      <Flex gap="middle" wrap align="center" justify="space-between">
        <Flex vertical>
          <Typography.Text>{text(`merchantStore.stateText.${state}`)}</Typography.Text>
          {statusReason && (
            <Typography.Text strong>
              {text('merchantStore.stateReason')} <bdi>{statusReason}</bdi>
            </Typography.Text>
          )}
        </Flex>
        {isOwnChoice && (
          <Can permission="store.edit">
            <OpeningButton isStoreOpen={isStoreOpen} />
          </Can>
        )}
      </Flex>
    </Panel>
  );
}

function OpeningButton({ isStoreOpen }: { isStoreOpen: boolean }) {
  const text = useText<'merchant'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);

  async function change() {
    const isSure =
      !isStoreOpen ||
      (await confirm({
        title: text('merchantStore.pauseTitle'),
        consequences: text('merchantStore.pauseText'),
        action: text('merchantStore.pause'),
        isDangerous: true,
      }));
    if (!isSure) return;
    setBusy(true);
    const done = text(isStoreOpen ? 'merchantStore.pausedNow' : 'merchantStore.openNow');
    await mutate(setStoreOpen, { isOpen: !isStoreOpen }, { done });
    setBusy(false);
  }

  return (
    <BusyButton busy={busy} type={isStoreOpen ? 'default' : 'primary'} onClick={() => void change()}>
      {text(isStoreOpen ? 'merchantStore.pause' : 'merchantStore.open')}
    </BusyButton>
  );
}
