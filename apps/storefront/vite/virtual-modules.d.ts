declare module 'virtual:catalogues' {
  import type { Locale } from '@galleria/domain/site/locales';
  import type { createTranslate } from '@galleria/i18n/translator';

  type Messages = Parameters<typeof createTranslate>[1];
  export const catalogues: Record<Locale, { url: string; messages: Messages }>;
}

/** Addresses of pages that only say that they will come. */
declare module 'virtual:unbuilt-pages' {
  export const unbuiltPages: readonly string[];
}

/** The ids of the messages that a file and all that it imports say, except those that every page carries. */
declare module '*?words' {
  const messageIds: readonly string[];
  export default messageIds;
}

declare module 'virtual:icon-sprite' {
  /** Of the file that holds every icon of the app. */
  export const spriteUrl: string;
}

/** The package brings no types, and those of others do not know all of its options. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
