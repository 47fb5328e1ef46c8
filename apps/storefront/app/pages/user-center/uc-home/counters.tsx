import { Footprints, Heart, Link2, MapPin, MonitorSmartphone, Store } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../../messages/messages.tsx';

interface CountersProps {
  favourites: number;
  stores: number;
  seen: number;
  addresses: number;
  addressLimit: number;
  devices: number;
  bindings: number;
}

export function Counters({ favourites, stores, seen, addresses, addressLimit, devices, bindings }: CountersProps) {
  const text = useText();
  const tiles = [
    { to: 'uc-collection', icon: Heart, count: favourites, label: text('profile.home.favourites') },
    { to: 'uc-collection?tab=stores', icon: Store, count: stores, label: text('profile.home.stores') },
    { to: 'uc-footprint', icon: Footprints, count: seen, label: text('profile.home.history') },
    { to: 'uc-address', icon: MapPin, count: addresses, of: addressLimit, label: text('profile.home.addresses') },
    { to: 'uc-bind#devices', icon: MonitorSmartphone, count: devices, label: text('profile.home.devices') },
    { to: 'uc-bind', icon: Link2, count: bindings, label: text('profile.home.bindings') },
  ];
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      {tiles.map(({ to, icon: Icon, count, of, label }) => (
        <li key={to} className="card relative flex flex-col gap-1 p-3 hover:bg-well sm:p-4 lg:p-5">
          <Icon aria-hidden className="mb-1 size-5 text-ink-soft" />
          <Link
            to={`/user-center/${to}`}
            className="covers-parent flex flex-col-reverse text-ink-soft text-xs sm:text-sm"
          >
            {label}
            <span dir="ltr" className="w-fit font-bold text-ink text-xl tabular-nums">
              {count}
              {of && <span className="font-normal text-ink-soft text-sm"> / {of}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
