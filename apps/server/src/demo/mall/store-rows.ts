import { demoStores } from '@galleria/demo/mall/demo-mall';
import { storeLicenceKey, storeLogoKey, storeSignKey } from '@galleria/demo/mall/store-pictures';
import type { DemoStore } from '@galleria/demo/mall/types';
import { centsOf } from '@galleria/domain/money/main-units';
import type { stores } from '../../modules/stores/index.ts';
import type { PicturePaths } from '../demo-pictures.ts';
import { daysBefore } from './days-before.ts';
import { storeCategoryIdOf } from './place-products.ts';

/** Stores with documents, own categories and shipping templates; a template has the id of its store. */
export function storeRows(pathOf: PicturePaths, now: Date): Parameters<typeof stores.seed.seedStores>[1] {
  return {
    stores: demoStores.map((store) => ({
      id: store.shopId,
      name: store.name,
      intro: store.intro,
      logo: pathOf(storeLogoKey(store.shopId)),
      signPicture: pathOf(storeSignKey(store.shopId)),
      storeStyle: store.storeStyle,
      status: store.status,
      type: store.type,
      phone: store.phone,
      address: store.address,
      fans: store.fans,
      openedAt: daysBefore(now, store.openedDaysAgo),
    })),
    qualifications: demoStores.map(({ shopId, company, address }) => ({
      storeId: shopId,
      companyName: company.name,
      licenceNumber: company.licenceNumber,
      companyAddress: address,
      legalRepresentative: company.legalRepresentative,
      registeredCapital: company.registeredCapital,
      foundedOn: company.foundedOn,
      businessTerm: company.businessTerm,
      businessScope: company.scope,
      licencePictures: [pathOf(storeLicenceKey(shopId))],
    })),
    categories: demoStores.flatMap(({ shopId, shelves }) =>
      shelves.map(({ name }, sequence) => ({
        id: storeCategoryIdOf(shopId, sequence),
        storeId: shopId,
        name,
        sequence,
      })),
    ),
    shippingTemplates: demoStores.map(templateOf),
  };
}

function templateOf({ shopId, shipping }: DemoStore) {
  const [minDays, maxDays] = shipping.days;
  return {
    id: shopId,
    storeId: shopId,
    name: 'Standard',
    basis: 'piece' as const,
    firstUnits: shipping.firstPieces,
    firstFeeCents: centsOf(shipping.firstFee),
    extraUnits: 1,
    extraFeeCents: centsOf(shipping.extraFee),
    freeOverCents: shipping.freeOver === null ? null : centsOf(shipping.freeOver),
    minDays,
    maxDays,
    notTo: shipping.notTo,
  };
}
