/** Names of the form's fields that there is one of per store. Errors stand beside a field under the same name. */
export const perStore = {
  delivery: (shopId: number) => `delivery.${shopId}`,
  station: (shopId: number) => `station.${shopId}`,
  person: (shopId: number) => `person.${shopId}`,
  mobile: (shopId: number) => `mobile.${shopId}`,
  /** 0: the platform's. */
  coupon: (shopId: number) => `coupon.${shopId}`,
  message: (shopId: number) => `message.${shopId}`,
  invoice: (shopId: number) => `invoice.${shopId}`,
  invoiceName: (shopId: number) => `invoiceName.${shopId}`,
  taxNumber: (shopId: number) => `taxNumber.${shopId}`,
} as const;

export const PLATFORM = 0;

/** What is asked about a virtual product. Questions are told apart by their words. */
export function answerField(prodId: number, question: string): string {
  return `answer.${prodId}.${question}`;
}

const ANSWER = /^answer\.(\d+)\.(.+)$/s;

export function answeredBy(name: string): { prodId: number; question: string } | undefined {
  const [, prodId, question] = ANSWER.exec(name) ?? [];
  return prodId && question ? { prodId: Number(prodId), question } : undefined;
}

/** The stores that have a field of this kind in the form. */
export function storesWith(kind: keyof typeof perStore, names: Iterable<string>): number[] {
  const beginning = `${kind}.`;
  return [...names].filter((name) => name.startsWith(beginning)).map((name) => Number(name.slice(beginning.length)));
}
