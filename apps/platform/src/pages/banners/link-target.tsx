import { OptionPicker } from '@galleria/console-kit/picker/option-picker';
import type { OptionOperation } from '@galleria/console-kit/picker/picker-state';
import { useCall } from '@galleria/console-kit/use-call';
import { categoryList } from '@galleria/contract/catalogue/catalogue';
import { productOptions } from '@galleria/contract/catalogue/staff-products';
import type { OutputOf } from '@galleria/contract/operation';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import type { BannerLinkKind } from '@galleria/domain/content/banner-kinds';
import { Input, Select } from 'antd';

interface LinkTargetProps {
  id?: string;
  value?: string;
  onChange?: (target: string) => void;
  kind: BannerLinkKind;
}

/** The target of a banner's link: picked from a list, or typed as the address of a page. */
export function LinkTarget({ kind, ...rest }: LinkTargetProps) {
  if (kind === 'store') return <PickedTarget {...rest} operation={storeOptions} />;
  if (kind === 'product') return <PickedTarget {...rest} operation={productOptions} />;
  if (kind === 'category') return <CategoryTarget {...rest} />;
  return (
    <Input
      {...(rest.id && { id: rest.id })}
      inputMode="url"
      dir="ltr"
      value={rest.value ?? ''}
      onChange={(event) => rest.onChange?.(event.target.value)}
    />
  );
}

type TargetProps = Omit<LinkTargetProps, 'kind'>;

/** The picked id as a string, since every other kind of target is one. */
function PickedTarget({ id, value, onChange, operation }: TargetProps & { operation: OptionOperation }) {
  return (
    <OptionPicker
      {...(id && { id })}
      operation={operation}
      value={value && Number.isInteger(Number(value)) ? Number(value) : undefined}
      onChange={(chosen) => onChange?.(chosen === undefined ? '' : String(chosen))}
    />
  );
}

function CategoryTarget(props: TargetProps) {
  const { data } = useCall(categoryList, {});
  return <TargetSelect {...props} options={(data ?? []).flatMap(pathsOf)} />;
}

type Category = OutputOf<typeof categoryList>[number];

/** Categories of both levels can be chosen, so the tree is flattened into a list of paths. */
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
