/** Limits of a product, checked by the contract and shown in the consoles. */
export const PRODUCT_LIMITS = {
  nameLength: 120,
  briefLength: 300,
  descriptionLength: 20_000,
  pictures: 9,
  options: 4,
  valuesPerOption: 50,
  optionNameLength: 30,
  optionValueLength: 40,
  skus: 200,
  skuCodeLength: 40,
  parameters: 50,
  parameterNameLength: 40,
  parameterValueLength: 200,
  questions: 10,
  questionLength: 60,
  voucherDays: 3_650,
  lowestPrice: 0.01,
  highestPrice: 999_999.99,
  weightGrams: 10_000_000,
  volumeCm3: 10_000_000,
  stock: 1_000_000,
  limitPerBuyer: 9_999,
  /** Products changed by one call. */
  batch: 100,
  /** Products of a store that are not deleted. */
  perStore: 20_000,
  /** How long a deleted product can be restored. */
  restoreDays: 30,
} as const;
