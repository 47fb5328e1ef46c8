import { BadgeCheck, type LucideIcon, Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { buttonLook } from '../../../ui/button-look.ts';
import { useText } from '../../../words/words.tsx';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import type { Shop } from '../shop.ts';
import { storeNoticesAddress, storePapersAddress } from '../store-address.ts';

export function ShopActions({ shop: { id, name } }: { shop: Shop }) {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-1 sm:gap-2">
      <FavouriteButton kind="store" id={id} name={name} size="small" />
      <ActionLink to={storePapersAddress(id)} icon={BadgeCheck} label={text('stores.head.qualifications')} />
      <ActionLink to={storeNoticesAddress(id, name)} icon={Megaphone} label={text('stores.head.notices')} />
    </div>
  );
}

function ActionLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link
      to={to}
      className={`${buttonLook('outline', 'small')} max-sm:border-transparent max-sm:bg-transparent max-sm:px-1 max-sm:text-xs max-sm:[&_svg]:hidden`}
    >
      <Icon aria-hidden className="size-4" />
      {label}
    </Link>
  );
}
