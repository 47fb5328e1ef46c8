import { useLocale } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/loaded';
import type { Asked } from '@galleria/console-kit/use-call';
import { formatNumber } from '@galleria/i18n/formats';
import { Card, Col, Typography } from 'antd';
import { Link } from 'react-router';

interface CountCardProps<Data> {
  to: string;
  label: string;
  answer: Asked<Data>;
  count: (data: Data) => number;
}

/** The whole card leads to the list; the number is its link. */
export function CountCard<Data>({ to, label, answer, count }: CountCardProps<Data>) {
  const locale = useLocale();
  return (
    <Col xs={24} sm={12} lg={8}>
      <Card hoverable style={{ position: 'relative' }}>
        <Typography.Text type="secondary">{label}</Typography.Text>
        <Loaded answer={answer} lines={1}>
          {(data) => <CountLink to={to} label={label} shown={formatNumber(locale, count(data))} />}
        </Loaded>
      </Card>
    </Col>
  );
}

function CountLink({ to, label, shown }: { to: string; label: string; shown: string }) {
  return (
    <Link to={to} className="covers-card" aria-label={`${label}: ${shown}`}>
      <Typography.Text style={{ display: 'block', fontSize: 32, fontWeight: 600 }}>{shown}</Typography.Text>
    </Link>
  );
}
