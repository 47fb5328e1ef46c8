import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { z } from 'zod';
import { flag, id, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';

const limits = PRODUCT_LIMITS;

/** Path of a video file that is part of the storefront. */
const OWN_VIDEO = /^[a-z\d-]+(?:\/[a-z\d-]+)*\.(?:webm|mp4)$/;

const storedPicture = z
  .string()
  .regex(/^pictures\/[\w.-]{40,100}$/, expects('picture'))
  .meta({ description: 'path returned by an upload' });
const pictureOrNone = z.literal('').or(storedPicture).default('').meta({ description: 'empty: no picture' });

/** A sale price is never zero. */
export const salePrice = z
  .number()
  .min(limits.lowestPrice)
  .max(limits.highestPrice)
  .multipleOf(0.01, expects('amount'))
  .meta({ description: 'main units, at most two decimals' });

const Option = z.object({
  name: requiredTexts(limits.optionNameLength),
  values: z
    .array(
      z.object({
        text: requiredTexts(limits.optionValueLength),
        pic: pictureOrNone,
        swatch: z
          .string()
          .regex(/^#[0-9a-f]{6}$|^$/i, expects('colour'))
          .default('')
          .meta({ description: 'a colour such as #c0392b; empty: no colour' }),
      }),
    )
    .min(1)
    .max(limits.valuesPerOption),
});

const stock = z.int().min(0).max(limits.stock);

const Sku = z.object({
  skuId: id.optional().meta({ description: 'id of an existing SKU; it stays the same SKU even if its options change' }),
  choice: z
    .array(z.int().min(0))
    .max(limits.options)
    .meta({ description: 'for each option of this draft, the index of the value' }),
  price: salePrice,
  oriPrice: salePrice.nullable().default(null).meta({ description: 'previous price; null: same as the price' }),
  pic: pictureOrNone,
  partyCode: z
    .string()
    .trim()
    .max(limits.skuCodeLength)
    .default('')
    .meta({ description: 'article number of the store' }),
  weight: z.int().min(0).max(limits.weightGrams).default(0).meta({ description: 'grams' }),
  volume: z.int().min(0).max(limits.volumeCm3).default(0).meta({ description: 'cubic centimetres' }),
  isOn: z.boolean().default(true).meta({ description: 'false: this combination is not offered' }),
  stocks: stock.optional().meta({ description: 'wanted stock; left out: unchanged' }),
  shownStocks: stock.optional().meta({
    description: 'stock shown in the editor: only the difference is booked, so that sales in the meantime are kept',
  }),
});

/** A product as its seller edits it. The platform's requirements are checked when it is put on sale. */
export const productDraft = {
  prodName: requiredTexts(limits.nameLength),
  brief: localeTexts(limits.briefLength).default({}),
  content: localeTexts(limits.descriptionLength).default({}).meta({ description: 'HTML by language; sanitised' }),
  categoryId: id.meta({ description: 'a third-level category' }),
  shopCategoryId: id.nullable().default(null).meta({ description: 'shelf of the store' }),
  brandId: id.nullable().default(null),
  pictures: z.array(storedPicture).max(limits.pictures).default([]).meta({ description: 'the first is the main one' }),
  video: z
    .literal('')
    .or(z.url({ protocol: /^https$/, ...expects('httpsLink') }).max(500))
    .or(z.string().regex(OWN_VIDEO).max(100))
    .default('')
    .meta({ description: 'https address, or the path of a file that the mall serves; empty: none' }),
  options: z.array(Option).max(limits.options).default([]),
  skus: z.array(Sku).min(1).max(limits.skus),
  parameters: z
    .array(
      z.object({
        name: requiredTexts(limits.parameterNameLength),
        value: requiredTexts(limits.parameterValueLength),
      }),
    )
    .max(limits.parameters)
    .default([]),
  mold: flag.default(0).meta({ description: '0 physical, 1 virtual' }),
  virtualQuestions: z
    .array(z.object({ name: requiredTexts(limits.questionLength), isRequired: z.boolean() }))
    .max(limits.questions)
    .default([])
    .meta({ description: 'question at checkout, for virtual goods only' }),
  voucherDays: z.int().min(1).max(limits.voucherDays).nullable().default(null).meta({
    description: 'validity of voucher codes in days after the payment; null: unlimited',
  }),
  deliveryTypes: z
    .array(z.literal(Object.values(DELIVERY_TYPE)))
    .max(4)
    .default([])
    .meta({ description: '1 courier, 2 pickup, 3 none needed (virtual goods), 4 same-city' }),
  shippingTemplateId: id.nullable().default(null).meta({ description: 'null: free courier delivery' }),
  limitPerBuyer: z.int().min(1).max(limits.limitPerBuyer).nullable().default(null).meta({
    description: 'maximum pieces per buyer, over all orders; null: no limit',
  }),
  onSaleTime: time
    .nullable()
    .default(null)
    .meta({ description: 'scheduled time for putting it on sale; null: not scheduled' }),
  offSaleTime: time
    .nullable()
    .default(null)
    .meta({ description: 'scheduled time for taking it off sale; null: not scheduled' }),
};

export const ProductDraft = z.object(productDraft);

/** The parsed draft. */
export type Draft = z.output<typeof ProductDraft>;
