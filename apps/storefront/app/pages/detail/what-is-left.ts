/** A refusal carries what is left of the product, if there ever was one. */
export function whatIsLeft(data: unknown): { name: string; picture: string; categoryId: number | undefined } {
  const [name, picture, categoryId] = ['prodName', 'pic', 'categoryId'].map((key) => valueAt(data, key));
  return {
    name: typeof name === 'string' ? name : '',
    picture: typeof picture === 'string' ? picture : '',
    categoryId: typeof categoryId === 'number' ? categoryId : undefined,
  };
}

function valueAt(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}
