interface Pictured {
  readonly pic: string;
  readonly imgs: string;
  readonly options: readonly { readonly values: readonly { readonly pic: string }[] }[];
  readonly skuList: readonly { readonly pic: string }[];
}

/** Distinct pictures of a product. The one to show at first leads, so that it is shown without scripts too. */
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
