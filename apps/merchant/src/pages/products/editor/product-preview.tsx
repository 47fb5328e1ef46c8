import { useText } from '@galleria/console-kit/console-context';
import { Facts } from '@galleria/console-kit/page/facts';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { MoneyText } from '@galleria/console-kit/text/money-text';
import { RichText } from '@galleria/console-kit/text/rich-text';
import type { previewProduct } from '@galleria/contract/catalogue/store-products';
import type { OutputOf } from '@galleria/contract/operation';
import { pictureUrl } from '@galleria/domain/pictures/picture-url';
import { directionOf, type Locale, languageTag } from '@galleria/domain/site/locales';
import { Flex, Radio, Typography } from 'antd';
import { useState } from 'react';

interface ProductPreviewProps {
  product: OutputOf<typeof previewProduct>;
  language: Locale;
  isWide: boolean;
}

/** A short product page in the buyer's language: pictures, price, options, parameters and description. */
export function ProductPreview({ product, language, isWide }: ProductPreviewProps) {
  const text = useText<'merchant'>();
  const { prodName, brief, options, skuList, parameterList, content, oriPrice, price, maxPrice } = product;
  const [choice, setChoice] = useState<readonly number[]>(skuList[0]?.choice ?? []);
  const sku = skuList.find((one) => one.choice.every((value, index) => value === choice[index]));
  const shownPrice = sku?.price ?? price;
  const oldPrice = sku?.oriPrice ?? oriPrice;
  return (
    <article
      className={isWide ? 'preview preview-wide' : 'preview'}
      lang={languageTag(language)}
      dir={directionOf(language)}
    >
      <Gallery paths={product.imgs.split(',').filter(Boolean)} chosen={sku?.pic} />
      <Flex vertical gap="small">
        <Typography.Title level={2} style={{ fontSize: 20, margin: 0 }}>
          <bdi>{prodName}</bdi>
        </Typography.Title>
        <Typography.Text type="secondary">{brief}</Typography.Text>
        <Flex gap="small" align="baseline">
          <strong className="preview-price">
            <MoneyText amount={shownPrice} />
            {!sku && maxPrice > price && (
              <>
                {' '}
                – <MoneyText amount={maxPrice} />
              </>
            )}
          </strong>
          {oldPrice > shownPrice && (
            <Typography.Text delete type="secondary">
              <MoneyText amount={oldPrice} />
            </Typography.Text>
          )}
        </Flex>
        {options.map(({ name, values }, index) => (
          <Flex key={name} vertical gap={4}>
            <strong>{name}</strong>
            <Radio.Group
              optionType="button"
              aria-label={name}
              value={choice[index]}
              options={values.map((value, index) => ({ value: index, label: value.text }))}
              onChange={(event) => setChoice(choice.with(index, Number(event.target.value)))}
            />
          </Flex>
        ))}
        <Typography.Text type="secondary">
          {text('merchantProducts.previewStock', { count: sku?.stocks ?? product.totalStocks })}
        </Typography.Text>
      </Flex>
      <Flex vertical gap="middle" className="preview-rest">
        {parameterList.length > 0 && (
          <Facts
            facts={parameterList.map(({ parameterKey, parameterValue }) => ({
              label: parameterKey,
              value: parameterValue,
            }))}
          />
        )}
        <RichText html={content} />
      </Flex>
    </article>
  );
}

function Gallery({ paths, chosen }: { paths: readonly string[]; chosen: string | undefined }) {
  const [first = ''] = paths;
  const main = chosen || first;
  return (
    <Flex vertical gap="small">
      {main ? (
        <img className="preview-picture" src={pictureUrl(main, 960)} alt="" />
      ) : (
        <div className="preview-picture" />
      )}
      <Flex wrap gap={4}>
        {paths.map((path) => (
          <Thumbnail key={path} path={path} width={56} height={56} />
        ))}
      </Flex>
    </Flex>
  );
}
