import { ChevronDown, PanelBottom, PanelLeft, PanelRight } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/overlays/menu.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { FieldSamples } from './samples.tsx';

type Open = 'dialog' | 'confirm' | 'start' | 'end' | 'bottom';

export function OverlaySamples() {
  const text = useText();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="outline" onClick={() => setOpen('dialog')}>
        {text('ui.galleryDialog')}
      </Button>
      <Button tone="outline" onClick={() => setOpen('confirm')}>
        {text('ui.galleryConfirm')}
      </Button>
      <Button tone="outline" onClick={() => setOpen('start')}>
        <PanelLeft className="flip-rtl size-4" />
        {text('ui.gallerySheet')}
      </Button>
      <Button tone="outline" onClick={() => setOpen('end')}>
        <PanelRight className="flip-rtl size-4" />
        {text('ui.gallerySheet')}
      </Button>
      <Button tone="outline" onClick={() => setOpen('bottom')}>
        <PanelBottom className="size-4" />
        {text('ui.gallerySheet')}
      </Button>
      <SortMenu />
      <Button tone="quiet" onClick={() => toast.success(text('ui.gallerySaved'))}>
        {text('ui.galleryToastSuccess')}
      </Button>
      <Button tone="quiet" onClick={() => toast.error(text('ui.galleryFailed'))}>
        {text('ui.galleryToastError')}
      </Button>
      {open === 'dialog' && (
        <Dialog title={text('ui.galleryFields')} onClose={close}>
          <FieldSamples />
        </Dialog>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title={text('ui.galleryConfirmTitle')}
          consequence={text('ui.galleryConfirmText')}
          confirmLabel={text('ui.galleryRemove')}
          onConfirm={close}
          onClose={close}
        />
      )}
      {(open === 'start' || open === 'end' || open === 'bottom') && (
        <Sheet title={text('ui.galleryFields')} edge={open} onClose={close}>
          <FieldSamples />
        </Sheet>
      )}
    </div>
  );
}

function SortMenu() {
  const text = useText();
  const [sort, setSort] = useState<'New' | 'Price' | 'Sales'>('New');
  const trigger = (
    <>
      {text('ui.galleryMenu')}
      <ChevronDown className="size-4" />
    </>
  );
  return (
    <Menu label={text('ui.galleryMenu')} trigger={trigger} triggerClassName={buttonClass('outline', 'medium')}>
      {(['New', 'Price', 'Sales'] as const).map((choice) => (
        <MenuButton key={choice} checked={choice === sort} onClick={() => setSort(choice)}>
          {text(`ui.gallerySort${choice}`)}
        </MenuButton>
      ))}
      <MenuLink to="/">{text('ui.goHome')}</MenuLink>
    </Menu>
  );
}
