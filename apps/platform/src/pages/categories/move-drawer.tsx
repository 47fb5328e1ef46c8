import { BusyButton } from '@galleria/console-kit/busy-button';
import { useLocale, useText } from '@galleria/console-kit/console-context';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { useMutate } from '@galleria/console-kit/use-mutate';
import { moveCategory } from '@galleria/contract/catalogue/staff-categories';
import { CATEGORY_LEVELS } from '@galleria/domain/catalogue/move-category';
import { textIn } from '@galleria/domain/site/locales';
import { Alert, Button, Flex, Form, Select } from 'antd';
import { useState } from 'react';
import { type Category, namedPaths } from '../../shared/use-categories.ts';

interface MoveDrawerProps {
  /** The drawer is open while this is set. */
  category: Category | undefined;
  categories: readonly Category[];
  onClose: () => void;
}

/** Moves a category without dragging, for keyboards and small screens. */
export function MoveDrawer({ category, categories, onClose }: MoveDrawerProps) {
  const text = useText<'platform'>();
  const name = textIn(category?.categoryName ?? {}, useLocale());
  return (
    <FormDrawer
      title={text('platformCatalogue.moveOf', { name })}
      isOpen={category !== undefined}
      onClose={onClose}
      size={480}
    >
      {category && <MoveForm key={category.categoryId} {...{ category, categories, onClose }} />}
    </FormDrawer>
  );
}

const TOP = 0;

function MoveForm({ category, categories, onClose }: MoveDrawerProps & { category: Category }) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const mutate = useMutate();
  const [parentId, setParentId] = useState(category.parentId ?? TOP);
  const [position, setPosition] = useState(0);
  const [busy, setBusy] = useState(false);
  const nameOf = ({ categoryName }: Category) => textIn(categoryName, locale);
  const parents = categories.filter(
    ({ level, categoryId }) => level < CATEGORY_LEVELS && categoryId !== category.categoryId,
  );
  const siblings = categories.filter(
    (one) => (one.parentId ?? TOP) === parentId && one.categoryId !== category.categoryId,
  );
  const name = nameOf(category);
  const move = async () => {
    setBusy(true);
    const target = { categoryId: category.categoryId, parentId: parentId === TOP ? null : parentId, position };
    const answer = await mutate(moveCategory, target, { done: text('platformCatalogue.moved', { name }) });
    setBusy(false);
    if (answer.ok) onClose();
  };
  return (
    <Form layout="vertical" onFinish={() => void move()}>
      <Form.Item label={text('platformCatalogue.moveParent')} htmlFor="move-parent">
        <Select
          id="move-parent"
          value={parentId}
          onChange={(next) => {
            setParentId(next);
            setPosition(0);
          }}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: TOP, label: text('platformCatalogue.topLevel') },
            ...namedPaths(parents, nameOf).map(({ categoryId, name: path }) => ({ value: categoryId, label: path })),
          ]}
        />
      </Form.Item>
      <Form.Item label={text('platformCatalogue.movePlace')} htmlFor="move-place">
        <Select
          id="move-place"
          value={position}
          onChange={setPosition}
          options={[
            { value: 0, label: text('platformCatalogue.moveFirst') },
            ...siblings.map((one, index) => ({
              value: index + 1,
              label: text('platformCatalogue.moveAfter', { name: nameOf(one) }),
            })),
          ]}
        />
      </Form.Item>
      <Flex vertical gap="middle">
        <Alert type="info" title={text('platformCatalogue.moveText')} />
        <Flex gap="small" wrap>
          <BusyButton type="primary" htmlType="submit" busy={busy}>
            {text('platformCatalogue.move')}
          </BusyButton>
          <Button onClick={onClose}>{text('console.cancel')}</Button>
        </Flex>
      </Flex>
    </Form>
  );
}
