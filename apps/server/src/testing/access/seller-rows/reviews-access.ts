import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { type AccessWorld, nameIn, type ObjectId } from '../access-world.ts';

const write = (world: AccessWorld, storeId: number, column: 'id' | 'product_id'): Promise<ObjectId> =>
  world.sql(
    `insert into review (product_id, store_id, nick_name, stars, content)
     select id, store_id, 'Ada', 4, $2 from product where store_id = $1 order by id limit 1 returning ${column}`,
    storeId,
    nameIn(storeId),
  );

const review: StoreObject = { make: (world, storeId) => write(world, storeId, 'id'), absent: ABSENT_ID };

const reviewedProduct: StoreObject = {
  make: (world, storeId) => write(world, storeId, 'product_id'),
  absent: ABSENT_ID,
};

export const reviewsAccess: AccessRows = {
  storeReviewPage: [noObject(), oneObject(reviewedProduct, (prodId) => ({ prodId }))],
  storeReviewCount: noObject(),
  replyToReview: oneObject(review, (prodCommId) => ({ prodCommId, replyContent: 'Thank you' })),
  reportReview: oneObject(review, (prodCommId) => ({ prodCommId, reason: 'untrue' })),
};
