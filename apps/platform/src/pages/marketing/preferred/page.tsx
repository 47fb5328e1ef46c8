import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { Loaded } from '@galleria/console-kit/loaded';
import { MallLink } from '@galleria/console-kit/mall-link';
import { Page } from '@galleria/console-kit/page';
import { Panel } from '@galleria/console-kit/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SoftText } from '@galleria/console-kit/soft-text';
import { SortableList } from '@galleria/console-kit/sortable-list';
import { useToast } from '@galleria/console-kit/use-act';
import { useCall } from '@galleria/console-kit/use-call';
import { platformPreferredList } from '@galleria/contract/activities/preferred-products';
import { MOST_PREFERRED } from '@galleria/domain/activities/preferred-products';
import { Alert, Button, Empty, Flex } from 'antd';
import { Link } from 'react-router';
import { AddProduct } from './add-product.tsx';
import { added, holds, putBack, removed } from './preferred-list.ts';
import { PreferredRow } from './preferred-row.tsx';
import { type PreferredProduct, usePreferredDraft } from './use-preferred-draft.ts';

/** What the mall recommends, in the order of its page. The list is changed here and saved as a whole. */
export function Component() {
  const text = useText<'platform'>();
  return (
    <Page title={text('platform.preferred')} intro={text('platformMarketing.preferredIntro')}>
      <Loaded answer={useCall(platformPreferredList, {})} lines={10}>
        {({ isOpen, products }) => (
          <>
            {isOpen ? (
              <MallLink to="/preferred-products">{text('platformMarketing.preferredOpen')}</MallLink>
            ) : (
              <ClosedZone />
            )}
            <PreferredEditor stored={products} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ClosedZone() {
  const text = useText<'platform'>();
  return (
    <Alert
      type="warning"
      showIcon
      title={text('platformMarketing.preferredClosed')}
      action={
        <Can permission="settings.view">
          <Link to="/site">{text('platformMarketing.preferredSwitch')}</Link>
        </Can>
      }
    />
  );
}

function PreferredEditor({ stored }: { stored: readonly PreferredProduct[] }) {
  const text = useText<'platform'>();
  const toast = useToast();
  const isEditor = useCan('marketing.edit');
  const { products, isChanged, isSaving, change, save, discard } = usePreferredDraft(stored);
  useUnsavedWork(isChanged);

  function remove(product: PreferredProduct) {
    const place = products.indexOf(product);
    change((now) => removed(now, product.prodId));
    toast(text('platformMarketing.preferredRemoved', { name: product.prodName }), {
      undo: () => change((now) => putBack(now, product, place)),
    });
  }

  return (
    <Panel title={text('platformMarketing.preferredCount', { count: products.length, most: MOST_PREFERRED })}>
      <Flex vertical gap="middle">
        {isEditor && products.length < MOST_PREFERRED && (
          <AddProduct
            isInList={(prodId) => holds(products, prodId)}
            onAdd={(product) => change((now) => added(now, product))}
          />
        )}
        {products.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('platformMarketing.preferredNone')} />
        ) : (
          <SortableList
            aria-label={text('platform.preferred')}
            items={products}
            keyOf={({ prodId }) => prodId}
            nameOf={({ prodName }) => prodName}
            onSort={isEditor && products.length > 1 ? (next) => change(() => next) : undefined}
          >
            {(product) => <PreferredRow product={product} onRemove={isEditor ? () => remove(product) : undefined} />}
          </SortableList>
        )}
        {isChanged && (
          <Flex wrap gap="middle" align="center" justify="end">
            <SoftText>{text('platformMarketing.preferredUnsaved')}</SoftText>
            <Button onClick={() => void discard()}>{text('platformMarketing.preferredDiscard')}</Button>
            <BusyButton type="primary" busy={isSaving} onClick={() => void save()}>
              {text('console.save')}
            </BusyButton>
          </Flex>
        )}
      </Flex>
    </Panel>
  );
}
