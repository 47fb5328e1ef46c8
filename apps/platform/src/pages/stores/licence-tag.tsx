import { useLocale, useText } from '@galleria/console-kit/console-context';
import type { LicenceState } from '@galleria/domain/stores/licence-expiry';
import { formatDate } from '@galleria/i18n/formats';
import { Flex, Tag, Typography } from 'antd';

const COLOURS: Readonly<Record<LicenceState, string>> = {
  open: 'default',
  valid: 'success',
  ending: 'warning',
  ended: 'error',
};

/** Whether the business licence is valid, and until when. */
export function LicenceTag({ state, endsOn }: { state: LicenceState; endsOn: string | null }) {
  const text = useText<'platform'>();
  const locale = useLocale();
  return (
    <Flex wrap gap="small" align="center">
      <Tag color={COLOURS[state]}>{text(`platformStores.licence.${state}`)}</Tag>
      {endsOn && (
        <Typography.Text type="secondary">
          {text('platformStores.licenceUntil', { date: formatDate(locale, new Date(`${endsOn}T00:00:00Z`)) })}
        </Typography.Text>
      )}
    </Flex>
  );
}
