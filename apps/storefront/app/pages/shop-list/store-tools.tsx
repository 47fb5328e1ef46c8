import { Form, Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields/field.tsx';
import { listAddress, PREFERRED, type StoreQuery } from './list-query.ts';

const KIND =
  'inline-flex min-h-11 items-center rounded-control px-3.5 text-sm hover:bg-well aria-[current=true]:bg-ink aria-[current=true]:font-semibold aria-[current=true]:text-paper';

/** Filter for preferred stores, and a search by name that keeps it. */
export function StoreTools({ query: { keyword, isPreferred } }: { query: StoreQuery }) {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={text('stores.list.kinds')}>
        <ul className="card flex gap-1 p-1">
          <li>
            <Link to={listAddress({ keyword, isPreferred: false })} aria-current={!isPreferred} className={KIND}>
              {text('stores.list.all')}
            </Link>
          </li>
          <li>
            <Link to={listAddress({ keyword, isPreferred: true })} aria-current={isPreferred} className={KIND}>
              {text('stores.list.preferred')}
            </Link>
          </li>
        </ul>
      </nav>
      <Form action="/shop-list" role="search" className="flex min-w-0 grow gap-2 md:max-w-sm">
        {isPreferred && <input type="hidden" name="type" value={PREFERRED} />}
        <TextInput
          key={keyword}
          type="search"
          name="shopName"
          defaultValue={keyword}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('stores.list.searchLabel')}
          placeholder={text('shell.searchStoresHint')}
          className="md:text-sm"
        />
        <Button type="submit" className="shrink-0">
          {text('shell.search')}
        </Button>
      </Form>
    </div>
  );
}
