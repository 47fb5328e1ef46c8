import type { MessageId } from '@galleria/i18n/message-id';
import {
  Coins,
  Footprints,
  Heart,
  House,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  MonitorSmartphone,
  Package,
  ReceiptText,
  RotateCcw,
  Store,
  TicketPercent,
  UserRound,
  Wallet,
  WalletCards,
} from 'lucide-react';

interface MenuEntry {
  /** Path of the child route of /user-center. */
  readonly child: string;
  readonly label: MessageId<'storefront'>;
  readonly icon: LucideIcon;
}

interface MenuGroup {
  readonly title: MessageId<'storefront'>;
  readonly entries: readonly MenuEntry[];
}

/** The menu of the user center. A new page adds its entry here. */
export const MENU: readonly MenuGroup[] = [
  {
    title: 'profile.menu.mine',
    entries: [
      { child: 'uc-home', label: 'profile.menu.home', icon: House },
      { child: 'uc-account', label: 'profile.menu.account', icon: UserRound },
      { child: 'uc-address', label: 'profile.menu.addresses', icon: MapPin },
    ],
  },
  {
    title: 'profile.menu.shopping',
    entries: [
      { child: 'uc-order', label: 'orders.title', icon: Package },
      { child: 'uc-return', label: 'refunds.menu', icon: RotateCcw },
      { child: 'uc-comments', label: 'reviews.mine', icon: MessageSquareText },
      { child: 'uc-invoice', label: 'invoices.title', icon: ReceiptText },
      { child: 'uc-collection', label: 'profile.menu.favourites', icon: Heart },
      { child: 'uc-footprint', label: 'profile.menu.history', icon: Footprints },
    ],
  },
  {
    title: 'ledger.menu',
    entries: [
      { child: 'uc-coupons', label: 'promotions.own.title', icon: TicketPercent },
      { child: 'uc-balance', label: 'ledger.balance.title', icon: Wallet },
      { child: 'uc-integral', label: 'ledger.points.title', icon: Coins },
    ],
  },
  {
    title: 'storeOpening.menuTitle',
    entries: [{ child: 'uc-freeshop', label: 'storeOpening.menu', icon: Store }],
  },
  {
    title: 'profile.menu.safety',
    entries: [
      { child: 'uc-password', label: 'profile.menu.password', icon: KeyRound },
      { child: 'uc-pay-password', label: 'profile.menu.payPassword', icon: WalletCards },
      { child: 'uc-bind', label: 'profile.menu.bind', icon: MonitorSmartphone },
    ],
  },
];
