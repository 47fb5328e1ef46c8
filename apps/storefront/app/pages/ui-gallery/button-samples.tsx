import { Heart, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';

const BUSY_MS = 2000;

export function ButtonSamples() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  function simulateBusy() {
    setBusy(true);
    setTimeout(() => setBusy(false), BUSY_MS);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button tone="brand">{text('ui.galleryBuyNow')}</Button>
      <Button>
        <ShoppingCart className="size-4" />
        {text('ui.galleryAddToCart')}
      </Button>
      <Button tone="outline" busy={busy} onClick={simulateBusy}>
        {text('ui.galleryBusy')}
      </Button>
      <Button tone="quiet">{text('ui.galleryDetails')}</Button>
      <Button tone="brand" disabled>
        {text('ui.galleryBuyNow')}
      </Button>
      <Button tone="outline" size="small">
        {text('ui.galleryDetails')}
      </Button>
      <ButtonLink to="/" tone="quiet" size="small">
        {text('ui.goHome')}
      </ButtonLink>
      <IconButton label={text('ui.galleryAddToCart')} icon={<Heart />} />
    </div>
  );
}
