import type { ComboTerms } from '@galleria/domain/activities/combo';
import { Flex, Tag } from 'antd';
import { useText } from '../console-context.tsx';
import { Facts } from '../page/facts.tsx';
import { Panel } from '../page/panel.tsx';
import { PlainList } from '../page/plain-list.tsx';

interface ComboPanelProps {
  terms: ComboTerms;
  products: readonly { prodId: number; prodName: string }[];
}

/** Terms of a combo: which products are in every set, and how many others are chosen. */
export function ComboPanel({ terms: { parts, least, most }, products }: ComboPanelProps) {
  const text = useText();
  const names = new Map(products.map(({ prodId, prodName }) => [prodId, prodName]));
  const roleOf = (index: number, isFixed: boolean) => (index === 0 ? 'main' : isFixed ? 'fixed' : 'optional');
  return (
    <Panel title={text('consoleActivities.combo')}>
      <Flex vertical gap="middle">
        <PlainList>
          {parts.map(({ prodId, isFixed, quantity }, index) => (
            <Flex key={prodId} component="li" gap="small" align="start" justify="space-between">
              <span>
                <bdi>{names.get(prodId)}</bdi>
                {quantity > 1 && ` ×\u00a0${quantity}`}
              </span>
              <Tag color={isFixed ? 'processing' : undefined}>
                {text(`consoleActivities.combo.${roleOf(index, isFixed)}`)}
              </Tag>
            </Flex>
          ))}
        </PlainList>
        {most > 0 && (
          <Facts
            facts={[
              { label: text('consoleActivities.combo.chosen'), value: least === most ? most : `${least}–${most}` },
            ]}
          />
        )}
      </Flex>
    </Panel>
  );
}
