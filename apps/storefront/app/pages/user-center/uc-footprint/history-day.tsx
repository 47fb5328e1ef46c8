import { X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { ProductTile, TILE_GRID } from '../product-tile.tsx';
import { CornerButton, useBeingRemoved } from '../remove-entry.tsx';
import { ClearButton, type Clearing } from './clear-history.tsx';
import type { HistoryDayData } from './page.tsx';

/** Id of the form that removes one entry; its buttons are on the cards. */
export const HISTORY_FORM = 'history';

const IN_VIEW = 4;

interface HistoryDayProps {
  day: HistoryDayData;
  clearing: Clearing;
  isFirst: boolean;
}

export function HistoryDay({ day: { day, name, entries }, clearing, isFirst }: HistoryDayProps) {
  const text = useText();
  const titleId = useId();
  const isBeingRemoved = useBeingRemoved();
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="font-semibold text-base tracking-normal">
          <time dateTime={day}>{name}</time>
        </h2>
        <ClearButton
          clearing={clearing}
          fields={{ form: 'day', day }}
          tone="quiet"
          label={text('favourites.history.clearDay')}
          accessibleLabel={text('favourites.history.clearDayNamed', { day: name })}
          question={text('favourites.history.clearDayTitle', { day: name })}
          consequence={text('favourites.history.clearDayText')}
        />
      </div>
      <ul className={TILE_GRID}>
        {entries.map(({ logId, product }, index) => (
          <li key={logId} hidden={isBeingRemoved(logId)} className="min-w-0">
            <ProductTile
              product={product}
              eager={isFirst && index < IN_VIEW}
              corner={
                <CornerButton
                  form={HISTORY_FORM}
                  value={logId}
                  label={text('favourites.history.removeNamed', { name: product.name })}
                  icon={X}
                />
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
