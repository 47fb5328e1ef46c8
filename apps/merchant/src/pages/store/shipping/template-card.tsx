import { useText } from '@galleria/console-kit/console-context';
import { useProvinceNames } from '@galleria/console-kit/form/inputs/region-picker';
import { Panel } from '@galleria/console-kit/page/panel';
import { RowButtons } from '@galleria/console-kit/row-buttons';
import { useMoneyFormat } from '@galleria/console-kit/text/money-text';
import type { OutputOf } from '@galleria/contract/operation';
import type { shippingTemplateList } from '@galleria/contract/store-settings/in-use';
import { Flex, Tag, Typography } from 'antd';

export type Template = OutputOf<typeof shippingTemplateList>[number];

interface TemplateCardProps {
  template: Template;
  onEdit: () => void;
  onDelete: () => void;
}

/** A shipping template, described in sentences. */
export function TemplateCard({ template, onEdit, onDelete }: TemplateCardProps) {
  const text = useText<'merchant'>();
  const money = useMoneyFormat();
  const provinces = useProvinceNames();
  const { name, basis, firstUnits, extraUnits, exceptions, notTo, productCount } = template;
  const namesOf = (ids: readonly number[]) => ids.map((id) => provinces.get(id) ?? id).join(', ');
  const units = (count: number) => text(`merchantStore.units.${basis}`, { count });
  const days = ({ minDays, maxDays }: Template | Template['exceptions'][number]) =>
    text('merchantStore.days', { from: minDays, to: maxDays });
  return (
    <Panel title={name} extra={<Tag>{text('merchantStore.productCount', { count: productCount })}</Tag>}>
      <Flex vertical gap="small">
        <span>
          {text('merchantStore.firstCosts', { units: units(firstUnits), fee: money(template.firstFee) })}{' '}
          {text('merchantStore.extraCosts', { units: units(extraUnits), fee: money(template.extraFee) })}
        </span>
        {template.freeOver !== null && (
          <span>{text('merchantStore.freeFrom', { amount: money(template.freeOver) })}</span>
        )}
        <span>{days(template)}</span>
        {exceptions.map((exception) => (
          <Typography.Text type="secondary" key={exception.provinceIds.join()}>
            {text('merchantStore.otherCosts', {
              regions: namesOf(exception.provinceIds),
              fee: money(exception.firstFee),
              extra: money(exception.extraFee),
            })}{' '}
            {days(exception)}
          </Typography.Text>
        ))}
        {notTo.length > 0 && (
          <Typography.Text type="secondary">
            {text('merchantStore.notSentTo', { regions: namesOf(notTo) })}
          </Typography.Text>
        )}
        <RowButtons permission="store.edit" name={name} onEdit={onEdit} onDelete={onDelete} />
      </Flex>
    </Panel>
  );
}
