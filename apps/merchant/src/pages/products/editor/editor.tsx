import { useText } from '@galleria/console-kit/console-context';
import { copyText } from '@galleria/console-kit/form/texts/locale-texts';
import { TextLanguages } from '@galleria/console-kit/form/texts/text-languages';
import { useCan } from '@galleria/console-kit/sign-in/session';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import type { Locale, LocaleTexts } from '@galleria/domain/site/locales';
import { Alert, Button, Col, Flex, Form, Row, theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DeliveryPanel } from './delivery-panel.tsx';
import { EditorContext } from './editor-context.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';
import { ParametersPanel } from './parameters-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import type { Choices, Product, ProductInfo } from './product-model.ts';
import { SaveBar } from './save-bar.tsx';
import { SellingPanel } from './selling-panel.tsx';
import { OptionsPanel } from './skus/options-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { useProductEditor } from './use-product-editor.ts';
import { VirtualPanel } from './virtual-panel.tsx';
import '../products.css';

interface EditorProps {
  info: ProductInfo | undefined;
  choices: Choices;
}

/** Editor of one product on one page; the tabs choose the language of its texts. */
export function Editor({ info, choices }: EditorProps) {
  const editor = useProductEditor(info, choices);
  const { product, problems, change, isChanged, busy } = editor;
  // A deleted product has to be restored first.
  const mayEdit = useCan('products.edit') && info?.status !== PRODUCT_STATUS.deleted;
  const [isPreviewing, setPreviewing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editor.refusals === 0) return;
    const first = page.current?.querySelector('.ant-form-item-has-error, .ant-alert-error, .field-problem');
    first?.scrollIntoView({ block: 'center' });
    first?.querySelector<HTMLElement>('input, textarea, [role=textbox]')?.focus();
  }, [editor.refusals]);
  return (
    <EditorContext value={{ product, problems, change }}>
      <div ref={page} className="product-editor" style={{ background: theme.useToken().token.colorBgLayout }}>
        <Messages
          isOutdated={editor.isOutdated}
          refusal={editor.refusal}
          reason={info?.reason}
          onLoad={editor.discard}
        />
        <TextLanguages
          values={textsOf(product)}
          onCopy={(from, to) => change(copyTexts(product, from, to))}
          extra={
            mayEdit && (
              <SaveBar
                status={info?.status}
                needsApproval={needsApproval(choices, product.categoryId)}
                {...{ isChanged, busy }}
                onSave={(isForSale) => void editor.save(isForSale)}
                onDiscard={editor.discard}
                onPreview={() => setPreviewing(true)}
              />
            )
          }
        >
          <Form layout="vertical" component={false} disabled={!mayEdit || busy}>
            <Panels choices={choices} isVirtual={product.mold === 1} />
          </Form>
          {isPreviewing && (
            <PreviewDrawer product={product} prodId={editor.base?.prodId} onClose={() => setPreviewing(false)} />
          )}
        </TextLanguages>
      </div>
    </EditorContext>
  );
}

/** A category's own approval rule takes precedence. */
function needsApproval(choices: Choices, categoryId: number | null | undefined): boolean {
  const own = choices.approvalByCategory.find((one) => one.categoryId === categoryId);
  return own?.needsApproval ?? choices.needsApproval;
}

function Panels({ choices, isVirtual }: { choices: Choices; isVirtual: boolean }) {
  return (
    <Flex vertical gap="middle">
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={15} xl={16}>
          <Flex vertical gap="middle">
            <TextsPanel />
            <PicturesPanel />
          </Flex>
        </Col>
        <Col xs={24} lg={9} xl={8}>
          <Flex vertical gap="middle">
            <OrganisationPanel choices={choices} />
            {isVirtual ? <VirtualPanel /> : <DeliveryPanel choices={choices} />}
            <SellingPanel />
          </Flex>
        </Col>
      </Row>
      <OptionsPanel />
      <ParametersPanel />
    </Flex>
  );
}

interface MessagesProps {
  isOutdated: boolean;
  refusal: string | undefined;
  /** The platform's reason for taking the product down. */
  reason: string | undefined;
  onLoad: () => void;
}

function Messages({ isOutdated, refusal, reason, onLoad }: MessagesProps) {
  const text = useText<'merchant'>();
  if (isOutdated) {
    return (
      <Alert
        type="warning"
        showIcon
        title={text('merchantProducts.outdated')}
        description={text('merchantProducts.outdatedText')}
        action={<Button onClick={onLoad}>{text('merchantProducts.loadNewer')}</Button>}
      />
    );
  }
  if (refusal) return <Alert type="error" showIcon title={refusal} />;
  return reason ? <Alert type="warning" showIcon title={text('merchantProducts.reason', { reason })} /> : null;
}

/** All texts of the product; a language is complete once it has each of them. */
function textsOf({ prodName, brief, content, options, parameters, mold, virtualQuestions }: Product): LocaleTexts[] {
  return [
    ...[prodName, brief, content],
    ...options.flatMap(({ name, values }) => [name, ...values.map(({ text }) => text)]),
    ...parameters.flatMap(({ name, value }) => [name, value]),
    ...(mold === 1 ? virtualQuestions.map(({ name }) => name) : []),
  ];
}

function copyTexts(product: Product, from: Locale, to: Locale): Partial<Product> {
  const copy = (texts: LocaleTexts) => copyText(texts, from, to);
  return {
    prodName: copy(product.prodName),
    brief: copy(product.brief),
    content: copy(product.content),
    options: product.options.map((option) => ({
      ...option,
      name: copy(option.name),
      values: option.values.map((value) => ({ ...value, text: copy(value.text) })),
    })),
    parameters: product.parameters.map((one) => ({ ...one, name: copy(one.name), value: copy(one.value) })),
    virtualQuestions: product.virtualQuestions.map((one) => ({ ...one, name: copy(one.name) })),
  };
}
