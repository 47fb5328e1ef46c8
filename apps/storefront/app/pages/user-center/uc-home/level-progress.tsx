import { formatNumber } from '@galleria/i18n/formats';
import { Award, Coins } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { useLocale, useText } from '../../../words/words.tsx';
import type { Standing } from './standing.server.ts';

/** The level, how far it is to the next one, and the points at hand. */
export function LevelProgress({ standing }: { standing: Standing }) {
  const text = useText();
  const locale = useLocale();
  const { levelName, growth, nextLevelName, growthToNext, points } = standing;
  const percent = Math.round(standing.progress * 100);
  const words = nextLevelName
    ? text('profile.home.toNextLevel', { missing: growthToNext, level: nextLevelName })
    : text('profile.home.highestLevel');
  return (
    <div className="grid w-full gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:w-[23rem] xl:w-[26rem]">
      <div className="min-w-0">
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
          aria-valuetext={words}
          className="h-1.5 overflow-hidden rounded-full bg-line"
        >
          <div className="h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
        </div>
        <p className="mt-1.5 text-ink-soft text-xs">{words}</p>
      </div>
      <p className="flex items-center gap-2 sm:flex-col-reverse sm:items-end sm:justify-center sm:gap-0">
        <span className="inline-flex items-center gap-1.5 text-ink-soft text-sm">
          <Coins aria-hidden className="size-4" />
          {text('profile.home.points')}
        </span>
        <span className="font-bold text-xl tabular-nums">{formatNumber(locale, points)}</span>
      </p>
    </div>
  );
}
