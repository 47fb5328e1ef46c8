import { useText } from '../../messages/messages.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import { useShell } from '../../visit/shell-data.ts';
import { Logo } from '../header/logo.tsx';
import { FooterBase } from './footer-base.tsx';
import { ServiceColumns } from './service-columns.tsx';
import { ServicePromises } from './service-promises.tsx';

export default function Footer() {
  const { mall } = useShell();
  return (
    <>
      <ServicePromises />
      <div className="page-column grid grid-cols-2 gap-x-8 gap-y-10 py-10 md:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr_auto]">
        <section aria-label={mall.companyName} className="max-lg:order-last max-lg:col-span-2">
          <Logo />
          <p className="mt-4 font-semibold text-sm">{mall.companyName}</p>
          <p className="mt-1 whitespace-pre-line text-ink-soft text-sm">{mall.companyInfo}</p>
        </section>
        <ServiceColumns />
        <FollowUs />
      </div>
      <div className="border-line border-t">
        <FooterBase />
      </div>
    </>
  );
}

/** The mall's picture for this, else the QR code of its address. */
function FollowUs() {
  const text = useText();
  const { mall, address, addressQr } = useShell();
  return (
    <section className="max-lg:order-last">
      <h2 className="mb-3 font-semibold text-sm">{text('shell.followUs')}</h2>
      <div className="size-24">
        {mall.followQr ? (
          <Picture
            path={mall.followQr}
            alt={text('shell.followUsQr', { company: mall.companyName })}
            sizes="96px"
            className="size-24 rounded-control bg-white object-contain"
          />
        ) : (
          <QrCode rows={addressQr} label={text('shell.mobileMallQr', { address })} />
        )}
      </div>
    </section>
  );
}
