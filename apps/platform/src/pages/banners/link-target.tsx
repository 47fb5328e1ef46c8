import { useCall } from '@galleria/console-kit/use-call';
import { categoryList } from '@galleria/contract/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { storePage } from '@galleria/contract/stores';
import type { BannerLinkKind } from '@galleria/domain/content/banner-kinds';
import { Input, Select } from 'antd';

interface LinkTargetProps {
  id?: string;
  value?: string;
  onChange?: (target: string) => void;
  kind: BannerLinkKind;
}

/** What a banner leads to: chosen where there is a list, else typed. */
export function LinkTarget({ kind, ...given }: LinkTargetProps) {
  if (kind === 'store') return <StoreTarget {...given} />;
  if (kind === 'category') return <CategoryTarget {...given} />;
  return (
    <Input
      {...(given.id && { id: given.id })}
      inputMode={kind === 'product' ? 'numeric' : 'url'}
      dir="ltr"
      value={given.value ?? ''}
      onChange={(event) => given.onChange?.(event.target.value)}
    />
  );
}

type TargetProps = Omit<LinkTargetProps, 'kind'>;

const MOST_STORES = 100;

function StoreTarget(props: TargetProps) {
  const { data } = useCall(storePage, { size: MOST_STORES });
  const options = data?.records.map(({ shopId, shopName }) => ({ value: String(shopId), label: shopName }));
  return <TargetSelect {...props} options={options ?? []} />;
}

function CategoryTarget(props: TargetProps) {
  const { data } = useCall(categoryList, {});
  return <TargetSelect {...props} options={(data ?? []).flatMap(pathsOf)} />;
}

type Category = OutputOf<typeof categoryList>[number];

/** Both levels can be chosen, so the tree becomes one list of paths. */
function pathsOf({ categoryId, categoryName, categories }: Category): { value: string; label: string }[] {
  const below = categories.map((one) => ({
    value: String(one.categoryId),
    label: `${categoryName} › ${one.categoryName}`,
  }));
  return [{ value: String(categoryId), label: categoryName }, ...below];
}

interface TargetSelectProps extends TargetProps {
  options: { value: string; label: string }[];
}

function TargetSelect({ id, value, onChange, options }: TargetSelectProps) {
  return (
    <Select
      {...(id && { id })}
      showSearch={{ optionFilterProp: 'label' }}
      value={value || undefined}
      options={options}
      onChange={(next) => onChange?.(next)}
    />
  );
}
