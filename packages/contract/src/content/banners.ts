import { BANNER_LINKS, BANNER_POSITIONS } from '@galleria/domain/content/banner-kinds';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { LocaleTextsOutput, pictureInput, texts } from '../store-settings/fields.ts';
import { flag, id, time } from '../wire/formats.ts';

/** Banners of the home page. */

const position = z.enum(BANNER_POSITIONS);
const imgType = flag.meta({ description: '1 desktop, 0 phone' });
const linkKind = z.enum(BANNER_LINKS);
const linkTarget = z
  .string()
  .trim()
  .max(300)
  .meta({ description: 'id of the product, category or store, or a path of the mall' });

const Banner = z.object({
  id: z.int(),
  position,
  imgType,
  picture: z.string(),
  pictures: LocaleTextsOutput.meta({ description: 'alternative pictures by language' }),
  title: LocaleTextsOutput,
  subtitle: LocaleTextsOutput,
  action: LocaleTextsOutput,
  linkKind,
  linkTarget,
  isOn: z.boolean(),
  fromTime: time.nullable(),
  untilTime: time.nullable(),
  state: z.enum(['shown', 'scheduled', 'over', 'off']),
});

export const staffBannerList = operation({
  method: 'GET',
  path: '/s/banners',
  access: staff('content.view'),
  summary: 'All banners of the platform in their order, including hidden, scheduled and past ones',
  input: z.object({}),
  output: z.array(Banner),
  refusals: [],
});

export const saveBanner = operation({
  method: 'POST',
  path: '/s/banners',
  access: staff('content.edit'),
  summary: 'Adds a banner or changes one; start and end times limit its display',
  input: z.object({
    id: id.optional(),
    position,
    imgType,
    picture: pictureInput.min(1),
    pictures: texts(300),
    title: texts(80),
    subtitle: texts(160),
    action: texts(30),
    linkKind,
    linkTarget: linkTarget.default(''),
    isOn: z.boolean(),
    fromTime: time.nullable().default(null),
    untilTime: time.nullable().default(null),
  }),
  output: z.object({ id: z.int() }),
  refusals: ['banner.target', 'banner.dates', 'banner.notFound', 'banner.tooMany', 'profile.foreignPicture'],
});

export const switchBanner = operation({
  method: 'PUT',
  path: '/s/banners/status',
  access: staff('content.edit'),
  summary: 'Shows or hides a banner',
  input: z.object({ id, isOn: z.boolean() }),
  output: z.null(),
  refusals: ['banner.notFound'],
});

export const sortBanners = operation({
  method: 'PUT',
  path: '/s/banners/order',
  access: staff('content.edit'),
  summary: 'Sets the order of the banners of one position; needs the ids of all of them',
  input: z.object({ position, imgType, ids: z.array(z.int().min(1)).max(100) }),
  output: z.null(),
  refusals: ['banner.listChanged'],
});

export const deleteBanner = operation({
  method: 'DELETE',
  path: '/s/banners',
  access: staff('content.edit'),
  summary: 'Deletes a banner',
  input: z.object({ id }),
  output: z.null(),
  refusals: ['banner.notFound'],
});
