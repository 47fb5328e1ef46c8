import { useText } from '@galleria/console-kit/console-context';
import { OptionsPicker } from '@galleria/console-kit/picker/option-picker';
import { CategoriesInput } from '@galleria/console-kit/promotions/categories-input';
import type { CouponInput } from '@galleria/console-kit/promotions/coupon-fields';
import { productOptions } from '@galleria/contract/catalogue/staff-products';
import { storeOptions } from '@galleria/contract/stores/staff-stores';
import { COUPON_SCOPES } from '@galleria/domain/promotions/coupons';

/** The goods that a coupon of the platform can be limited to. */
export function useScopeFields({ scope }: Partial<CouponInput>) {
  const text = useText<'platform'>();
  const inputs = {
    products: <OptionsPicker operation={productOptions} />,
    stores: <OptionsPicker operation={storeOptions} />,
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
