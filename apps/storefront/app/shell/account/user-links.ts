import type { MessageId } from '@galleria/i18n/message-id';
import { CircleUserRound, Crown, Heart, type LucideIcon, Package, TicketPercent } from 'lucide-react';

/** Links of a signed-in buyer, in the top bar and in the phone's menu. */
export const USER_LINKS: { to: string; words: MessageId<'storefront'>; Icon: LucideIcon }[] = [
  { to: '/user-center/uc-home', words: 'shell.personalCentre', Icon: CircleUserRound },
  { to: '/user-center/uc-order', words: 'shell.myOrders', Icon: Package },
  { to: '/member-center', words: 'shell.membershipCentre', Icon: Crown },
  { to: '/user-center/uc-collection', words: 'shell.favourites', Icon: Heart },
  { to: '/user-center/uc-coupons', words: 'shell.coupons', Icon: TicketPercent },
];
