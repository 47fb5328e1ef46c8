import { Button, Flex, type SelectProps, Typography } from 'antd';
import { useState } from 'react';
import { useText } from '../console-context.tsx';
import { Thumbnail } from '../page/thumbnail.tsx';
import { useCalls, useSearchCall, useSetCallData } from '../use-call.tsx';
import { useDebounced } from '../use-debounced.ts';
import { findOptions, idsInput, type OptionOperation, type PickerOption, stateOf } from './picker-state.ts';

/** The options of these ids that are loaded. */
export function useOptions(operation: OptionOperation, ids: readonly number[]): ReadonlyMap<number, PickerOption> {
  const [answer] = useCalls(operation, ids.length > 0 ? [idsInput(ids)] : []);
  return new Map(answer?.data?.map((option) => [option.id, option]));
}

interface Item {
  readonly value: number;
  readonly label: string;
  readonly option: PickerOption;
}

/** Props for a Select that searches with the operation and shows the names of chosen options. */
export function usePicker(operation: OptionOperation, chosenIds: readonly number[]) {
  const text = useText();
  const [searchText, setSearchText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const sentText = useDebounced(searchText.trim());
  const answer = useSearchCall(operation, { text: sentText }, isOpen);
  const known = useOptions(operation, chosenIds);
  const cacheOptions = useSetCallData(operation);
  const state = stateOf({ searchText, sentText, found: answer.data, hasFailed: answer.isError });
  const found = state === 'found' ? (answer.data ?? []) : [];
  const select: SelectProps<number | number[], Item> = {
    options: found.map((option) => ({ value: option.id, label: option.name, option })),
    optionRender: ({ data }) => <OptionLine option={data.option} />,
    labelRender: ({ value }) => <bdi>{known.get(Number(value))?.name ?? `#${value}`}</bdi>,
    showSearch: { filterOption: false, onSearch: setSearchText },
    onOpenChange: setOpen,
    loading: isOpen && state === 'searching',
    placeholder: text('console.picker.hint'),
    // At most twenty options, of different heights.
    virtual: false,
    notFoundContent: (
      <Flex role="status" gap="small" align="center" justify="space-between">
        <Typography.Text type="secondary">
          {state === 'failed'
            ? answer.error?.message || text('console.networkFailed')
            : text(state === 'nothing' ? 'console.search.nothing' : 'console.picker.searching')}
        </Typography.Text>
        {state === 'failed' && (
          <Button size="small" onClick={() => void answer.refetch()}>
            {text('console.tryAgain')}
          </Button>
        )}
      </Flex>
    ),
  };
  /** Puts options that were just chosen into the query cache, so that their names show at once. */
  const cacheChosen = (ids: readonly number[]) => {
    const options = findOptions(ids, new Map([...known, ...found.map((option) => [option.id, option] as const)]));
    if (options && ids.length > 0) cacheOptions(idsInput(ids), options);
  };
  return { select, cacheChosen };
}

const PICTURE_PX = 32;

function OptionLine({ option: { id, name, picture, detail } }: { option: PickerOption }) {
  return (
    <Flex gap="small" align="center" className="picker-option">
      <Thumbnail path={picture} width={PICTURE_PX} height={PICTURE_PX} />
      <Flex vertical>
        <bdi>{name}</bdi>
        <Typography.Text type="secondary">
          #{id}
          {detail && (
            <>
              {' · '}
              <bdi>{detail}</bdi>
            </>
          )}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}
