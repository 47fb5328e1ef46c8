import { useText } from '@galleria/console-kit/console-context';
import { Flex, Tag, Typography } from 'antd';
import type { Import } from './import-kinds.ts';

const COLOUR = {
  ...{ checking: 'processing', ready: 'warning', running: 'processing', done: 'success' },
  cancelled: 'default',
} as const;

export function isInProgress({ state }: Pick<Import, 'state'>): boolean {
  return state === 'checking' || state === 'running';
}

/** State of an import, with the number of wrong lines. */
export function ImportState({ import: { state, done, bad, failed, percent } }: { import: Import }) {
  const text = useText<'merchant'>();
  const wrong = bad + failed;
  return (
    <Flex gap="small" align="center" wrap>
      <Tag color={COLOUR[state]}>
        {text(`merchantStock.imports.state.${state}`)} {isInProgress({ state }) && `${percent} %`}
      </Tag>
      {state === 'done' && (
        <Typography.Text type="secondary">
          {text('merchantStock.imports.done', { done })}
          {wrong > 0 && ` · ${text('merchantStock.imports.wrongCount', { wrong })}`}
        </Typography.Text>
      )}
    </Flex>
  );
}
