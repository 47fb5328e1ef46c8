import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { Button, Flex, Tag } from 'antd';

interface SaveBarProps {
  /** Undefined for a new product. */
  status: number | undefined;
  needsApproval: boolean;
  isChanged: boolean;
  busy: boolean;
  onSave: (isForSale: boolean) => void;
  onDiscard: () => void;
  onPreview: () => void;
}

/** Stays visible: a mark for unsaved changes, and the buttons to save them. */
export function SaveBar({ status, needsApproval, isChanged, busy, onSave, onDiscard, onPreview }: SaveBarProps) {
  const text = useText<'merchant'>();
  const isDraft = status === undefined || status === PRODUCT_STATUS.draft;
  return (
    <section className="save-bar" aria-label={text('merchantProducts.saveBar')}>
      <span aria-live="polite">{isChanged && <Tag color="warning">{text('merchantProducts.unsaved')}</Tag>}</span>
      <Flex wrap gap="small">
        {isChanged && <Button onClick={onDiscard}>{text('console.form.reset')}</Button>}
        <Button onClick={onPreview}>{text('merchantProducts.preview')}</Button>
        {isDraft && (
          <BusyButton busy={busy} onClick={() => onSave(false)}>
            {text('merchantProducts.saveDraft')}
          </BusyButton>
        )}
        <BusyButton type="primary" busy={busy} onClick={() => onSave(isDraft)}>
          {text(saveLabel(isDraft, needsApproval))}
        </BusyButton>
      </Flex>
    </section>
  );
}

function saveLabel(isDraft: boolean, needsApproval: boolean) {
  if (!isDraft) return 'merchantProducts.save';
  return needsApproval ? 'merchantProducts.sendForApproval' : 'merchantProducts.putOnSale';
}
