import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { useCall } from '@galleria/console-kit/use-call';
import { productEditorChoices, storeProductInfo } from '@galleria/contract/catalogue/store-products';
import { textIn } from '@galleria/domain/site/locales';
import { Flex } from 'antd';
import { Link, useParams } from 'react-router';
import { Editor } from './editor/editor.tsx';
import { ProductState } from './product-state.tsx';
import { RowActions } from './row-actions.tsx';

/** One product in the editor. */
export function Component() {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const mayEdit = useCan('products.edit');
  const prodId = Number(useParams().prodId);
  const choices = useCall(productEditorChoices, {});
  const answer = useCall(storeProductInfo, { prodId });
  const info = answer.data;
  const name = info ? textIn(info.draft.prodName, locale) || text('merchantProducts.unnamed') : '';
  return (
    <Page
      title={name || text('merchantProducts.product')}
      intro={
        <Flex gap="small" align="center">
          <Link to="/products">{text('merchantProducts.title')}</Link>
          {info && <ProductState product={info} />}
        </Flex>
      }
      action={info && mayEdit && <RowActions product={{ ...info, prodName: name }} />}
    >
      <Loaded answer={answer} lines={12}>
        {(product) => (
          <Loaded answer={choices} lines={12}>
            {(offered) => <Editor key={product.prodId} info={product} choices={offered} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
