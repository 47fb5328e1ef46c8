import { useText } from '@galleria/console-kit/console-context';
import { LocaleRichTextInput } from '@galleria/console-kit/form/texts/locale-rich-text-input';
import { LocaleTextInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Panel } from '@galleria/console-kit/page/panel';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { Field, useEditor } from './editor-context.tsx';

export function TextsPanel() {
  const text = useText<'merchant'>();
  const { product, change } = useEditor();
  return (
    <Panel title={text('merchantProducts.texts')}>
      <Field path="prodName" label={text('merchantProducts.name')}>
        {(id) => (
          <LocaleTextInput
            id={id}
            maxLength={PRODUCT_LIMITS.nameLength}
            value={product.prodName}
            onChange={(prodName) => change({ prodName })}
          />
        )}
      </Field>
      <Field path="brief" label={text('merchantProducts.brief')} help={text('merchantProducts.briefHelp')}>
        {(id) => (
          <LocaleTextInput
            id={id}
            rows={2}
            maxLength={PRODUCT_LIMITS.briefLength}
            value={product.brief}
            onChange={(brief) => change({ brief })}
          />
        )}
      </Field>
      <Field path="content" label={text('merchantProducts.content')}>
        {() => (
          <LocaleRichTextInput
            aria-label={text('merchantProducts.content')}
            value={product.content}
            onChange={(content) => change({ content })}
          />
        )}
      </Field>
    </Panel>
  );
}
