import { CuratedProducts } from '../../features/activities/curated-products.tsx';
import TurnWatch from '../../features/activities/turn-watch.tsx';
import { useText } from '../../messages/messages.tsx';
import type { NewUserZone } from './load-new-user.server.ts';

export default function NewUserGoods({ zone }: { zone: NewUserZone }) {
  const text = useText();
  return (
    <>
      <TurnWatch nowIso={zone.nowIso} turnIso={zone.turnIso} />
      <CuratedProducts
        zone={zone}
        path="/new-user-special"
        title={text('activities.newUser.products')}
        empty={{
          all: text('activities.newUser.empty'),
          choice: text('activities.newUser.emptyChoice'),
          seeAll: text('activities.newUser.seeAll'),
        }}
      />
    </>
  );
}
