/** The owner of two demo stores; passwords of sellers have 6 to 12 characters. */
export const demoSeller = {
  name: 'Sam Rivera',
  mail: 'seller@galleria.test',
  mobile: '13700137000',
  password: 'Galleria#26',
  storeIds: [2, 5],
} as const;

/** A member of store 2 with fewer permissions. */
export const demoClerk = {
  name: 'Kim Clerk',
  mail: 'clerk@galleria.test',
  mobile: '13700137001',
  password: 'Galleria#26',
  storeIds: [2],
} as const;
