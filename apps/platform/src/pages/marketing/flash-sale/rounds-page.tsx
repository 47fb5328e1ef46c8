import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { Panel } from '@galleria/console-kit/page/panel';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { flashRoundList, saveFlashRounds } from '@galleria/contract/activities/staff-flash-sales';
import type { OutputOf } from '@galleria/contract/operation';
import { FLASH_RULES, ROUND_HOURS } from '@galleria/domain/activities/flash-sale';
import { Flex, InputNumber, Switch } from 'antd';
import { useState } from 'react';
import { FlashTabs } from './flash-tabs.tsx';
import './rounds.css';

type Round = OutputOf<typeof flashRoundList>[number];

/** The rounds that stores can apply for, and how many products a store may have in each. */
export function Component() {
  const text = useText<'platform'>();
  const answer = useCall(flashRoundList, {});
  return (
    <Page title={text('platform.flashSales')} intro={text('platformFlashSale.roundsIntro')}>
      <FlashTabs />
      <Loaded answer={answer} lines={12}>
        {(rounds) => <Rounds key={JSON.stringify(rounds)} stored={rounds} />}
      </Loaded>
    </Page>
  );
}

function Rounds({ stored }: { stored: readonly Round[] }) {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const mayEdit = useCan('marketing.edit');
  const [rounds, setRounds] = useState(stored);
  const [busy, setBusy] = useState(false);
  useUnsavedWork(rounds !== stored);
  const change = (number: number, changes: Partial<Round>) =>
    setRounds((old) => old.map((one) => (one.round === number ? { ...one, ...changes } : one)));

  async function save() {
    setBusy(true);
    await mutate(saveFlashRounds, { rounds: [...rounds] }, { done: text('platformFlashSale.saved') });
    setBusy(false);
  }
  return (
    <Panel>
      <Flex vertical gap="middle">
        <ul className="flash-rounds">
          {rounds.map((round) => (
            <RoundRow key={round.round} round={round} mayEdit={mayEdit} onChange={change} />
          ))}
        </ul>
        {mayEdit && (
          <Flex>
            <BusyButton type="primary" busy={busy} disabled={rounds === stored} onClick={() => void save()}>
              {text('platformFlashSale.save')}
            </BusyButton>
          </Flex>
        )}
      </Flex>
    </Panel>
  );
}

interface RoundRowProps {
  round: Round;
  mayEdit: boolean;
  onChange: (number: number, changes: Partial<Round>) => void;
}

function RoundRow({ round: { round, isOpen, productsPerStore }, mayEdit, onChange }: RoundRowProps) {
  const text = useText<'platform'>();
  const time = roundHours(round);
  return (
    <li>
      <bdi className="flash-round-time">{time}</bdi>
      <Flex gap="small" align="center">
        <Switch
          aria-label={text('platformFlashSale.openOf', { time })}
          checked={isOpen}
          disabled={!mayEdit}
          onChange={(open) => onChange(round, { isOpen: open })}
        />
        <span aria-hidden>{text('platformFlashSale.open')}</span>
      </Flex>
      <Flex gap="small" align="center">
        <InputNumber<number>
          aria-label={text('platformFlashSale.perStoreOf', { time })}
          min={1}
          max={FLASH_RULES.productsPerStoreAtMost}
          precision={0}
          value={productsPerStore}
          disabled={!mayEdit || !isOpen}
          onChange={(count) => count !== null && onChange(round, { productsPerStore: count })}
        />
        <span aria-hidden>{text('platformFlashSale.perStore')}</span>
      </Flex>
    </li>
  );
}

/** Hours in the mall's time zone, not the browser's: `08:00–10:00`. */
function roundHours(round: number): string {
  const hour = (count: number) => `${String(count).padStart(2, '0')}:00`;
  return `\u2066${hour(round * ROUND_HOURS)}–${hour((round + 1) * ROUND_HOURS)}\u2069`;
}
