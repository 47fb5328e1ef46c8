interface Pictured {
  readonly pic: string;
  readonly imgs: string;
  readonly options: readonly { readonly values: readonly { readonly pic: string }[] }[];
  readonly skuList: readonly { readonly pic: string }[];
}

/** All pictures of a product, each once. The one to begin with stands first, so that it also does without scripts. */
export function galleryPictures({ pic, imgs, options, skuList }: Pictured, first = ''): string[] {
  const all = [
    first,
    pic,
    ...imgs.split(','),
    ...options.flatMap(({ values }) => values.map((value) => value.pic)),
    ...skuList.map((sku) => sku.pic),
  ];
  return [...new Set(all.filter(Boolean))];
}
