import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { GiftTerms } from '@galleria/domain/activities/gift';
import type { InvoiceContent } from '@galleria/domain/invoices/invoice-lifecycle';
import type { Bearer, Reduction } from '@galleria/domain/pricing/reductions';
import type { LocaleTexts } from '@galleria/domain/site/locales';

/** A reduction as it was when the order was placed, with the name that it had then. */
export interface ReductionSnapshot extends Reduction {
  readonly name: LocaleTexts;
}

/** What the price of a line came from. */
export interface ActivitySnapshot {
  readonly kind: ActivityKind;
  readonly name: LocaleTexts;
  /** What one piece cost without the activity. */
  readonly normalCents: number;
  /** Who bears the difference. */
  readonly bearer: Bearer;
  /** Of a combo, whose lines are one group: pieces in a set, whether in every one, and how many others make a set. */
  readonly combo?: { readonly perSet: number; readonly isFixed: boolean; readonly least: number };
  /** Of a gift: the rule by which it was given. */
  readonly gift?: Pick<GiftTerms, 'perPieces' | 'pieces'>;
}

export interface ReceiverSnapshot {
  receiver: string;
  mobile: string;
  postCode: string;
  areaId: number;
  /** The whole address in the buyer's language at the time. */
  line: string;
}

export interface PickupSnapshot {
  stationId: number;
  stationName: LocaleTexts;
  addr: LocaleTexts;
  phone: string;
  hours: LocaleTexts;
  name: string;
  mobile: string;
  code: string;
}

/** What its buyer asked for at checkout. Those of before content could be chosen have none. */
export type WishedInvoice = {
  readonly headerType: number;
  readonly headerName: string;
  readonly invoiceTaxNumber: string;
  readonly invoiceContent?: InvoiceContent;
};
