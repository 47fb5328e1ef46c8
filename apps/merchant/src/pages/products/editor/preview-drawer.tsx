import { useConsole, useSide, useText } from '@galleria/console-kit/console-context';
import { useTextLanguage } from '@galleria/console-kit/form/texts/text-languages';
import { CallAlert } from '@galleria/console-kit/page/loaded';
import { CallFailure } from '@galleria/console-kit/use-call';
import { previewProduct } from '@galleria/contract/catalogue/store-products';
import type { OutputOf } from '@galleria/contract/operation';
import type { Locale } from '@galleria/domain/site/locales';
import { Drawer, Flex, Radio, Skeleton } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { type Product, toDraft } from './product-model.ts';
import { ProductPreview } from './product-preview.tsx';

interface PreviewDrawerProps {
  product: Product;
  /** Undefined until the product is saved for the first time. */
  prodId: number | undefined;
  onClose: () => void;
}

const WIDTHS = { phone: 390, desktop: 1040 } as const;
type Device = keyof typeof WIDTHS;

/**
 * Preview of the unsaved draft as buyers would see it, in the language of the open tab. The server makes it, so that it
 * shows nothing that saving would refuse.
 */
export function PreviewDrawer({ product, prodId, onClose }: PreviewDrawerProps) {
  const text = useText<'merchant'>();
  const [device, setDevice] = useState<Device>('phone');
  const language = useTextLanguage();
  const { answer, failure, load } = usePreview(product, prodId, language);
  return (
    <Drawer
      open
      onClose={onClose}
      placement={useSide('end')}
      size={WIDTHS[device] + 48}
      title={text('merchantProducts.previewTitle')}
      extra={
        <Radio.Group
          optionType="button"
          aria-label={text('merchantProducts.previewWidth')}
          value={device}
          options={(['phone', 'desktop'] as const).map((value) => ({
            value,
            label: text(`merchantProducts.preview.${value}`),
          }))}
          onChange={(event) => setDevice(event.target.value)}
        />
      }
    >
      <Flex vertical gap="middle">
        {failure && <CallAlert failure={failure} onRetry={load} />}
        {!answer && !failure && <Skeleton active />}
        {answer && <ProductPreview product={answer} language={language} isWide={device === 'desktop'} />}
      </Flex>
    </Drawer>
  );
}

function usePreview(product: Product, prodId: number | undefined, language: Locale) {
  const { call } = useConsole();
  const [answer, setAnswer] = useState<OutputOf<typeof previewProduct>>();
  const [failure, setFailure] = useState<CallFailure>();
  const load = useCallback(async () => {
    setFailure(undefined);
    const result = await call(previewProduct, { ...toDraft(product), prodId, language });
    if (result.ok) setAnswer(result.data);
    else setFailure(new CallFailure(result.reason, errorText(result)));
  }, [call, product, prodId, language]);
  useEffect(() => void load(), [load]);
  return { answer, failure, load: () => void load() };
}

/** The messages about single fields, which are in `data`, else the message of the refusal. */
function errorText({ message, data }: { message: string; data: unknown }): string {
  const problems: readonly { message: string }[] = Array.isArray(data) ? data : [];
  return [...new Set(problems.map((problem) => problem.message))].join(' ') || message;
}
