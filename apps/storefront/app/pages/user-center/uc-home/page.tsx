import { userInfo } from '@galleria/contract/accounts/profile';
import { sessionList } from '@galleria/contract/accounts/sessions';
import { bindingList } from '@galleria/contract/accounts/third-login';
import { addressCount, addressList } from '@galleria/contract/addresses';
import { browsingHistoryPage, favouriteCount } from '@galleria/contract/favourites/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { orderCount } from '@galleria/contract/orders/orders';
import { AddressLines } from '../../../features/addresses/address-lines.tsx';
import { orderCounts } from '../../../features/orders/order.ts';
import { countRefunds } from '../../../features/refunds/load-refunds.server.ts';
import { PageTitle } from '../../../features/seo/page-title.tsx';
import { callOrThrow } from '../../../forms/answers.server.ts';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import type { Route } from './+types/page.ts';
import { Counters } from './counters.tsx';
import { Greeting } from './greeting.tsx';
import { loadLevel, loadWallet } from './load-home.server.ts';
import { OrdersCard } from './orders-card.tsx';
import { SafetyCard } from './safety-card.tsx';
import { WalletRow } from './wallet-row.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [person, devices, bound, addresses, { limit: addressLimit }, kept, seen, level, orders, wallet, openRefunds] =
    await Promise.all([
      callOrThrow(visit, url, userInfo, {}),
      callOrThrow(visit, url, sessionList, {}),
      callOrThrow(visit, url, bindingList, {}),
      callOrThrow(visit, url, addressList, {}),
      callOrThrow(visit, url, addressCount, {}),
      callOrThrow(visit, url, favouriteCount, {}),
      callOrThrow(visit, url, browsingHistoryPage, { size: 1 }),
      loadLevel(visit),
      visit.call(orderCount, {}),
      loadWallet(visit),
      countRefunds(visit),
    ]);
  return {
    person,
    level,
    orders: orders.ok ? orderCounts(orders.data) : undefined,
    wallet,
    openRefunds,
    counts: {
      favourites: kept.prodCount,
      stores: kept.shopCount,
      seen: seen.total,
      addresses: addresses.length,
      addressLimit,
      devices: devices.length,
      bindings: bound.filter((one) => one.bound).length,
    },
    address: addresses.find((one) => one.commonAddr === 1),
  };
}

export default function UserHomePage({ loaderData }: Route.ComponentProps) {
  const { person, level, orders, wallet, openRefunds, counts, address } = loaderData;
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <PageTitle name={text('profile.menu.home')} />
      <Greeting name={person.nickName} picture={person.pic} level={level} />
      {orders && <OrdersCard counts={orders} openRefunds={openRefunds ?? 0} />}
      {wallet && <WalletRow wallet={wallet} />}
      <Counters {...counts} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SafetyCard person={person} />
        <DefaultAddress address={address} />
      </div>
    </div>
  );
}

type Address = OutputOf<typeof addressList>[number];

function DefaultAddress({ address }: { address: Address | undefined }) {
  const text = useText();
  return (
    <SectionCard title={text('profile.home.defaultAddress')}>
      {address ? (
        <AddressLines address={address} />
      ) : (
        <p className="text-pretty text-ink-soft text-sm">{text('profile.home.noAddress')}</p>
      )}
      <ButtonLink
        to={address ? '/user-center/uc-address' : '/user-center/uc-address?add=1'}
        tone="outline"
        size="small"
        className="mt-5"
      >
        {text(address ? 'profile.home.manageAddresses' : 'profile.home.addAddress')}
      </ButtonLink>
    </SectionCard>
  );
}
