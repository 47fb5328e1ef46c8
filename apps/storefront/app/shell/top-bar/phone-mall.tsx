import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../words/words.tsx';
import { QrCode } from '../qr-code.tsx';
import { useShell } from '../shell-data.ts';
import { TOP_BAR_ITEM } from './top-bar-look.ts';

/** The mall's own address as a QR code. */
export function PhoneMall() {
  const text = useText();
  const panelId = useId();
  const { addressQr, address } = useShell();
  return (
    <>
      <button type="button" popoverTarget={panelId} className={TOP_BAR_ITEM}>
        {text('shell.mobileMall')}
        <ChevronDown aria-hidden className="size-3" />
      </button>
      <div id={panelId} popover="auto" className="menu-panel w-48 rounded-card bg-mist p-4 text-center shadow-float">
        <QrCode rows={addressQr} label={text('shell.mobileMallQr', { address })} />
        <p className="mt-3 text-ink-soft text-xs">{text('shell.mobileMallHint')}</p>
      </div>
    </>
  );
}
