/** A refusal carries what is left of the product, if there ever was one. */
export function whatIsLeft(data: unknown): { name: string; picture: string } {
  return { name: textAt(data, 'prodName'), picture: textAt(data, 'pic') };
}

function textAt(data: unknown, key: string): string {
  if (typeof data !== 'object' || data === null) return '';
  const value: unknown = Reflect.get(data, key);
  return typeof value === 'string' ? value : '';
}
