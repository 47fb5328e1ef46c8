import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import { useCall } from '@galleria/console-kit/use-call';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { platformNewUserList, saveNewUserProducts } from '@galleria/contract/activities/new-user-special';
import type { OutputOf } from '@galleria/contract/operation';
import { Select, Tag } from 'antd';
import { ZoneProductsEditor, ZoneState } from '../zone-products/zone-products-editor.tsx';

type Candidate = OutputOf<typeof platformNewUserList>['candidates'][number];
/** Without `addTime` the product was added in this draft and is not saved yet. */
type NewUserProduct = Candidate & { readonly addTime?: string };

/** Products with a store's price for first orders that the mall shows in its zone, in their order on the page. */
export function Component() {
  const text = useText<'platform'>();
  const mutate = useMutate();
  return (
    <Page title={text('platform.newUserSpecial')} intro={text('platformMarketing.newUserIntro')}>
      <Loaded answer={useCall(platformNewUserList, {})} lines={10}>
        {({ isOpen, products, candidates }) => (
          <>
            <ZoneState isOpen={isOpen} path="/new-user-special" />
            <ZoneProductsEditor<NewUserProduct>
              stored={products}
              title={text('platform.newUserSpecial')}
              noneText={text('platformMarketing.newUserNone')}
              save={(list) => mutate(saveNewUserProducts, list, { done: text('platformMarketing.preferredSaved') })}
              renderAdder={(isInList, onAdd) => (
                <AddCandidate candidates={candidates.filter(({ prodId }) => !isInList(prodId))} onAdd={onAdd} />
              )}
              noteOf={(product) => <SpecialTag special={product.special} />}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface AddCandidateProps {
  candidates: readonly Candidate[];
  onAdd: (product: Candidate) => void;
}

/** Only products with a new-user price: others would never be shown in the zone. */
function AddCandidate({ candidates, onAdd }: AddCandidateProps) {
  const text = useText<'platform'>();
  return (
    <Select<number>
      aria-label={text('platformMarketing.newUserAdd')}
      placeholder={text('platformMarketing.newUserAdd')}
      notFoundContent={text('platformMarketing.newUserNoCandidates')}
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      options={candidates.map(({ prodId, prodName, shopName }) => ({
        value: prodId,
        label: `${prodName} · ${shopName}`,
      }))}
      onChange={(chosen) => {
        const product = candidates.find(({ prodId }) => prodId === chosen);
        if (product) onAdd(product);
      }}
    />
  );
}

/** The new-user price, and whether it holds. */
function SpecialTag({ special }: Pick<Candidate, 'special'>) {
  const text = useText<'platform'>();
  const money = useMoneyFormat();
  if (!special) return <Tag color="warning">{text('platformMarketing.newUserEnded')}</Tag>;
  return (
    <>
      <Tag color="processing">{text('platformMarketing.newUserPrice', { price: money(special.price) })}</Tag>
      {special.state === 'notStarted' && <Tag>{text('platformMarketing.newUserComing')}</Tag>}
    </>
  );
}
