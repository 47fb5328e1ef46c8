import { useText } from '@galleria/console-kit/console-context';
import { ProductPicker } from '@galleria/console-kit/form/inputs/product-picker';
import { CategoriesInput } from '@galleria/console-kit/promotions/categories-input';
import type { CouponInput } from '@galleria/console-kit/promotions/coupon-fields';

/** Fields for the scope of a store's coupon. */
export function useScopeFields({ scope }: Partial<CouponInput>) {
  const text = useText<'merchant'>();
  return {
    scope: {
      label: text('consoleMarketing.scope'),
      options: (['all', 'categories', 'products'] as const).map((value) => ({
        value,
        label: text(`consoleMarketing.scope.${value}`),
      })),
    },
    ...(scope === 'products' && {
      scopeIds: {
        label: text('consoleMarketing.products'),
        isRequired: true,
        control: <ProductPicker aria-label={text('consoleMarketing.products')} />,
      },
    }),
    ...(scope === 'categories' && {
      scopeIds: { label: text('consoleMarketing.categories'), isRequired: true, control: <CategoriesInput /> },
    }),
  };
}
