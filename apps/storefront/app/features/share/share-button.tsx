import { Copy, Mail, Share2 } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useId, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { useShell } from '../../visit/shell-data.ts';
import { mailLink, shareLinks } from './share-links.ts';

const PageQr = lazy(() => import('./page-qr.tsx'));

const ITEM = 'flex min-h-10 items-center gap-2.5 rounded-control px-3 text-start text-sm hover:bg-well';

interface ShareButtonProps {
  /** Path of the page, without the mall's origin. */
  path: string;
  name: string;
  /** Text of the button; the default is "share". */
  label?: string;
}

/** The share sheet of the device on touch screens; otherwise a panel with links, which also works without scripts. */
export function ShareButton({ path, name, label }: ShareButtonProps) {
  const text = useText();
  const panelId = useId();
  const { address: mall } = useShell();
  const [opened, setOpened] = useState(false);
  const address = mall + path;

  function shareNatively(event: MouseEvent) {
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // Rejects when the share sheet is dismissed, which is no error.
    navigator.share({ title: name, url: address }).catch(() => undefined);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(text('detail.linkCopied'));
    } catch {
      toast.error(text('detail.copyFailed'));
    }
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        onClick={shareNatively}
        className={buttonClass('outline', 'medium')}
      >
        <Share2 aria-hidden className="size-4" />
        {label ?? text('detail.share')}
      </button>
      <div
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={text('detail.shareBy')}
        onToggle={({ newState }) => newState === 'open' && setOpened(true)}
        className="menu-panel w-60 rounded-card bg-mist p-2 shadow-float"
      >
        <button type="button" onClick={copy} className={`${ITEM} w-full noscript:hidden`}>
          <Copy aria-hidden className="size-4" />
          {text('detail.copyLink')}
        </button>
        <a href={mailLink(address, name)} className={ITEM}>
          <Mail aria-hidden className="size-4" />
          {text('detail.byMail')}
        </a>
        <ul className="grid grid-cols-2">
          {shareLinks(address, name).map((link) => (
            <li key={link.name}>
              <a href={link.href} target="_blank" rel="noopener nofollow" className={ITEM}>
                {link.name}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-2 border-line border-t p-3 text-center noscript:hidden">
          <div className="mx-auto aspect-square w-36">
            {opened && (
              <Suspense>
                <PageQr address={address} label={text('detail.qrOf')} />
              </Suspense>
            )}
          </div>
          <p className="mt-2 text-ink-soft text-xs">{text('detail.scan')}</p>
        </div>
      </div>
    </>
  );
}
