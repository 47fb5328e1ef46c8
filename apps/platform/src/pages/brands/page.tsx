import { useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { StateTag } from '@galleria/console-kit/page/state-tag';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { useConfirm, useMutate } from '@galleria/console-kit/use-mutate';
import { deleteBrand, platformBrandPage } from '@galleria/contract/catalogue/staff-brands';
import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { BrandDrawer } from './brand-drawer.tsx';
import { BrandTabs } from './brand-tabs.tsx';
import { MergeDrawer } from './merge-drawer.tsx';

export type Brand = OutputOf<typeof platformBrandPage>['records'][number];

/** Brands that stores can choose for their products. */
export function Component() {
  const text = useText<'platform'>();
  const [edited, setEdited] = useState<Brand | 'new'>();
  const [merged, setMerged] = useState<Brand>();
  return (
    <>
      <ListPage
        name="brands"
        title={text('platformCatalogue.brands')}
        intro={text('platformCatalogue.brandsIntro')}
        action={
          <Can permission="catalogue.edit">
            <Button type="primary" icon={<Icon name="add" />} onClick={() => setEdited('new')}>
              {text('platformCatalogue.addBrand')}
            </Button>
          </Can>
        }
        operation={platformBrandPage}
        keyOf={({ brandId }) => brandId}
        columns={useColumns(setEdited, setMerged)}
        filters={{ keyword: { kind: 'text', label: text('platformCatalogue.searchBrands') } } as const}
        toInput={({ keyword }) => ({ keyword })}
        emptyText={text('platformCatalogue.noBrands')}
      >
        {() => <BrandTabs />}
      </ListPage>
      <BrandDrawer brand={edited} onClose={() => setEdited(undefined)} />
      <MergeDrawer brand={merged} onClose={() => setMerged(undefined)} />
    </>
  );
}

const LOGO_PX = 40;

function useColumns(onEdit: (brand: Brand) => void, onMerge: (brand: Brand) => void): ListColumn<Brand>[] {
  const text = useText<'platform'>();
  const mayEdit = useCan('catalogue.edit');
  const remove = useDeleteBrand();
  const columns: ListColumn<Brand>[] = [
    {
      key: 'brand',
      title: text('platformCatalogue.brandName'),
      isMain: true,
      render: ({ brandName, brandPic }) => (
        <Flex gap="small" align="center">
          <Thumbnail path={brandPic} width={LOGO_PX} height={LOGO_PX} />
          <bdi>{brandName}</bdi>
        </Flex>
      ),
    },
    { key: 'products', title: text('platformCatalogue.products'), align: 'end', render: ({ prodCount }) => prodCount },
    { key: 'order', title: text('platformCatalogue.order'), align: 'end', render: ({ seq }) => seq },
    { key: 'shown', title: text('platformCatalogue.isShown'), render: ({ isOn }) => <StateTag on={isOn} /> },
  ];
  const actions: ListColumn<Brand> = {
    key: 'actions',
    title: text('console.list.actions'),
    isActions: true,
    render: (brand) => {
      const name = brand.brandName;
      return (
        <Flex wrap gap={4}>
          <Button size="small" aria-label={text('platformCatalogue.editOf', { name })} onClick={() => onEdit(brand)}>
            {text('platformCatalogue.edit')}
          </Button>
          <Button size="small" aria-label={text('platformCatalogue.mergeOf', { name })} onClick={() => onMerge(brand)}>
            {text('platformCatalogue.merge')}
          </Button>
          {brand.prodCount === 0 && (
            <Button
              size="small"
              danger
              aria-label={text('platformCatalogue.deleteOf', { name })}
              onClick={() => void remove(brand)}
            >
              {text('platformCatalogue.delete')}
            </Button>
          )}
        </Flex>
      );
    },
  };
  return mayEdit ? [...columns, actions] : columns;
}

function useDeleteBrand() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  const confirm = useConfirm();
  return async ({ brandId, brandName: name }: Brand) => {
    const isSure = await confirm({
      title: text('platformCatalogue.deleteCategoryTitle', { name }),
      consequences: text('platformCatalogue.deleteBrandText'),
      action: text('platformCatalogue.delete'),
      isDangerous: true,
    });
    if (isSure) await mutate(deleteBrand, { brandId }, { done: text('platformCatalogue.brandDeleted', { name }) });
  };
}
