import { LOCALES } from '@galleria/domain/site/locales';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { staff } from '../staff/fields.ts';
import { id, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';
import { localeTexts, requiredTexts } from '../wire/locale-texts.ts';

/** Search settings for staff: suggested searches, synonyms, and the search index. */

const target = z.enum(['goods', 'stores']);
const hotSearch = {
  target,
  title: requiredTexts(40).meta({ description: 'text to display' }),
  content: localeTexts(40).meta({ description: 'keyword to search for; empty: same as the title' }),
  startTime: time.nullable().default(null),
  endTime: time.nullable().default(null),
};

export const platformHotSearchList = operation({
  method: 'GET',
  path: '/s/hotSearch/list',
  access: staff('catalogue.view'),
  summary: 'Hot searches in their order, including those not shown now',
  input: z.object({}),
  output: z.array(
    z.object({
      hotSearchId: z.int(),
      target,
      title: localeTexts(40),
      content: localeTexts(40),
      startTime: time.nullable(),
      endTime: time.nullable(),
      isShown: z.boolean().meta({ description: 'whether it is shown now' }),
    }),
  ),
  refusals: [],
});

export const saveHotSearch = operation({
  method: 'POST',
  path: '/s/hotSearch',
  access: staff('catalogue.edit'),
  summary: 'Adds a hot search at the end of the list, or changes one',
  input: z
    .object({ hotSearchId: id.optional(), ...hotSearch })
    .refine(({ startTime, endTime }) => !startTime || !endTime || startTime < endTime, {
      ...{ path: ['endTime'], ...expects('timeOrder') },
    }),
  output: z.object({ hotSearchId: z.int() }),
  refusals: ['hotSearch.notFound', 'settings.tooMany'],
});

export const orderHotSearches = operation({
  method: 'PUT',
  path: '/s/hotSearch/order',
  access: staff('catalogue.edit'),
  summary: 'Sets the order of the hot searches for goods or for stores',
  input: z.object({ target, hotSearchIds: z.array(id).min(1).max(100) }),
  output: z.null(),
  refusals: ['settings.listChanged'],
});

export const deleteHotSearch = operation({
  method: 'DELETE',
  path: '/s/hotSearch',
  access: staff('catalogue.edit'),
  summary: 'Deletes a hot search',
  input: z.object({ hotSearchId: id }),
  output: z.null(),
  refusals: ['hotSearch.notFound'],
});

const word = z.string().trim().min(1).max(40);
const words = z
  .partialRecord(z.enum(LOCALES), z.array(word).max(20))
  .refine((sets) => Object.values(sets).flat().length >= 2, expects('synonymSet'))
  .meta({ description: 'words or short phrases by language, at least two in total' });

export const synonymList = operation({
  method: 'GET',
  path: '/s/synonym/list',
  access: staff('catalogue.view'),
  summary: 'Sets of synonyms: a search for one word also finds the others',
  input: z.object({ keyword: z.string().trim().max(40).optional() }),
  output: z.array(z.object({ synonymId: z.int(), words: z.partialRecord(z.enum(LOCALES), z.array(z.string())) })),
  refusals: [],
});

export const saveSynonyms = operation({
  method: 'POST',
  path: '/s/synonym',
  access: staff('catalogue.edit'),
  summary: 'Adds a set of synonyms or changes one; applies from the next search',
  input: z.object({ synonymId: id.optional(), words }),
  output: z.object({ synonymId: z.int() }),
  refusals: ['synonyms.notFound', 'synonyms.taken'],
});

export const deleteSynonyms = operation({
  method: 'DELETE',
  path: '/s/synonym',
  access: staff('catalogue.edit'),
  summary: 'Deletes a set of synonyms',
  input: z.object({ synonymId: id }),
  output: z.null(),
  refusals: ['synonyms.notFound'],
});

export const indexRunList = operation({
  method: 'GET',
  path: '/s/search/index',
  access: staff('catalogue.view'),
  summary: 'Latest index runs with their progress',
  input: z.object({}),
  output: z.array(
    z.object({
      runId: z.int(),
      scope: z.enum(['mall', 'category', 'brand']),
      name: z.string().meta({ description: 'name of the category or brand' }),
      total: z.int().meta({ description: 'number of products' }),
      percent: z.int(),
      createTime: time,
      endTime: time.nullable(),
    }),
  ),
  refusals: [],
});

export const startIndexRun = operation({
  method: 'POST',
  path: '/s/search/index',
  access: staff('catalogue.edit'),
  summary: 'Starts an index run over all products, in the background; search stays available',
  input: z.object({}),
  output: z.null(),
  refusals: ['indexRun.running'],
});
