import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { platformPreferredList, savePreferredProducts } from '@galleria/contract/activities/preferred-products';
import type { ZoneProduct } from '../zone-products/use-zone-draft.ts';
import { ZoneProductsEditor, ZoneState } from '../zone-products/zone-products-editor.tsx';
import { AddProduct } from './add-product.tsx';

/** Preferred products of the mall, in their order on the page. */
export function Component() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  return (
    <Page title={text('platform.preferred')} intro={text('platformMarketing.preferredIntro')}>
      <Loaded answer={useCall(platformPreferredList, {})} lines={10}>
        {({ isOpen, products }) => (
          <>
            <ZoneState isOpen={isOpen} path="/preferred-products" />
            <ZoneProductsEditor<ZoneProduct>
              stored={products}
              title={text('platform.preferred')}
              noneText={text('platformMarketing.preferredNone')}
              save={(list) => mutate(savePreferredProducts, list, { done: text('platformMarketing.preferredSaved') })}
              renderAdder={(isInList, onAdd) => <AddProduct isInList={isInList} onAdd={onAdd} />}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
