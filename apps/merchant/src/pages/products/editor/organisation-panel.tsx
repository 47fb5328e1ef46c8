import { useText } from '@galleria/console-kit/console-context';
import { CategoryInput } from '@galleria/console-kit/form/inputs/category-input';
import { Panel } from '@galleria/console-kit/page/panel';
import { Radio, Select } from 'antd';
import { Field, useEditor } from './editor-context.tsx';
import type { Choices } from './product-model.ts';
import { ProposeBrand } from './propose-brand.tsx';

/** The product's kind, its category in the mall, its shelf in the store, and its brand. */
export function OrganisationPanel({ choices: { categories, brands, shelves } }: { choices: Choices }) {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  return (
    <Panel title={text('merchantProducts.organisation')}>
      <Field path="mold" label={text('merchantProducts.kind')}>
        {() => (
          <Radio.Group
            aria-label={text('merchantProducts.kind')}
            value={product.mold}
            options={[
              { value: 0, label: text('merchantProducts.physical') },
              { value: 1, label: text('merchantProducts.virtual') },
            ]}
            onChange={(event) => change({ mold: event.target.value === 1 ? 1 : 0 })}
          />
        )}
      </Field>
      <Field path="categoryId" label={text('merchantProducts.category')}>
        {(id) => (
          <CategoryInput
            id={id}
            categories={categories}
            value={product.categoryId}
            onChange={(categoryId) => change({ categoryId })}
          />
        )}
      </Field>
      <Field path="shopCategoryId" label={text('merchantProducts.shelf')}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={text('merchantProducts.noShelf')}
            value={product.shopCategoryId}
            options={shelves.map(({ shopCategoryId, name }) => ({ value: shopCategoryId, label: name }))}
            onChange={(shopCategoryId) => change({ shopCategoryId: shopCategoryId ?? null })}
          />
        )}
      </Field>
      <Field path="brandId" label={text('merchantProducts.brand')}>
        {(id) => (
          <Select
            id={id}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={text('merchantProducts.noBrand')}
            value={product.brandId}
            options={brands.map(({ brandId, brandName }) => ({ value: brandId, label: brandName }))}
            onChange={(brandId) => change({ brandId: brandId ?? null })}
          />
        )}
      </Field>
      <ProposeBrand />
    </Panel>
  );
}
