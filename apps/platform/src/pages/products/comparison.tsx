import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Thumbnail } from '@galleria/console-kit/page/thumbnail';
import { centsOf } from '@galleria/domain/money/main-units';
import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import { formatMoney } from '@galleria/i18n/formats';
import { Checkbox, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { compareSides, type DescribedField, type Side } from './describe-draft.ts';
import '../../shared/compare.css';

interface ComparisonProps {
  /** Null for a product that was never on sale. */
  now: Side | null;
  waiting: Side;
}

/**
 * Compares field by field the version that buyers see with the one that waits for approval. Lines that only one side
 * has are marked.
 */
export function Comparison({ now, waiting }: ComparisonProps) {
  const text = useText<'platform'>();
  const locale = useLocale();
  const [isAll, setAll] = useState(now === null);
  const fields = compareSides(now, waiting, {
    locale,
    money: (amount) => formatMoney(locale, BASE_CURRENCY, centsOf(amount)),
    delivery: (type) => text(`platformCatalogue.delivery.${type}` as 'platformCatalogue.delivery.1'),
    off: text('platformCatalogue.off'),
  });
  const shown = fields.filter(({ isChanged, waiting: lines }) =>
    now && !isAll ? isChanged : isChanged || lines.length,
  );
  return (
    <>
      {now && (
        <div className="compare-tools">
          <Checkbox checked={!isAll} onChange={({ target }) => setAll(!target.checked)}>
            {text('platformCatalogue.onlyChanges')}
          </Checkbox>
        </div>
      )}
      {shown.length === 0 && <p className="compare-tools">{text('platformCatalogue.noDifference')}</p>}
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">{text('platformCatalogue.field')}</th>
            {now && <th scope="col">{text('platformCatalogue.now')}</th>}
            <th scope="col">{text('platformCatalogue.new')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <FieldRow key={field.field} described={field} isNew={now === null} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function FieldRow({
  described: { field, now, waiting, isChanged },
  isNew,
}: {
  described: DescribedField;
  isNew: boolean;
}) {
  const text = useText<'platform'>();
  const [nowLabel, newLabel] = [text('platformCatalogue.now'), text('platformCatalogue.new')];
  return (
    <tr className={isChanged ? 'compare-changed' : undefined}>
      <th scope="row">
        {text(`platformCatalogue.field.${field}`)}{' '}
        {isChanged && <Tag color="warning">{text('platformCatalogue.changed')}</Tag>}
      </th>
      {!isNew && (
        <td data-label={nowLabel}>
          <Lines field={field} lines={now} others={waiting} mark="removed" />
        </td>
      )}
      <td data-label={newLabel}>
        <Lines field={field} lines={waiting} others={isNew ? waiting : now} mark="added" />
      </td>
    </tr>
  );
}

interface LinesProps {
  field: DescribedField['field'];
  lines: readonly string[];
  /** Lines of the other side; lines that are not among them are marked. */
  others: readonly string[];
  mark: 'added' | 'removed';
}

const PICTURE_PX = 96;

function Lines({ field, lines, others, mark }: LinesProps) {
  const text = useText<'platform'>();
  if (lines.length === 0) return <Typography.Text type="secondary">{text('platformCatalogue.none')}</Typography.Text>;
  const markLabel = text(`platformCatalogue.${mark}`);
  return (
    <Flex vertical={field !== 'pictures'} wrap={field === 'pictures'} gap={field === 'pictures' ? 'small' : 2}>
      {lines.map((line) => (
        <div key={line} className={others.includes(line) ? undefined : `compare-${mark}`}>
          {field === 'pictures' ? <Thumbnail path={line} width={PICTURE_PX} height={PICTURE_PX} /> : <bdi>{line}</bdi>}
          {!others.includes(line) && <span className="visually-hidden"> ({markLabel})</span>}
        </div>
      ))}
    </Flex>
  );
}
