import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { couponsAddress } from './coupons-address.ts';

interface GiverFilterProps {
  stores: readonly { shopId: number; shopName: string }[];
  giver: number | undefined;
}

/** Filter by giver: links, in a row that scrolls on phones. */
export function GiverFilter({ stores, giver }: GiverFilterProps) {
  const text = useText();
  return (
    <nav aria-label={text('promotions.centre.filters')}>
      <ul className="no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto px-(--page-gutter) py-1 md:mx-0 md:flex-wrap md:px-0">
        <Choice giver={undefined} isChosen={giver === undefined}>
          {text('promotions.centre.all')}
        </Choice>
        <Choice giver={0} isChosen={giver === 0}>
          {text('promotions.centre.platform')}
        </Choice>
        {stores.map(({ shopId, shopName }) => (
          <Choice key={shopId} giver={shopId} isChosen={giver === shopId}>
            {shopName}
          </Choice>
        ))}
      </ul>
    </nav>
  );
}

function Choice(props: { giver: number | undefined; isChosen: boolean; children: string }) {
  return (
    <li className="shrink-0">
      <Link
        to={couponsAddress(props.giver)}
        preventScrollReset
        aria-current={props.isChosen ? 'page' : undefined}
        className="card flex min-h-11 items-center whitespace-nowrap px-4 text-sm hover:bg-well aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper"
      >
        <bdi>{props.children}</bdi>
      </Link>
    </li>
  );
}
