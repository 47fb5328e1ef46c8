/** Numbers of the API's wire format. */
export const PRODUCT_STATUS = { offShelf: 0, onSale: 1, takenDown: 2, waiting: 3, draft: 4, deleted: -1 } as const;
export type ProductStatus = (typeof PRODUCT_STATUS)[keyof typeof PRODUCT_STATUS];

export const PRODUCT_TYPE = { normal: 0, group: 1, flashSale: 2, points: 3, preSale: 4, combo: 5, gift: 6 } as const;
export type ProductType = (typeof PRODUCT_TYPE)[keyof typeof PRODUCT_TYPE];

export const DELIVERY_TYPE = { courier: 1, pickup: 2, none: 3, sameCity: 4 } as const;
export type DeliveryType = (typeof DELIVERY_TYPE)[keyof typeof DELIVERY_TYPE];
