import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { GiftTerms } from '@galleria/domain/activities/gift';
import type { InvoiceContent } from '@galleria/domain/invoices/invoice-lifecycle';
import type { Bearer, Reduction } from '@galleria/domain/pricing/reductions';
import type { LocaleTexts } from '@galleria/domain/site/locales';

/** A reduction as it was when the order was placed, with the name that it had then. */
export interface ReductionSnapshot extends Reduction {
  readonly name: LocaleTexts;
}

/** The activity behind the price of a line. */
export interface ActivitySnapshot {
  readonly kind: ActivityKind;
  readonly name: LocaleTexts;
  /** The price of one piece without the activity. */
  readonly normalCents: number;
  /** The bearer of the difference. */
  readonly bearer: Bearer;
  /**
   * For a combo, whose lines are one group: pieces per set, whether every set has the product, and the least number of
   * other products in a set.
   */
  readonly combo?: { readonly perSet: number; readonly isFixed: boolean; readonly least: number };
  /** For a gift: the rule by which it was given. */
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

/** The invoice that the buyer asked for at checkout. Requests from before the content could be chosen have none. */
export type RequestedInvoice = {
  readonly headerType: number;
  readonly headerName: string;
  readonly invoiceTaxNumber: string;
  readonly invoiceContent?: InvoiceContent;
};
