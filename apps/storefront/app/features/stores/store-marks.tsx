import { Badge } from '../../ui/badge.tsx';
import { useText } from '../../words/words.tsx';

interface StoreMarksProps {
  store: { isSelfOperated: boolean; isPreferred: boolean; isOpen: boolean };
}

/** What kind of store it is. */
export function StoreMarks({ store: { isSelfOperated, isPreferred, isOpen } }: StoreMarksProps) {
  const text = useText();
  return (
    <>
      {isSelfOperated && <Badge tone="brand">{text('stores.card.selfOperated')}</Badge>}
      {isPreferred && <Badge tone="soft">{text('stores.card.preferred')}</Badge>}
      {!isOpen && <Badge tone="neutral">{text('stores.card.closed')}</Badge>}
    </>
  );
}
