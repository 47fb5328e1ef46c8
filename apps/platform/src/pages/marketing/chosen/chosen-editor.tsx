import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { useUnsavedWork } from '@galleria/console-kit/form/unsaved-work';
import { MallLink } from '@galleria/console-kit/page/mall-link';
import { Panel } from '@galleria/console-kit/page/panel';
import { Can, useCan } from '@galleria/console-kit/sign-in/session';
import { SortableList } from '@galleria/console-kit/sortable-list';
import { SoftText } from '@galleria/console-kit/text/soft-text';
import { useToast } from '@galleria/console-kit/use-act';
import { MOST_PREFERRED } from '@galleria/domain/activities/preferred-products';
import { Alert, Button, Empty, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { added, holds, putBack, removed } from './chosen-list.ts';
import { ChosenRow } from './chosen-row.tsx';
import { type ChosenList, type ChosenProduct, useChosenDraft } from './use-chosen-draft.ts';

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

interface ChosenEditorProps<Product extends ChosenProduct> {
  stored: readonly Product[];
  /** Accessible name of the list. */
  title: string;
  noneText: string;
  save: (list: ChosenList) => Promise<{ readonly ok: boolean }>;
  /** Renders the field that adds products. */
  adder: (isInList: (prodId: number) => boolean, onAdd: (product: Product) => void) => ReactNode;
  noteOf?: (product: Product) => ReactNode;
}

/** The products of a zone in their order on its page. Changes stay local until the whole list is saved. */
export function ChosenEditor<Product extends ChosenProduct>(props: ChosenEditorProps<Product>) {
  const { stored, title, noneText, adder, noteOf } = props;
  const text = useText<'platform'>();
  const toast = useToast();
  const isEditor = useCan('marketing.edit');
  const { products, isChanged, isSaving, change, save, discard } = useChosenDraft(stored, props.save);
  useUnsavedWork(isChanged);

  function remove(product: Product) {
    const place = products.indexOf(product);
    change((now) => removed(now, product.prodId));
    toast(text('platformMarketing.preferredRemoved', { name: product.prodName }), {
      undo: () => change((now) => putBack(now, product, place)),
    });
  }

  return (
    <Panel title={text('platformMarketing.preferredCount', { count: products.length, most: MOST_PREFERRED })}>
      <Flex vertical gap="middle">
        {isEditor &&
          products.length < MOST_PREFERRED &&
          adder(
            (prodId) => holds(products, prodId),
            (product) => change((now) => added(now, product)),
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
              <ChosenRow
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
  const look = { background: token.colorBgContainer, borderBlockStart: `1px solid ${token.colorBorderSecondary}` };
  return (
    <Flex
      wrap
      gap="middle"
      align="center"
      justify="end"
      style={{ ...look, position: 'sticky', insetBlockEnd: 0, zIndex: 1, paddingBlock: token.paddingSM }}
    >
      <SoftText>{text('platformMarketing.preferredUnsaved')}</SoftText>
      <Button onClick={() => void onDiscard()}>{text('platformMarketing.preferredDiscard')}</Button>
      <BusyButton type="primary" busy={isSaving} onClick={() => void onSave()}>
        {text('console.save')}
      </BusyButton>
    </Flex>
  );
}
