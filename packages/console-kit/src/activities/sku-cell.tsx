import { Flex, Typography } from 'antd';
import { Thumbnail } from '../page/thumbnail.tsx';

const PICTURE_PX = 40;

/** A product with its picture and the name of its SKU. */
export function SkuCell({ pic, prodName, skuName }: { pic: string; prodName: string; skuName: string }) {
  return (
    <Flex gap="small" align="center">
      <div style={{ flex: 'none' }}>
        <Thumbnail path={pic} width={PICTURE_PX} height={PICTURE_PX} />
      </div>
      <Flex vertical>
        <bdi>{prodName}</bdi>
        {skuName && (
          <Typography.Text type="secondary">
            <bdi>{skuName}</bdi>
          </Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}
