import { useText } from '@galleria/console-kit/console-context';
import { CursorPaging } from '@galleria/console-kit/list/list-tools';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Panel } from '@galleria/console-kit/page/panel';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { Empty, Flex, Switch, Tag, Typography } from 'antd';
import { useId, useState } from 'react';
import { type ImportLine, type Kind, OPERATIONS } from './import-kinds.ts';
import { useProblemText } from './use-problem-text.ts';

const COLOUR = { new: 'default', good: 'processing', bad: 'error', done: 'success', failed: 'error' } as const;

/** Results of the file's lines; at first only of the wrong ones. */
export function LineReport({ kind, importId }: { kind: Kind; importId: number }) {
  const text = useText<'merchant'>();
  const [isWrong, setWrong] = useState(true);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const switchId = useId();
  const answer = usePagedCall(OPERATIONS[kind].lines, { importId, isWrong, cursor: cursors.at(-1), size: 50 });
  const changeFilter = (onlyWrong: boolean) => {
    setWrong(onlyWrong);
    setCursors([]);
  };
  return (
    <Panel
      title={text('merchantStock.imports.report')}
      extra={
        <Flex gap="small" align="center">
          <Switch id={switchId} checked={isWrong} onChange={changeFilter} />
          <label htmlFor={switchId}>{text('merchantStock.imports.onlyWrong')}</label>
        </Flex>
      }
    >
      <Loaded answer={answer} lines={6}>
        {({ records, nextCursor }) => (
          <Flex vertical gap="middle">
            {records.length === 0 && (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('merchantStock.imports.noLines')} />
            )}
            <ol className="import-lines">
              {records.map((line) => (
                <Line key={line.line} line={line} kind={kind} />
              ))}
            </ol>
            <CursorPaging cursors={cursors} nextCursor={nextCursor} onChange={setCursors} />
          </Flex>
        )}
      </Loaded>
    </Panel>
  );
}

function Line({ line, kind }: { line: ImportLine; kind: Kind }) {
  const text = useText<'merchant'>();
  const problemText = useProblemText();
  const { state, sku, product, before, after, problems } = line;
  const isCounted = kind === 'stock' && (state === 'good' || state === 'done');
  return (
    <li>
      <Typography.Text strong style={{ whiteSpace: 'nowrap' }}>
        {text('merchantStock.imports.lineNumber', { line: line.line })}
      </Typography.Text>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Flex gap="small" align="center" wrap>
          <Tag color={COLOUR[state]}>{text(`merchantStock.imports.line.${state}`)}</Tag>
          <bdi>{[product, sku].filter(Boolean).join(' · ')}</bdi>
          {isCounted && (
            <Typography.Text type="secondary">
              {before === null ? (
                text('merchantStock.imports.notCounted')
              ) : (
                <bdi dir="ltr">{`${before} → ${after}`}</bdi>
              )}
            </Typography.Text>
          )}
        </Flex>
        {problems.map((problem) => (
          <div key={`${problem.field} ${problem.problem} ${problem.message}`}>
            {problem.field && <code>{problem.field}</code>} {problemText(problem)}
          </div>
        ))}
      </div>
    </li>
  );
}
