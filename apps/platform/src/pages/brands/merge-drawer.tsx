import { useText } from '@galleria/console-kit/console-context';
import { ContractForm } from '@galleria/console-kit/form/contract-form';
import { FormDrawer } from '@galleria/console-kit/page/form-drawer';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { useToast } from '@galleria/console-kit/use-mutate';
import { mergeBrands, platformBrandPage } from '@galleria/contract/catalogue/staff-brands';
import { Alert, Flex, Select } from 'antd';
import { useState } from 'react';
import type { Brand } from './page.tsx';

interface MergeDrawerProps {
  /** The brand that is merged into another and removed. The drawer is open while this is set. */
  brand: Brand | undefined;
  onClose: () => void;
}

/** Merges two spellings of one brand. */
export function MergeDrawer({ brand, onClose }: MergeDrawerProps) {
  const text = useText<'platform'>();
  const toast = useToast();
  const name = brand?.brandName ?? '';
  return (
    <FormDrawer
      title={text('platformCatalogue.mergeTitle', { name })}
      isOpen={brand !== undefined}
      onClose={onClose}
      size={480}
    >
      <Flex vertical gap="middle">
        <Alert type="warning" title={text('platformCatalogue.mergeText', { name })} />
        <ContractForm
          operation={mergeBrands}
          fixed={{ brandId: brand?.brandId ?? 0 }}
          fields={{
            intoBrandId: {
              label: text('platformCatalogue.mergeInto'),
              control: <BrandChoice except={brand?.brandId} />,
            },
          }}
          submit={text('platformCatalogue.merge')}
          onDone={({ movedCount }) => {
            toast(text('platformCatalogue.merged', { count: movedCount }));
            onClose();
          }}
          onCancel={onClose}
        />
      </Flex>
    </FormDrawer>
  );
}

const MAX_SHOWN = 20;

interface BrandChoiceProps {
  id?: string;
  value?: number;
  onChange?: (brandId: number) => void;
  except: number | undefined;
}

/** A search field: a mall may have more brands than a list can show. */
function BrandChoice({ except, ...field }: BrandChoiceProps) {
  const text = useText<'platform'>();
  const [keyword, setKeyword] = useState('');
  const { data } = usePagedCall(platformBrandPage, { keyword, size: MAX_SHOWN });
  const others = (data?.records ?? []).filter(({ brandId }) => brandId !== except);
  return (
    <Select
      {...field}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder={text('platformCatalogue.mergeChoose')}
      options={others.map(({ brandId, brandName }) => ({ value: brandId, label: brandName }))}
    />
  );
}
