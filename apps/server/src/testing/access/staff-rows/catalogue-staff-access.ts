import { randomUUID } from 'node:crypto';
import { ABSENT_ID } from '../access-row.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const unique = () => randomUUID().slice(0, 8);

const category: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into category (level, name, sequence) values (1, $1, 900) returning id`, { en: `Shelf ${unique()}` }),
  absent: ABSENT_ID,
};

const brand: StaffObject = {
  make: ({ sql }) => sql('insert into brand (name) values ($1) returning id', `Brand ${unique()}`),
  absent: ABSENT_ID,
};

const proposal: StaffObject = {
  make: ({ sql }) =>
    sql(
      'insert into brand_proposal (store_id, seller_id, name) values (2, $1, $2) returning id',
      ...[randomUUID(), `Brand ${unique()}`],
    ),
  absent: ABSENT_ID,
};

const hotSearch: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into hot_search (target, title, content, sequence) values ('goods', $1, $1, 900) returning id`, {
      en: unique(),
    }),
  absent: ABSENT_ID,
};

const synonyms: StaffObject = {
  make: ({ sql }) => sql('insert into search_synonym (words) values ($1) returning id', { en: [unique(), unique()] }),
  absent: ABSENT_ID,
};

/** A one-star review that its store has reported. */
const report: StaffObject = {
  make: ({ sql }) =>
    sql(
      `with written as (
        insert into review (product_id, store_id, nick_name, stars, content) values (2001, 2, 'Sam', 1, $1) returning id
      ) insert into review_report (review_id, store_id, seller_id, reason)
        select id, 2, gen_random_uuid(), 'other' from written returning id::int`,
      unique(),
    ),
  absent: ABSENT_ID,
};

const review: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into review (product_id, store_id, nick_name, stars, content) values (2001, 2, 'Sam', 1, $1)
       returning id::int`,
      unique(),
    ),
  absent: ABSENT_ID,
};

const hiddenReview: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into review (product_id, store_id, nick_name, stars, content, hidden_at)
       values (2001, 2, 'Sam', 1, $1, mall_now()) returning id::int`,
      unique(),
    ),
  absent: ABSENT_ID,
};

const name = { en: 'Kettles' };
const reason = 'Not like this';
const unknown = [{ prodId: ABSENT_ID, version: 1 }];

export const catalogueStaffAccess: StaffRows = {
  platformProductPage: staffCall(),
  productOptions: staffCall(),
  waitingProductPage: staffCall(),
  waitingProductInfo: staffCall({ prodId: ABSENT_ID }),
  approveProducts: staffCall({ products: unknown }),
  refuseProducts: staffCall({ products: unknown, reason }),
  takeDownProducts: staffCall({ prodIds: [ABSENT_ID], reason }),
  restoreProducts: staffCall({ prodIds: [ABSENT_ID] }),
  approvalRuleList: staffCall(),
  saveApprovalRule: staffCallOn(category, (categoryId) => ({ categoryId, requiresApproval: false })),
  platformCategoryList: staffCall(),
  createCategory: staffCallOn(category, (parentId) => ({ parentId, categoryName: name })),
  changeCategory: staffCallOn(category, (categoryId) => ({ categoryId, categoryName: name, isOn: true })),
  moveCategory: staffCallOn(category, (categoryId) => ({ categoryId, position: 0 })),
  deleteCategory: staffCallOn(category, (categoryId) => ({ categoryId })),
  platformBrandPage: staffCall(),
  saveBrand: staffCallOn(brand, (brandId) => ({ brandId, brandName: `Brand ${unique()}` })),
  mergeBrands: staffCallOn(brand, (brandId) => ({ brandId, intoBrandId: ABSENT_ID })),
  deleteBrand: staffCallOn(brand, (brandId) => ({ brandId })),
  brandProposalPage: staffCall(),
  acceptBrandProposal: staffCallOn(proposal, (proposalId) => ({ proposalId })),
  refuseBrandProposal: staffCallOn(proposal, (proposalId) => ({ proposalId, reason })),
  platformHotSearchList: staffCall(),
  saveHotSearch: staffCallOn(hotSearch, (hotSearchId) => ({ hotSearchId, target: 'goods', title: name, content: {} })),
  orderHotSearches: staffCall({ target: 'goods', hotSearchIds: [ABSENT_ID] }),
  deleteHotSearch: staffCallOn(hotSearch, (hotSearchId) => ({ hotSearchId })),
  synonymList: staffCall(),
  saveSynonyms: staffCallOn(synonyms, (synonymId) => ({ synonymId, words: { en: [unique(), unique()] } })),
  deleteSynonyms: staffCallOn(synonyms, (synonymId) => ({ synonymId })),
  indexRunList: staffCall(),
  startIndexRun: staffCall(),
  platformReviewPage: staffCall(),
  reportedReviewPage: staffCall(),
  keepReview: staffCallOn(report, (reportId) => ({ reportId, answer: reason })),
  hideReview: staffCallOn(review, (prodCommId) => ({ prodCommId, reason })),
  showReview: staffCallOn(hiddenReview, (prodCommId) => ({ prodCommId, reason })),
};
