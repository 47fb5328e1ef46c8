import { useText } from '@galleria/console-kit/console-context';
import type { ListColumn } from '@galleria/console-kit/list/list-columns';
import { ListPage } from '@galleria/console-kit/list/list-page';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { TimeText } from '@galleria/console-kit/text/time-text';
import { waitingProductPage } from '@galleria/contract/catalogue/staff-products';
import type { OutputOf } from '@galleria/contract/operation';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReasonDrawer, type ReasonQuestion } from '../../shared/reason-drawer.tsx';
import { ProductName, toSearch, useProductFilters, useSharedColumns } from './product-cells.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { useDecisions } from './use-decisions.ts';

type Waiting = OutputOf<typeof waitingProductPage>['records'][number];

/** Products and changes that wait for approval: opened one by one, or decided in bulk. */
export function Component() {
  const text = useText<'platform'>();
  const mayDecide = useCan('products.approve');
  const [question, setQuestion] = useState<ReasonQuestion>();
  const { approve, refuse } = useDecisions();
  return (
    <>
      <ListPage
        name="waitingProducts"
        title={text('platformCatalogue.products')}
        intro={text('platformCatalogue.waitingIntro')}
        operation={waitingProductPage}
        keyOf={({ prodId }) => prodId}
        columns={useColumns()}
        filters={useProductFilters()}
        toInput={toSearch}
        emptyText={text('platformCatalogue.nothingWaits')}
        bulkActions={
          mayDecide
            ? (products, clear) => (
                <>
                  <Button type="primary" onClick={() => void approve(products).then((isDone) => isDone && clear())}>
                    {text('platformCatalogue.approveCount', { count: products.length })}
                  </Button>
                  <Button danger onClick={() => setQuestion(refuse(products, clear))}>
                    {text('platformCatalogue.refuseCount', { count: products.length })}
                  </Button>
                </>
              )
            : undefined
        }
      >
        {() => <ProductTabs />}
      </ListPage>
      <ReasonDrawer question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

function useColumns(): ListColumn<Waiting>[] {
  const text = useText<'platform'>();
  const navigate = useNavigate();
  return [
    {
      key: 'product',
      title: text('platformCatalogue.product'),
      isMain: true,
      render: (product) => <ProductName product={product} to={`/products/waiting/${product.prodId}`} />,
    },
    {
      key: 'kind',
      title: text('platformCatalogue.kind'),
      render: ({ isChange }) => (
        <Tag color={isChange ? 'processing' : 'warning'}>
          {text(isChange ? 'platformCatalogue.kind.change' : 'platformCatalogue.kind.new')}
        </Tag>
      ),
    },
    ...useSharedColumns<Waiting>(),
    {
      key: 'submitted',
      title: text('platformCatalogue.submitted'),
      render: ({ submitTime }) => <TimeText time={submitTime} />,
    },
    {
      key: 'actions',
      title: text('console.list.actions'),
      isActions: true,
      render: ({ prodId, prodName: name }) => (
        <Flex>
          <Button
            size="small"
            aria-label={text('platformCatalogue.lookAt', { name })}
            onClick={() => void navigate(`/products/waiting/${prodId}`)}
          >
            {text('platformCatalogue.look')}
          </Button>
        </Flex>
      ),
    },
  ];
}
