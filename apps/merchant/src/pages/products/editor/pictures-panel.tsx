import { useText } from '@galleria/console-kit/console-context';
import { PicturesInput } from '@galleria/console-kit/form/inputs/pictures-input';
import { Panel } from '@galleria/console-kit/page/panel';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { Form, Input } from 'antd';
import { Field, useEditor, useProblem } from './editor-context.tsx';

export function PicturesPanel() {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  const problem = useProblem('pictures');
  return (
    <Panel title={text('merchantProducts.pictures')}>
      <Form.Item
        extra={text('merchantProducts.picturesHelp', { count: product.pictures.length, max: PRODUCT_LIMITS.pictures })}
        {...(problem && { validateStatus: 'error' as const, help: problem })}
      >
        <PicturesInput
          aria-label={text('merchantProducts.pictures')}
          max={PRODUCT_LIMITS.pictures}
          value={product.pictures}
          onChange={(pictures) => change({ pictures })}
        />
      </Form.Item>
      <Field path="video" label={text('merchantProducts.video')} help={text('merchantProducts.videoHelp')}>
        {(id) => (
          <Input
            id={id}
            type="url"
            placeholder="https://"
            autoComplete="off"
            value={product.video}
            onChange={(event) => change({ video: event.target.value.trim() })}
          />
        )}
      </Field>
    </Panel>
  );
}
