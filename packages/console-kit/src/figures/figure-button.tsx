import { languageTag } from '@galleria/domain/site/locales';
import { theme } from 'antd';
import { relativeChange } from '../chart/scale.ts';
import { useLocale } from '../console-context.tsx';

interface FigureButtonProps {
  name: string;
  now: number;
  before: number;
  format: (value: number) => string;
  /** Label of the period before, e.g. "the 7 days before". */
  comparedWith: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A figure with its change against the previous period; choosing it shows its chart. */
export function FigureButton({ name, now, before, format, comparedWith, isChosen, onChoose }: FigureButtonProps) {
  const { token } = theme.useToken();
  const change = relativeChange(now, before);
  const percent = new Intl.NumberFormat(`${languageTag(useLocale())}-u-nu-latn`, {
    ...{ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  });
  const tone = change === undefined || change === 0 ? 'inherit' : change > 0 ? token.colorSuccess : token.colorError;
  return (
    <button type="button" className="figure" aria-pressed={isChosen} onClick={onChoose}>
      <span>{name}</span>
      <strong>
        <bdi>{format(now)}</bdi>
      </strong>
      <small>
        {change !== undefined && <bdi style={{ color: tone, fontWeight: 600 }}>{percent.format(change)}</bdi>}{' '}
        {comparedWith} <bdi>{format(before)}</bdi>
      </small>
    </button>
  );
}
