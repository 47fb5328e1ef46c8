import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Panel } from '@galleria/console-kit/page/panel';
import { SecondaryText } from '@galleria/console-kit/text/secondary-text';
import type { storeActivityInfo } from '@galleria/contract/activities/store-activities';
import type { OutputOf } from '@galleria/contract/operation';
import { Flex } from 'antd';

type Activity = OutputOf<typeof storeActivityInfo>;

const MESSAGE_IDS = {
  waiting: 'merchantFlashSale.waitingText',
  refused: undefined,
  notStarted: 'merchantFlashSale.approvedText',
  ongoing: 'merchantFlashSale.approvedText',
  soldOut: 'merchantFlashSale.soldOutText',
  ended: 'merchantFlashSale.overText',
  takenDown: 'merchantFlashSale.overText',
} as const;

/** The pieces that the store gave to the flash sale's pool, and how many are left. */
export function PoolPanel({ activity: { state, products } }: { activity: Activity }) {
  const text = useText<'merchant'>();
  const skus = products.flatMap((product) => product.skus).filter(({ price }) => price !== null);
  const reserved = skus.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
  const left = skus.reduce((sum, { piecesLeft }) => sum + (piecesLeft ?? 0), 0);
  const isOpen = skus.some(({ piecesLeft }) => piecesLeft !== null);
  const messageId = MESSAGE_IDS[state];
  return (
    <Panel title={text('merchantFlashSale.standing')}>
      <Flex vertical gap="small">
        <Facts
          facts={[
            { label: text('merchantFlashSale.pieces'), value: reserved },
            ...(isOpen
              ? [
                  { label: text('merchantFlashSale.taken'), value: reserved - left },
                  { label: text('merchantFlashSale.left'), value: left },
                ]
              : []),
          ]}
        />
        {messageId && <SecondaryText>{text(messageId)}</SecondaryText>}
      </Flex>
    </Panel>
  );
}
