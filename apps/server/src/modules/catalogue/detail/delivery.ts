import type { productDetail } from '@galleria/contract/catalogue/catalogue';
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
import type { Stores } from '../../stores/index.ts';
import type { Product } from '../product-db.ts';
import type { DeliveryRegion } from './delivery-region.ts';

type Delivery = OutputOf<typeof productDetail>['delivery'];
type Way = Omit<Delivery['ways'][number], 'dvyType'>;
type ShippedProduct = Pick<
  Product,
  'storeId' | 'isVirtual' | 'deliveryTypes' | 'shippingTemplateId' | 'priceCents' | 'skus'
>;

/** Shipping templates, same-city delivery and pickup points of all stores. */
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

/** Every delivery type that the checkout would offer for one piece of the product. */
export function deliveryOf(
  product: ShippedProduct,
  terms: DeliveryTerms,
  region: DeliveryRegion | undefined,
): Delivery {
  const store = {
    hasPickupPoints: terms.pickupPoints.has(product.storeId),
    deliversSameCity: terms.sameCity.has(product.storeId),
  };
  return {
    regionName: region?.name ?? '',
    ways: deliveryTypesFor([product], store).map((way) => ({ dvyType: way, ...termsOf(way, product, terms, region) })),
  };
}

const FREE: Way = { isPossible: true, fee: 0, freeOver: null, terms: null, minDays: null, maxDays: null };
const UNAVAILABLE: Way = { ...FREE, isPossible: false, fee: null };

function termsOf(
  way: DeliveryType,
  product: ShippedProduct,
  terms: DeliveryTerms,
  region: DeliveryRegion | undefined,
): Way {
  const template = terms.templates.get(product.shippingTemplateId ?? 0);
  const sameCity = terms.sameCity.get(product.storeId);
  if (way === DELIVERY_TYPE.courier && template) return courierTerms(product, template, region);
  if (way === DELIVERY_TYPE.sameCity && sameCity) return sameCityTerms(product, sameCity, region);
  // A courier without a template is free, with unknown duration.
  return FREE;
}

function courierTerms(product: ShippedProduct, template: ShippingTemplate, region: DeliveryRegion | undefined): Way {
  // The page shows the price of the cheapest SKU first.
  const cheapest = product.skus.find((sku) => sku.priceCents === product.priceCents);
  const fee = shippingFee(template, {
    provinceId: region?.provinceId,
    pieces: 1,
    weightGrams: cheapest?.weightGrams ?? 0,
    volumeCm3: cheapest?.volumeCm3 ?? 0,
    goodsCents: product.priceCents,
  });
  if (fee === 'notDelivered') return UNAVAILABLE;
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

/** One fee for any number of pieces. */
function sameCityTerms(
  { priceCents }: ShippedProduct,
  { cityId, feeCents, freeOverCents }: SameCityTerms,
  region?: DeliveryRegion,
): Way {
  if (region && region.cityId !== cityId) return UNAVAILABLE;
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
