import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SortableList } from '@galleria/console-kit/sortable-list';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import { useToast } from '@galleria/console-kit/use-mutate';
import { MAX_PREFERRED } from '@galleria/domain/activities/preferred-products';
import { Alert, Button, Empty, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { appendProduct, includesProduct, insertProduct, removeProduct } from './product-list.ts';
import { useZoneDraft, type ZoneProduct, type ZoneProductList } from './use-zone-draft.ts';
import { ZoneProductRow } from './zone-product-row.tsx';

/** A link to the zone's page, or a warning that the zone is switched off. */
export function ZoneState({ isOpen, path }: { isOpen: boolean; path: string }) {
  const text = useText<'platform'>();
  if (!isOpen) return <ClosedZone />;
  return <MallLink to={path}>{text('platformMarketing.preferredOpen')}</MallLink>;
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

interface ZoneProductsEditorProps<Product extends ZoneProduct> {
  stored: readonly Product[];
  /** Accessible name of the list. */
  title: string;
  noneText: string;
  save: (list: ZoneProductList) => Promise<{ readonly ok: boolean }>;
  /** Renders the field that adds products. */
  renderAdder: (isInList: (prodId: number) => boolean, onAdd: (product: Product) => void) => ReactNode;
  noteOf?: (product: Product) => ReactNode;
}

/** The products of a zone in their order on its page. Changes stay local until the whole list is saved. */
export function ZoneProductsEditor<Product extends ZoneProduct>(props: ZoneProductsEditorProps<Product>) {
  const { stored, title, noneText, renderAdder, noteOf } = props;
  const text = useText<'platform'>();
  const toast = useToast();
  const isEditor = useCan('marketing.edit');
  const { products, isChanged, isSaving, change, save, discard } = useZoneDraft(stored, props.save);
  useUnsavedWork(isChanged);

  function remove(product: Product) {
    const index = products.indexOf(product);
    change((now) => removeProduct(now, product.prodId));
    toast(text('platformMarketing.preferredRemoved', { name: product.prodName }), {
      undo: () => change((now) => insertProduct(now, product, index)),
    });
  }

  return (
    <Panel title={text('platformMarketing.preferredCount', { count: products.length, most: MAX_PREFERRED })}>
      <Flex vertical gap="middle">
        {isEditor &&
          products.length < MAX_PREFERRED &&
          renderAdder(
            (prodId) => includesProduct(products, prodId),
            (product) => change((now) => appendProduct(now, product)),
          )}
        {products.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={noneText} />
        ) : (
          <SortableList
            aria-label={title}
            items={products}
            keyOf={({ prodId }) => prodId}
            nameOf={({ prodName }) => prodName}
            onSort={isEditor && products.length > 1 ? (next) => change(() => next) : undefined}
          >
            {(product) => (
              <ZoneProductRow
                product={product}
                note={noteOf?.(product)}
                onRemove={isEditor ? () => remove(product) : undefined}
              />
            )}
          </SortableList>
        )}
        {isChanged && <SaveBar isSaving={isSaving} onSave={save} onDiscard={discard} />}
      </Flex>
    </Panel>
  );
}

interface SaveBarProps {
  isSaving: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** Sticky, so that it stays visible in a long list. */
function SaveBar({ isSaving, onSave, onDiscard }: SaveBarProps) {
  const text = useText<'platform'>();
  const { token } = theme.useToken();
  const barStyle = { background: token.colorBgContainer, borderBlockStart: `1px solid ${token.colorBorderSecondary}` };
  return (
    <Flex
      wrap
      gap="middle"
      align="center"
      justify="end"
      style={{ ...barStyle, position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlock: token.paddingSM }}
    >
      <SecondaryText>{text('platformMarketing.preferredUnsaved')}</SecondaryText>
      <Button onClick={() => void onDiscard()}>{text('platformMarketing.preferredDiscard')}</Button>
      <BusyButton type="primary" busy={isSaving} onClick={() => void onSave()}>
        {text('console.save')}
      </BusyButton>
    </Flex>
  );
}
