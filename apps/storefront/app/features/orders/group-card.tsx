import { formatApiTime } from '@galleria/contract/wire/api-time';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { TimeText } from '../../ui/times/time-text.tsx';
import TurnWatch from '../activities/turn-watch.tsx';
import { type Group, groupAddress } from '../group-buy/group.ts';
import { GroupProgress } from '../group-buy/group-progress.tsx';
import { ShareButton } from '../share/share-button.tsx';
import type { OrderDetail } from './order.ts';
import { PartCard } from './part-card.tsx';

const REVALIDATE_EVERY_MS = 10_000;

interface GroupCardProps {
  /** The line bought in the group. */
  line: Pick<OrderDetail['lines'][number], 'prodId' | 'prodName' | 'activity'> | undefined;
  group: Group;
}

/** The group that an order waits for. Revalidates the page regularly while the group is open. */
export function GroupCard({ line, group }: GroupCardProps) {
  const text = useText();
  const isOpen = group.state === 'open';
  useRegularRevalidation(isOpen);
  return (
    <PartCard title={text('groupBuy.your')}>
      <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-3">
        <GroupProgress group={group} />
        {isOpen && line?.activity && (
          <ShareButton
            path={groupAddress(line.prodId, line.activity.activityId, group.groupId)}
            name={line.prodName}
            label={text('groupBuy.share')}
          />
        )}
      </div>
      {isOpen && group.endTimeIso && (
        <p className="mt-3 text-ink-soft text-xs">
          {text('groupBuy.until')} <TimeText time={formatApiTime(new Date(group.endTimeIso))} />
        </p>
      )}
      <TurnWatch nowIso={group.nowIso} turnIso={isOpen ? (group.endTimeIso ?? undefined) : undefined} />
    </PartCard>
  );
}

/** Revalidates every ten seconds, but not in a hidden window. */
function useRegularRevalidation(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => !document.hidden && void revalidate(), REVALIDATE_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}
