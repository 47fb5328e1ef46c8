import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useAct } from '@galleria/console-kit/use-act';
import { useCall } from '@galleria/console-kit/use-call';
import { platformPreferredList, savePreferredProducts } from '@galleria/contract/activities/preferred-products';
import { ChosenEditor, ZoneState } from '../chosen/chosen-editor.tsx';
import type { ChosenProduct } from '../chosen/use-chosen-draft.ts';
import { AddProduct } from './add-product.tsx';

/** Preferred products of the mall, in their order on the page. */
export function Component() {
  const text = useText<'platform'>();
  const act = useAct();
  return (
    <Page title={text('platform.preferred')} intro={text('platformMarketing.preferredIntro')}>
      <Loaded answer={useCall(platformPreferredList, {})} lines={10}>
        {({ isOpen, products }) => (
          <>
            <ZoneState isOpen={isOpen} path="/preferred-products" />
            <ChosenEditor<ChosenProduct>
              stored={products}
              title={text('platform.preferred')}
              noneText={text('platformMarketing.preferredNone')}
              save={(list) => act(savePreferredProducts, list, { done: text('platformMarketing.preferredSaved') })}
              adder={(isInList, onAdd) => <AddProduct isInList={isInList} onAdd={onAdd} />}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
