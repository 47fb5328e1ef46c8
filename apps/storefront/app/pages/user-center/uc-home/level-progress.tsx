import { Award } from 'lucide-react';
import { useText } from '../../../messages/messages.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { MembershipLevel } from './load-home.server.ts';

/** The membership level and the progress to the next one. */
export function LevelProgress({ level }: { level: MembershipLevel }) {
  const text = useText();
  const { levelName, growth, nextLevelName, growthToNext } = level;
  const percent = Math.round(level.progress * 100);
  const progressText = nextLevelName
    ? text('profile.home.toNextLevel', { missing: growthToNext, level: nextLevelName })
    : text('profile.home.highestLevel');
  return (
    <div className="w-full lg:w-[23rem]">
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="brand">
          <Award aria-hidden className="me-1 size-3.5" />
          {levelName}
        </Badge>
        <span className="text-ink-soft">{text('profile.home.growth', { growth })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={text('profile.home.progress')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={progressText}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1.5 text-ink-soft text-xs">{progressText}</p>
    </div>
  );
}
