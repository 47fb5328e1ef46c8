import { Badge } from '../../ui/badge.tsx';
import { useText } from '../../words/words.tsx';

export function BadgeSamples() {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-3">
      <Badge tone="brand">{text('ui.gallerySale')}</Badge>
      <Badge tone="soft">{text('ui.gallerySoft')}</Badge>
      <Badge tone="info">{text('ui.galleryNew')}</Badge>
      <Badge tone="success">{text('ui.galleryPaid')}</Badge>
      <Badge tone="warning">{text('ui.galleryWaiting')}</Badge>
      <Badge tone="info">{text('ui.galleryShipped')}</Badge>
      <Badge tone="neutral">{text('ui.galleryClosed')}</Badge>
    </div>
  );
}
