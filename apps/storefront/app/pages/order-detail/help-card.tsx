import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderDetail } from '../../features/orders/order.ts';
import { PartCard } from '../../features/orders/part-card.tsx';
import { storeAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { contactsIn } from './contacts.ts';

interface HelpCardProps {
  order: OrderDetail;
  storePhone: string;
}

/** Contacts for the order: its store, then the mall, as far as they have published any. */
export function HelpCard({ order: { orderNumber, shopId, shopName }, storePhone }: HelpCardProps) {
  const text = useText();
  const { mall } = useShell();
  const { mails, phones } = contactsIn(mall.companyInfo);
  const subject = encodeURIComponent(text('orders.detail.titleNamed', { number: orderNumber }));
  return (
    <PartCard title={text('orders.detail.help.title')}>
      <div className="grid gap-4 text-sm sm:grid-cols-2">
        <p className="text-pretty text-ink-soft sm:col-span-2">{text('orders.detail.help.text')}</p>
        <Contact label={text('orders.detail.help.store')}>
          <Link to={storeAddress(shopId)} className="w-fit underline underline-offset-4">
            <bdi>{shopName}</bdi>
          </Link>
          {storePhone && <PhoneLink number={storePhone} />}
        </Contact>
        <Contact label={text('orders.detail.help.mall', { mall: mall.companyName })}>
          {mails.map((mail) => (
            <a key={mail} href={`mailto:${mail}?subject=${subject}`} className={LINK}>
              <Mail aria-hidden className="size-4 shrink-0 text-ink-soft" />
              <bdi dir="ltr" className="wrap-anywhere">
                {mail}
              </bdi>
            </a>
          ))}
          {phones.map((number) => (
            <PhoneLink key={number} number={number} />
          ))}
          {mails.length + phones.length === 0 && <p className="whitespace-pre-line">{mall.companyInfo}</p>}
        </Contact>
      </div>
    </PartCard>
  );
}

const LINK = 'inline-flex min-h-6 w-fit items-center gap-2 underline underline-offset-4';

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-ink-soft text-xs">{label}</h3>
      {children}
    </div>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={LINK}>
      <Phone aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <bdi dir="ltr" className="tabular-nums">
        {number}
      </bdi>
    </a>
  );
}
