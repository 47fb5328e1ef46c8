import { centsOf } from '@galleria/domain/money/main-units';
import { Users } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Countdown } from '../../../../features/activities/countdown.tsx';
import { type Group, type GroupOfferData, groupCheckoutAddress } from '../../../../features/group-buy/group.ts';
import { GroupProgress } from '../../../../features/group-buy/group-progress.tsx';
import { useMoneyText } from '../../../../features/money/money-text.ts';
import { useText } from '../../../../messages/messages.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import type { ButtonTone } from '../../../../ui/button-class.ts';
import type { Product } from '../../detail-data.ts';
import { changedAddress } from '../../page-address.ts';
import { useAddToCart } from '../use-add-to-cart.ts';
import type { Chosen } from '../use-choice.ts';

interface GroupOfferProps {
  product: Product;
  group: GroupOfferData;
  chosen: Chosen;
}

const SHOWN = 5;

/** The group price, open groups to join and a button to open one. Buying alone at the normal price stays below. */
export function GroupOffer({ product, group, chosen }: GroupOfferProps) {
  const text = useText();
  const { activity } = product;
  const { sku } = chosen;
  if (!activity) return null;
  const isLeftOut = sku !== undefined && sku.activityPrice === null;
  return (
    <section
      aria-label={text('activities.line.groupBuy', { name: activity.name })}
      className="flex flex-col gap-3 rounded-card bg-brand-tint px-4 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p className="flex items-center gap-2 font-semibold text-base">
          <Users aria-hidden className="size-4 shrink-0 text-brand-ink" />
          {text('groupBuy.size', { count: group.groupNumber })}
        </p>
        <Countdown activity={activity} />
      </div>
      <p className="text-pretty text-ink-soft text-xs">{text('groupBuy.intro', { hours: group.hours })}</p>
      {isLeftOut ? (
        <p className="text-sm">{text('activities.notThisChoice')}</p>
      ) : (
        <Ways product={product} group={group} chosen={chosen} />
      )}
    </section>
  );
}

function Ways({ product, group: { activityId, waiting, invited }, chosen }: GroupOfferProps) {
  const text = useText();
  const money = useMoneyText();
  const { sku } = chosen;
  const price = sku?.activityPrice ?? product.activity?.price ?? 0;
  const canJoin = (invited?.placesLeft ?? 0) > 0;
  return (
    <>
      {invited && (
        <div className="flex flex-col gap-2 rounded-card bg-mist p-3">
          <p className="font-semibold text-sm">{text('groupBuy.invited')}</p>
          <WaitingGroup product={product} group={invited} chosen={chosen} activityId={activityId} isInvited />
        </div>
      )}
      {waiting.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold text-sm">{text('groupBuy.waiting')}</p>
          <ul className="flex flex-col gap-2">
            {waiting.slice(0, SHOWN).map((one) => (
              <li key={one.groupId} className="rounded-card bg-mist p-3">
                <WaitingGroup product={product} group={one} chosen={chosen} activityId={activityId} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* Buyers who were invited came to join: opening a group of their own is the secondary button. */}
      <GroupLink product={product} chosen={chosen} activityId={activityId} tone={canJoin ? 'outline' : 'brand'}>
        {text('groupBuy.open', { price: money(centsOf(price)) })}
      </GroupLink>
    </>
  );
}

interface WaitingGroupProps {
  product: Product;
  group: Group;
  chosen: Chosen;
  activityId: number;
  isInvited?: boolean;
}

function WaitingGroup({ product, group, chosen, activityId, isInvited = false }: WaitingGroupProps) {
  const text = useText();
  const leader = group.members.find(({ isLeader }) => isLeader)?.nickName ?? '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <GroupProgress group={group} />
      {group.placesLeft > 0 && (
        <GroupLink
          product={product}
          chosen={chosen}
          activityId={activityId}
          groupId={group.groupId}
          tone={isInvited ? 'brand' : 'outline'}
          isSmall
        >
          <span aria-hidden>{text('groupBuy.join')}</span>
          <span className="sr-only">{text('groupBuy.joinOf', { name: leader })}</span>
        </GroupLink>
      )}
    </div>
  );
}

interface GroupLinkProps {
  product: Product;
  chosen: Chosen;
  activityId: number;
  groupId?: number;
  tone: ButtonTone;
  isSmall?: boolean;
  children: ReactNode;
}

/** Link to the checkout in a group. While no SKU is chosen, it marks the missing options instead. */
function GroupLink({ product, chosen, activityId, groupId, tone, isSmall = false, children }: GroupLinkProps) {
  const { search } = useLocation();
  const { requireSku } = useAddToCart(product, chosen);
  const { sku, quantity } = chosen;
  const to = sku ? groupCheckoutAddress(sku.skuId, quantity.value, activityId, groupId) : changedAddress(search, {});
  return (
    <ButtonLink
      data-early
      tone={tone}
      size={isSmall ? 'small' : 'medium'}
      to={to}
      onClick={(event: MouseEvent) => {
        if (!requireSku()) event.preventDefault();
      }}
    >
      {children}
    </ButtonLink>
  );
}
