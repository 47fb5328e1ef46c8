import { useText } from '@galleria/console-kit/console-context';
import { moveItem } from '@galleria/console-kit/form/move-item';
import { Icon } from '@galleria/console-kit/icon';
import { Panel } from '@galleria/console-kit/page/panel';
import { Alert, Button, Flex, Typography } from 'antd';
import { useEditor } from '../editor-context.tsx';
import type { Option } from '../product-model.ts';
import { OptionFields } from './option-fields.tsx';
import { addOption, addValue, canAddMore, removeOption, removeValue, reorder } from './sku-matrix.ts';
import { SkuTable } from './sku-table.tsx';

/** Options of the product, and the table of their combinations. */
export function OptionsPanel() {
  const text = useText<'merchant'>();
  const { product, problems, change } = useEditor();
  const { options } = product;
  // Only problems of the list as a whole: those of one option are shown at the option.
  const problem = problems.get('options');
  const replace = (option: Option, changes: Partial<Option>) =>
    options.map((one) => (one === option ? { ...one, ...changes } : one));
  return (
    <Panel title={text('merchantProducts.options')}>
      <Flex vertical gap="middle">
        {options.length === 0 && (
          <Typography.Text type="secondary">{text('merchantProducts.optionsHelp')}</Typography.Text>
        )}
        {options.map((option, index) => (
          <OptionFields
            key={option.key}
            {...{ option, index }}
            canAddMore={canAddMore(options, option)}
            onRename={(name) => change({ options: replace(option, { name }) })}
            onValue={(value, changes) =>
              change({
                options: replace(option, {
                  values: option.values.map((one) => (one === value ? { ...one, ...changes } : one)),
                }),
              })
            }
            onSort={(values) => change(reorder(product, replace(option, { values })))}
            onAddValue={() => change(addValue(product, option.key))}
            onRemoveValue={({ key }) => change(removeValue(product, key))}
            onUp={index > 0 ? () => change(reorder(product, moveItem(options, index, index - 1))) : undefined}
            onRemove={() => change(removeOption(product, option.key))}
          />
        ))}
        {problem && <Alert type="error" showIcon title={problem} />}
        <div>
          <Button
            type="dashed"
            icon={<Icon name="add" />}
            disabled={!canAddMore(options)}
            onClick={() => change(addOption(product))}
          >
            {text('merchantProducts.addOption')}
          </Button>
        </div>
        <SkuTable />
      </Flex>
    </Panel>
  );
}
