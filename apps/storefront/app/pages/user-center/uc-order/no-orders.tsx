import { ButtonLink } from '../../../ui/button-link.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useText } from '../../../words/words.tsx';
import { isSearched, type OrderView, orderListAddress } from './order-view.ts';

/** Nothing bought yet, nothing in this state, or nothing found: each with its own way on. */
export function NoOrders({ view }: { view: OrderView }) {
  const text = useText();
  return (
    <div className="card">
      {isSearched(view) ? (
        <Empty kind="search" sentence={text('orders.list.notFound')}>
          <ButtonLink to={orderListAddress({ ...view, keyword: '', range: 'all', from: '', to: '' })} tone="outline">
            {text('orders.list.clear')}
          </ButtonLink>
        </Empty>
      ) : view.tab === 'all' && view.state === 'all' ? (
        <Empty kind="order" />
      ) : (
        <Empty kind="order" sentence={text('orders.list.noneHere')}>
          <ButtonLink to={orderListAddress({ ...view, tab: 'all', state: 'all' })} tone="outline">
            {text('orders.list.showAll')}
          </ButtonLink>
        </Empty>
      )}
    </div>
  );
}
