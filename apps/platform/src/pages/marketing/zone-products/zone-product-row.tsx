import { useText } from '@galleria/console-kit/console-context';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { PRODUCT_TABS, STATUS_OF_TAB } from '@galleria/domain/catalogue/product-lifecycle';
import { Button, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { StoreLink } from '../../../shared/store-link.tsx';
import type { ZoneProduct } from './use-zone-draft.ts';

const PICTURE_PX = 56;

interface ZoneProductRowProps {
  product: ZoneProduct;
  /** Undefined: the list is read-only. */
  onRemove: (() => void) | undefined;
  /** Shown beside the state; depends on the zone. */
  note?: ReactNode;
}

export function ZoneProductRow({ product, onRemove, note }: ZoneProductRowProps) {
  const text = useText<'platform'>();
  const { prodId, prodName, pic, price, shopId, addTime, isShown } = product;
  return (
    <Flex wrap gap="middle" align="center" justify="space-between" style={{ width: '100%' }}>
      <Flex gap="middle" align="center" style={{ flex: '1 1 260px', minWidth: 0 }}>
        <div style={{ flex: 'none', opacity: isShown ? 1 : 0.5 }}>
          <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
        </div>
        <Flex vertical style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Flex wrap gap="small" align="center">
            <MallLink to={`/detail?prodId=${prodId}`}>
              <bdi>{prodName}</bdi>
            </MallLink>
            <ProductState product={product} />
            {note}
          </Flex>
          <SecondaryText>
            {shopId > 0 && <StoreLink store={product} />}
            {shopId > 0 && addTime && ' · '}
            {addTime && (
              <>
                {text('platformMarketing.preferredSince')} <TimeText time={addTime} />
              </>
            )}
          </SecondaryText>
        </Flex>
      </Flex>
      <Flex gap="middle" align="center">
        <MoneyText amount={price} />
        {onRemove && (
          <Button
            size="small"
            danger
            aria-label={text('platformMarketing.preferredRemoveOf', { name: prodName })}
            onClick={onRemove}
          >
            {text('platformMarketing.preferredRemove')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** Whether visitors see the product, and if not, why. */
function ProductState({ product: { status, isShown } }: { product: ZoneProduct }) {
  const text = useText<'platform'>();
  const tab = PRODUCT_TABS.find((one) => STATUS_OF_TAB[one] === status) ?? 'off';
  if (tab === 'onSale' && !isShown) return <Tag color="warning">{text('platformMarketing.preferredStoreClosed')}</Tag>;
  return <Tag color={isShown ? 'success' : 'warning'}>{text(`platformCatalogue.state.${tab}`)}</Tag>;
}
