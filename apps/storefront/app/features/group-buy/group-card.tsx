import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import TurnWatch from '../../features/activities/turn-watch.tsx';
import { type Group, groupAddress } from '../../features/group-buy/group.ts';
import { GroupStanding } from '../../features/group-buy/group-standing.tsx';
import type { OrderDetail } from '../../features/orders/order.ts';
import { PartCard } from '../../features/orders/part-card.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { useText } from '../../words/words.tsx';

const LOOK_EVERY_MS = 10_000;

interface GroupCardProps {
  order: OrderDetail;
  group: Group;
}

/** The group that the order waits for. The page looks again by itself while it is open. */
export function GroupCard({ order, group }: GroupCardProps) {
  const text = useText();
  const isOpen = group.state === 'open';
  const [line] = order.lines;
  useLookAgain(isOpen);
  return (
    <PartCard title={text('groupBuy.your')}>
      <div aria-live="polite" className="flex flex-wrap items-center justify-between gap-3">
        <GroupStanding group={group} />
        {isOpen && line?.activity && (
          <ShareButton
            path={groupAddress(line.prodId, line.activity.activityId, group.groupId)}
            name={line.prodName}
            label={text('groupBuy.share')}
          />
        )}
      </div>
      <TurnWatch nowIso={group.nowIso} turnIso={isOpen ? (group.endTimeIso ?? undefined) : undefined} />
    </PartCard>
  );
}

/** In a window that nobody looks at it waits. */
function useLookAgain(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => !document.hidden && void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}
