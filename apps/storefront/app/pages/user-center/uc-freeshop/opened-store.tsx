import { isOpen, STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { MessageId } from '@galleria/i18n/message-id';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { Application } from './application.ts';

const CLOSED: Readonly<Record<number, MessageId<'storefront'>>> = {
  [STORE_STATUS.paused]: 'storeOpening.status.paused',
  [STORE_STATUS.offline]: 'storeOpening.status.offline',
  [STORE_STATUS.abnormal]: 'storeOpening.status.abnormal',
};

/** The store that was opened by the application, with its current state. */
export function OpenedStore({ application: { shopName, shopLogo, shopId, shopStatus } }: { application: Application }) {
  const text = useText();
  const status = shopStatus ?? STORE_STATUS.notYetOpen;
  const open = isOpen(status);
  return (
    <section className="card flex flex-col items-center gap-2 px-4 py-10 text-center">
      {shopLogo && (
        <Picture path={shopLogo} alt="" sizes="80px" className="mb-2 size-20 rounded-control object-contain" />
      )}
      <h2 className="font-semibold text-lg">
        {text(open ? 'storeOpening.openedTitle' : 'storeOpening.closedTitle', { store: shopName })}
      </h2>
      <p className="max-w-md text-pretty text-ink-soft text-sm">
        {text(open ? 'storeOpening.openedText' : (CLOSED[status] ?? 'storeOpening.status.notYetOpen'))}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a href="/merchant/" target="_blank" rel="noreferrer" className={buttonClass('solid', 'medium')}>
          {text('storeOpening.backOffice')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
        {open && (
          <Link to={`/shop-index?sid=${shopId}`} className={buttonClass('outline', 'medium')}>
            {text('storeOpening.visit')}
          </Link>
        )}
      </div>
    </section>
  );
}
