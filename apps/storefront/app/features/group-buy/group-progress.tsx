import { User } from 'lucide-react';
import { useText } from '../../messages/messages.tsx';
import { countdownText } from '../../ui/times/countdown-text.ts';
import { useSecondsUntil } from '../activities/mall-clock.ts';
import type { Group } from './group.ts';

/** Members, missing places and time left. */
export function GroupProgress({ group }: { group: Group }) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <Places group={group} />
      <div className="min-w-0">
        <p className="font-medium">
          <GroupStateText group={group} />
        </p>
        {group.state === 'open' && group.endTimeIso && <TimeLeft untilIso={group.endTimeIso} />}
      </div>
    </div>
  );
}

/** One circle per place. */
function Places({ group: { members, groupNumber } }: { group: Group }) {
  const places = Array.from({ length: Math.max(groupNumber, members.length) }, (_, place) => ({
    place,
    ...members[place],
  }));
  return (
    <div aria-hidden className="flex shrink-0 gap-1">
      {places.map(({ place, nickName }) =>
        nickName === undefined ? (
          <span key={place} className="size-8 rounded-full border border-edge border-dashed" />
        ) : (
          <span
            key={place}
            className="grid size-8 place-items-center rounded-full bg-brand font-semibold text-on-brand text-xs"
          >
            {nickName.slice(0, 1) || <User className="size-4" />}
          </span>
        ),
      )}
    </div>
  );
}

function GroupStateText({ group: { state, placesLeft, groupNumber, paidPlaces } }: { group: Group }) {
  const text = useText();
  if (state === 'filled') return text('groupBuy.state.filled');
  if (state === 'failed') return text('groupBuy.state.failed');
  return placesLeft === 0
    ? text('groupBuy.state.taken')
    : text('groupBuy.missing', { count: groupNumber - paidPlaces });
}

/** Rendered only after hydration. */
function TimeLeft({ untilIso }: { untilIso: string }) {
  const text = useText();
  const left = useSecondsUntil(untilIso);
  if (left === undefined) return null;
  return (
    <p role="timer" className="text-ink-soft text-xs tabular-nums">
      {text('groupBuy.left', { time: `\u2066${countdownText(left)}\u2069` })}
    </p>
  );
}
