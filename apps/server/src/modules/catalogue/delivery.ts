import type { productDetail } from '@galleria/contract/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { DELIVERY_TYPE, type DeliveryType } from '@galleria/domain/catalogue/product-types';
import { deliveryTypesFor } from '@galleria/domain/checkout/delivery-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import {
  type SameCityTerms,
  type ShippingTemplate,
  shippingFee,
  termsFor,
} from '@galleria/domain/shipping/shipping-fee';
import type { Stores } from '../stores/index.ts';
import type { Product } from './product-db.ts';
import type { Region } from './region-for.ts';

type Delivery = OutputOf<typeof productDetail>['delivery'];
type Way = Omit<Delivery['ways'][number], 'dvyType'>;
type Sent = Pick<Product, 'storeId' | 'isVirtual' | 'deliveryTypes' | 'shippingTemplateId' | 'priceCents' | 'skus'>;

/** What stores can do to get things to people. */
export interface DeliveryTerms {
  readonly templates: ReadonlyMap<number, ShippingTemplate>;
  readonly sameCity: ReadonlyMap<number, SameCityTerms>;
  readonly pickupPoints: ReadonlyMap<number, unknown>;
}

export async function deliveryTerms(stores: Stores): Promise<DeliveryTerms> {
  const [templates, sameCity, pickupPoints] = await Promise.all([
    stores.shippingTemplates(),
    stores.sameCity(),
    stores.pickupPoints(),
  ]);
  return { templates, sameCity, pickupPoints };
}

/** Every way that checkout would offer for it alone. */
export function deliveryOf(product: Sent, terms: DeliveryTerms, region: Region | undefined): Delivery {
  const store = {
    hasPickupPoints: terms.pickupPoints.has(product.storeId),
    deliversSameCity: terms.sameCity.has(product.storeId),
  };
  return {
    regionName: region?.name ?? '',
    ways: deliveryTypesFor([product], store).map((way) => ({ dvyType: way, ...wayThere(way, product, terms, region) })),
  };
}

const FREE: Way = { isPossible: true, fee: 0, freeOver: null, terms: null, minDays: null, maxDays: null };
const NOT_THERE: Way = { ...FREE, isPossible: false, fee: null };

function wayThere(way: DeliveryType, product: Sent, terms: DeliveryTerms, region: Region | undefined): Way {
  const template = terms.templates.get(product.shippingTemplateId ?? 0);
  const sameCity = terms.sameCity.get(product.storeId);
  if (way === DELIVERY_TYPE.courier && template) return byCourier(product, template, region);
  if (way === DELIVERY_TYPE.sameCity && sameCity) return byRider(product, sameCity, region);
  // A courier without a template costs nothing, and nobody said how long it takes.
  return FREE;
}

function byCourier(product: Sent, template: ShippingTemplate, region: Region | undefined): Way {
  // The one whose price the page shows first.
  const cheapest = product.skus.find((sku) => sku.priceCents === product.priceCents);
  const fee = shippingFee(template, {
    provinceId: region?.provinceId,
    pieces: 1,
    weightGrams: cheapest?.weightGrams ?? 0,
    volumeCm3: cheapest?.volumeCm3 ?? 0,
    goodsCents: product.priceCents,
  });
  if (fee === 'notDelivered') return NOT_THERE;
  const { feeCents, freeOverCents, minDays, maxDays } = fee;
  const { firstFeeCents, extraFeeCents } = termsFor(template, region?.provinceId);
  return {
    isPossible: true,
    fee: mainUnits(feeCents),
    freeOver: mainUnitsOrNull(freeOverCents),
    terms: {
      basis: template.basis,
      firstUnits: template.firstUnits,
      firstFee: mainUnits(firstFeeCents),
      extraUnits: template.extraUnits,
      extraFee: mainUnits(extraFeeCents),
    },
    minDays,
    maxDays,
  };
}

/** One fee, however many pieces. */
function byRider({ priceCents }: Sent, { cityId, feeCents, freeOverCents }: SameCityTerms, region?: Region): Way {
  if (region && region.cityId !== cityId) return NOT_THERE;
  const isFree = freeOverCents !== null && priceCents >= freeOverCents;
  return {
    ...FREE,
    fee: isFree ? 0 : mainUnits(feeCents),
    freeOver: mainUnitsOrNull(freeOverCents),
    terms: { basis: 'piece', firstUnits: 1, firstFee: mainUnits(feeCents), extraUnits: 1, extraFee: 0 },
  };
}

function mainUnitsOrNull(cents: number | null): number | null {
  return cents === null ? null : mainUnits(cents);
}
