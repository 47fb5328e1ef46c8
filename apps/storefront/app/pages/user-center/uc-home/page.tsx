import { userInfo } from '@galleria/contract/accounts/profile';
import { sessions } from '@galleria/contract/accounts/sessions';
import { bindings } from '@galleria/contract/accounts/third-login';
import { addressCount, addressList } from '@galleria/contract/addresses';
import { browseLogPage, collectionCount } from '@galleria/contract/favourites';
import { PageTitle } from '../../../shell/page-title.tsx';
import { visitContext } from '../../../visit/visit-context.ts';
import { useText } from '../../../words/words.tsx';
import { need } from '../forms/answers.server.ts';
import type { Route } from './+types/page.ts';
import { Counters } from './counters.tsx';
import { DefaultAddress } from './default-address.tsx';
import { Greeting } from './greeting.tsx';
import { SafetyCard } from './safety-card.tsx';
import { loadStanding } from './standing.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [person, devices, bound, addresses, { limit: addressLimit }, kept, seen, standing] = await Promise.all([
    need(visit, url, userInfo, {}),
    need(visit, url, sessions, {}),
    need(visit, url, bindings, {}),
    need(visit, url, addressList, {}),
    need(visit, url, addressCount, {}),
    need(visit, url, collectionCount, {}),
    need(visit, url, browseLogPage, { size: 1 }),
    loadStanding(visit),
  ]);
  return {
    person,
    standing,
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

export default function UserHomePage({ loaderData: { person, standing, counts, address } }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <PageTitle name={text('profile.menu.home')} />
      <Greeting name={person.nickName} picture={person.pic} standing={standing} />
      <Counters {...counts} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SafetyCard person={person} />
        <DefaultAddress address={address} />
      </div>
    </div>
  );
}
