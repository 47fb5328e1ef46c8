declare module 'virtual:catalogues' {
  import type { Locale } from '@galleria/domain/site/locales';
  import type { createTranslate } from '@galleria/i18n/translator';

  type Messages = Parameters<typeof createTranslate>[1];
  export const catalogues: Record<Locale, { url: string; messages: Messages }>;
}

/** Addresses of placeholder pages. */
declare module 'virtual:unbuilt-pages' {
  export const unbuiltPages: readonly string[];
}

/** Ids of the messages that a file and everything it imports use, except those that every page carries. */
declare module '*?messages' {
  const messageIds: readonly string[];
  export default messageIds;
}

declare module 'virtual:icon-sprite' {
  /** Address of the file with all icons of the app. */
  export const spriteUrl: string;
}

/** The package has no types, and those published by others lack some of its options. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
