import type { FieldProblem } from '@galleria/contract/envelope';
import {
  type AddressDraft,
  type AddressField,
  addressProblems,
  DETAIL_LONGEST,
  DETAIL_SHORTEST,
  RECIPIENT_LIMIT,
} from '@galleria/domain/addresses/address-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { wordsIn } from '../../infra/text/words.ts';
import type { AddressText } from './addresses-db.ts';
import { regionsIn } from './regions/regions.ts';

const LIMITS: Partial<Record<AddressField, Record<string, number>>> = {
  receiver: { limit: RECIPIENT_LIMIT },
  addr: { shortest: DETAIL_SHORTEST, longest: DETAIL_LONGEST },
};

/** The row to store, or a refusal that names the invalid fields. */
export async function checkDraft(
  draft: AddressDraft,
  locale: Locale,
): Promise<AddressText | Refused<'address.incomplete' | 'address.unknownArea'>> {
  const fields = addressProblems(draft);
  if (fields.length > 0)
    return refuse('address.incomplete', { data: fields.map((field) => toFieldProblem(field, locale)) });
  if (!(await regionsIn(locale)).isDistrict(draft.areaId)) return refuse('address.unknownArea');
  const { receiver, mobile, postCode, areaId, addr } = draft;
  return { receiver, mobile, postCode, areaId, detail: addr };
}

function toFieldProblem(field: AddressField, locale: Locale): FieldProblem {
  return { field, message: wordsIn(locale)(`site.address.${field}`, LIMITS[field]) };
}
