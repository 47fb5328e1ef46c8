import type { PageVisit } from '@galleria/contract/call';
import { browsingHistoryPage, clearBrowsingHistory } from '@galleria/contract/favourites/favourites';
import { callOrThrow, outcomeOf } from '../../../forms/answers.server.ts';
import { type FormState, readForm } from '../../../forms/form-state.ts';

/** Maximum of entries that one call returns or removes. */
const SIZE = 100;

/** Removes one entry (`only`), a day or everything. */
export async function actOnHistory(visit: PageVisit, url: URL, data: FormData): Promise<FormState> {
  const values = readForm(data);
  const sent = { url, values };
  const { only, day, form } = values;
  if (only) return outcomeOf(await visit.call(clearBrowsingHistory, { prodBrowseLogIds: only }), sent);
  if (day) return clearDay(visit, sent, day);
  if (form === 'all') return outcomeOf(await visit.call(clearBrowsingHistory, {}), sent);
  return { errors: {}, values };
}

type Sent = Parameters<typeof outcomeOf>[1];

/** A day may span several pages: all of its entries are collected first, then removed. */
async function clearDay(visit: PageVisit, sent: Sent, day: string): Promise<FormState> {
  const ids = await entriesOf(visit, sent.url, day);
  let outcome: FormState = { form: sent.values.form, errors: {}, values: {}, done: true };
  for (let start = 0; start < ids.length && outcome.done; start += SIZE) {
    const prodBrowseLogIds = ids.slice(start, start + SIZE).join(',');
    outcome = outcomeOf(await visit.call(clearBrowsingHistory, { prodBrowseLogIds }), sent);
  }
  return outcome;
}

async function entriesOf(visit: PageVisit, url: URL, day: string): Promise<number[]> {
  const ids: number[] = [];
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await callOrThrow(visit, url, browsingHistoryPage, { current, size: SIZE });
    pages = page.pages;
    ids.push(
      ...page.records.filter(({ browseDate }) => browseDate === day).map(({ prodBrowseLogId }) => prodBrowseLogId),
    );
  }
  return ids;
}
