import { useText } from '@galleria/console-kit/console-context';
import { CategoriesInput } from '@galleria/console-kit/promotions/categories-input';
import type { CouponInput } from '@galleria/console-kit/promotions/coupon-fields';
import { useCall } from '@galleria/console-kit/use-call';
import { searchProducts } from '@galleria/contract/search';
import { storePage } from '@galleria/contract/stores';
import { COUPON_SCOPES } from '@galleria/domain/promotions/coupons';
import { Select } from 'antd';
import { useState } from 'react';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What a coupon of the platform can be for. `known`: the names of what it is for already. */
export function useScopeFields({ scope }: Partial<CouponInput>, known: readonly Named[] = []) {
  const text = useText<'platform'>();
  const inputs = {
    products: <ProductsInput known={known} />,
    stores: <StoresInput known={known} />,
    categories: <CategoriesInput />,
  };
  const labels = {
    products: text('consoleMarketing.products'),
    stores: text('platformMarketing.stores'),
    categories: text('consoleMarketing.categories'),
  };
  return {
    scope: {
      label: text('consoleMarketing.scope'),
      options: COUPON_SCOPES.map((value) => ({ value, label: text(`platformMarketing.scope.${value}`) })),
    },
    ...(scope && scope !== 'all' && { scopeIds: { label: labels[scope], isRequired: true, control: inputs[scope] } }),
  };
}

interface InputProps {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
  known: readonly Named[];
}

const FOUND_AT_MOST = 20;

function ProductsInput(props: InputProps) {
  const text = useText<'platform'>();
  const [words, setWords] = useState('');
  const found = useCall(searchProducts, { keyword: words, size: FOUND_AT_MOST }).data?.records ?? [];
  const named = found.map(({ prodId, prodName, shopName }) => ({ id: prodId, name: `${prodName} · ${shopName}` }));
  return <NamedInput {...props} {...{ named }} onSearch={setWords} hint={text('platformMarketing.searchProducts')} />;
}

function StoresInput(props: InputProps) {
  const text = useText<'platform'>();
  const [words, setWords] = useState('');
  const found = useCall(storePage, { shopName: words, size: FOUND_AT_MOST }).data?.records ?? [];
  const named = found.map(({ shopId, shopName }) => ({ id: shopId, name: shopName }));
  return <NamedInput {...props} {...{ named }} onSearch={setWords} hint={text('platformMarketing.searchStores')} />;
}

interface NamedInputProps extends InputProps {
  named: readonly Named[];
  onSearch: (words: string) => void;
  hint: string;
}

/** Several things, looked for by name. Chosen ones keep their name while others are looked for. */
function NamedInput({ id, value = [], onChange, known, named, onSearch, hint }: NamedInputProps) {
  const [seen, setSeen] = useState<readonly Named[]>(known);
  const all = new Map([...seen, ...named].map((one) => [one.id, one.name]));
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      value={value}
      onChange={(ids) => {
        setSeen(ids.map((one) => ({ id: one, name: all.get(one) ?? `#${one}` })));
        onChange?.(ids);
      }}
      options={[...all].map(([one, label]) => ({ value: one, label }))}
      showSearch={{ filterOption: false, onSearch }}
      placeholder={hint}
      style={{ width: '100%' }}
    />
  );
}
