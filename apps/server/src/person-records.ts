import type { PersonalRecords } from './infra/personal-records.ts';
import { uploadRecords } from './infra/uploads/upload-records.ts';
import { addressRecords } from './modules/addresses/index.ts';
import { cartRecords } from './modules/cart/index.ts';
import { favouriteRecords } from './modules/favourites/index.ts';
import { balanceRecords, pointsRecords } from './modules/ledger/index.ts';
import { memberRecords } from './modules/membership/index.ts';
import { orderRecords } from './modules/orders/index.ts';
import { paymentRecords } from './modules/payments/index.ts';
import { couponRecords } from './modules/promotions/index.ts';
import { reviewRecords } from './modules/reviews/index.ts';
import { searchRecords } from './modules/search/index.ts';

/** What is known about a person, for who wants to see it or leaves. */
export const PERSON_RECORDS: readonly PersonalRecords[] = [
  pointsRecords,
  balanceRecords,
  memberRecords,
  addressRecords,
  couponRecords,
  cartRecords,
  paymentRecords,
  orderRecords,
  reviewRecords,
  favouriteRecords,
  searchRecords,
  uploadRecords,
];
