import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';
import { Bell, BellRing, X } from 'lucide-react';
import { useMoneyText } from '../../../features/money/money-text.ts';
import { useLocale, useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ProductTile, TILE_GRID } from '../product-tile.tsx';
import { CornerButton, useBeingRemoved } from '../remove-entry.tsx';
import type { AlertTile } from './favourite-tiles.ts';
import { FAVOURITES_FORM } from './favourites-form.ts';

/** Alerts that are waiting, and those that were sent lately. */
export function AlertList({ alerts }: { alerts: readonly AlertTile[] }) {
  const text = useText();
  const isBeingRemoved = useBeingRemoved();
  if (alerts.length === 0) {
    return (
      <div className="card">
        <Empty kind="collection" sentence={text('favourites.alert.empty')}>
          <ButtonLink to="/list?st=0">{text('favourites.page.findProducts')}</ButtonLink>
        </Empty>
      </div>
    );
  }
  return (
    <ul className={TILE_GRID}>
      {alerts.map((alert) => (
        <li key={alert.alertId} hidden={isBeingRemoved(alert.alertId)} className="min-w-0">
          <ProductTile
            product={alert.product}
            foot={<AlertStatus alert={alert} />}
            corner={
              <CornerButton
                form={FAVOURITES_FORM}
                value={alert.alertId}
                label={text('favourites.alert.cancelNamed', { name: alert.product.name })}
                icon={X}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

function AlertStatus({ alert: { kind, skuName, askedCents, sentTime } }: { alert: AlertTile }) {
  const text = useText();
  const locale = useLocale();
  const money = useMoneyText();
  const day = sentTime === null ? '' : formatDate(locale, parseApiTime(sentTime));
  const Icon = sentTime === null ? BellRing : Bell;
  const statusTexts = {
    stock: sentTime === null ? text('favourites.alert.whenBack') : text('favourites.alert.wasBack', { day }),
    price:
      sentTime === null
        ? text('favourites.alert.whenCheaper', { price: money(askedCents) })
        : text('favourites.alert.wasCheaper', { day }),
  };
  return (
    <p className={`flex gap-1.5 text-xs ${sentTime === null ? 'text-ink' : 'text-ink-soft'}`}>
      <Icon aria-hidden className="mt-px size-4 shrink-0" />
      <span>
        {skuName && (
          <span className="me-1.5 font-medium">
            <bdi>{skuName}</bdi>
          </span>
        )}
        {statusTexts[kind]}
      </span>
    </p>
  );
}
