import type { MessageId } from '@galleria/i18n/message-id';
import type { ReactNode } from 'react';
import { useText } from '../messages/messages.tsx';
import { ButtonLink } from './button.tsx';
import addressPicture from './empty/address.webp';
import cartPicture from './empty/cart.webp';
import collectionPicture from './empty/collection.webp';
import couponPicture from './empty/coupon.webp';
import defaultPicture from './empty/default.webp';
import orderPicture from './empty/order.webp';
import searchPicture from './empty/search.webp';

export type EmptyKind = 'default' | 'order' | 'collection' | 'coupon' | 'cart' | 'address' | 'search';

interface EmptyContent {
  picture: string;
  /** The glow behind the picture. */
  glow: string;
  sentence: MessageId<'storefront'>;
  way: { to: string; label: MessageId<'storefront'> };
}

const CONTENTS: Record<EmptyKind, EmptyContent> = {
  default: {
    picture: defaultPicture,
    glow: 'from-info-tint',
    sentence: 'ui.emptyDefault',
    way: { to: '/', label: 'ui.goHome' },
  },
  order: {
    picture: orderPicture,
    glow: 'from-warning-tint',
    sentence: 'ui.emptyOrder',
    way: { to: '/list?st=0', label: 'ui.goShopping' },
  },
  collection: {
    picture: collectionPicture,
    glow: 'from-brand-tint',
    sentence: 'ui.emptyCollection',
    way: { to: '/list?st=0', label: 'ui.goBrowse' },
  },
  coupon: {
    picture: couponPicture,
    glow: 'from-brand-tint',
    sentence: 'ui.emptyCoupon',
    way: { to: '/coupons', label: 'ui.goCoupons' },
  },
  cart: {
    picture: cartPicture,
    glow: 'from-info-tint',
    sentence: 'ui.emptyCart',
    way: { to: '/', label: 'ui.goShopping' },
  },
  address: {
    picture: addressPicture,
    glow: 'from-success-tint',
    sentence: 'ui.emptyAddress',
    way: { to: '/user-center/uc-address', label: 'ui.goAddress' },
  },
  search: {
    picture: searchPicture,
    glow: 'from-success-tint',
    sentence: 'ui.emptySearch',
    way: { to: '/list?st=0', label: 'ui.goAllProducts' },
  },
};

interface EmptyProps {
  kind: EmptyKind;
  /** Replaces the kind's default sentence. */
  sentence?: string;
  /** Replaces the kind's default link. */
  children?: ReactNode;
}

/** An empty state: a picture, a sentence and a link. */
export function Empty({ kind, sentence, children }: EmptyProps) {
  const text = useText();
  const content = CONTENTS[kind];
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <img
        src={content.picture}
        alt=""
        width={176}
        height={176}
        className={`rounded-full bg-radial ${content.glow} to-70% to-transparent`}
      />
      <p className="mt-3 mb-6 max-w-sm text-pretty text-base text-ink-soft">{sentence ?? text(content.sentence)}</p>
      {children ?? <ButtonLink to={content.way.to}>{text(content.way.label)}</ButtonLink>}
    </div>
  );
}
