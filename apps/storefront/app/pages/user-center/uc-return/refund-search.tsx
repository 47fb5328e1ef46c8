import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { REFUND_LIST } from '../../../features/refunds/refund.ts';
import { useText } from '../../../messages/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/fields/field.tsx';
import { LinkTabs } from '../../../ui/links/link-tabs.tsx';
import { MAX_KEYWORD_LENGTH, type RefundListView, refundListAddress, VIEWS } from './refund-list-view.ts';

/** Tabs for the states of requests. The search is kept. */
export function RefundTabs({ view: open }: { view: RefundListView }) {
  const text = useText();
  const tabs = VIEWS.map((view) => ({
    to: refundListAddress({ ...open, view }),
    label: text(`refunds.view.${view}`),
    isOpen: view === open.view,
  }));
  return <LinkTabs label={text('refunds.views')} tabs={tabs} />;
}

/** Search by number of the request or the order, or by product. */
export function RefundSearch({ view }: { view: RefundListView }) {
  const text = useText();
  return (
    <Form method="get" action={REFUND_LIST} role="search" preventScrollReset className="flex flex-wrap items-end gap-3">
      {view.view !== 'all' && <input type="hidden" name="view" value={view.view} />}
      <div className="min-w-0 flex-1 basis-64 max-sm:basis-full">
        <TextInput
          type="search"
          name="keyword"
          defaultValue={view.keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          aria-label={text('refunds.search')}
          placeholder={text('refunds.search')}
          className="text-sm"
        />
      </div>
      <Button type="submit" tone="outline">
        <Search aria-hidden className="size-4" />
        {text('refunds.find')}
      </Button>
      {view.keyword && (
        <Link
          to={refundListAddress({ ...view, keyword: '' })}
          className="inline-flex min-h-11 items-center text-brand-ink text-sm underline underline-offset-4"
        >
          {text('refunds.clear')}
        </Link>
      )}
    </Form>
  );
}
