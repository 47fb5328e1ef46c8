import { useSide, useText } from '@galleria/console-kit/console-context';
import { Button, Drawer, Flex } from 'antd';
import { useState } from 'react';
import { CsvTool } from './csv-tool.tsx';
import { HandOverTool } from './hand-over-tool.tsx';
import { VoucherTool } from './voucher-tool.tsx';

const TOOLS = { handOver: HandOverTool, redeem: VoucherTool, csv: CsvTool } as const;
type ToolName = keyof typeof TOOLS;
const NAMES: readonly ToolName[] = ['handOver', 'redeem', 'csv'];

/** Actions that start from a code or a file instead of a row of the list. */
export function OrderTools() {
  const text = useText<'merchant'>();
  const [opened, setOpened] = useState<ToolName>();
  const Tool = opened && TOOLS[opened];
  return (
    <Flex wrap gap="small">
      {NAMES.map((name) => (
        <Button key={name} onClick={() => setOpened(name)}>
          {text(`merchant.order.${name}`)}
        </Button>
      ))}
      <Drawer
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        placement={useSide('end')}
        title={opened && text(`merchant.order.${opened}`)}
        destroyOnHidden
      >
        {Tool && <Tool />}
      </Drawer>
    </Flex>
  );
}
