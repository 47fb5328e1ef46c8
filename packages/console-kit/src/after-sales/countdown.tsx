import { REFUND_STATE } from '@galleria/domain/after-sales/refund-lifecycle';
import { languageTag } from '@galleria/domain/site/locales';
import { Flex, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useLocale, useText } from '../console-context.tsx';
import type { RefundRequest } from './refund-state.tsx';
import { timeLeft } from './time-left.ts';

interface CountdownProps {
  /** ISO time of the deadline; nothing is shown without one. */
  until: string | null;
}

const COLOURS = { high: 'error', middle: 'warning', low: 'default' } as const;
const TICK_MS = 30_000;

/** Time left until a deadline, coloured by urgency; the exact time is its title. */
export function Countdown({ until }: CountdownProps) {
  const text = useText();
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const now = useNow();
  if (!until) return null;
  const end = new Date(until);
  const { unit, urgency, days, hours, minutes } = timeLeft(end.getTime(), now);
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(end);
  return (
    <Tag color={COLOURS[urgency]} title={moment} className="countdown">
      <time dateTime={until}>{text(`consoleRefunds.countdown.${unit}`, { days, hours, minutes })}</time>
    </Tag>
  );
}

/** Until when both sides may add evidence, while the mall decides. */
export function EvidenceTime({ refund: { dispute, returnMoneySts } }: { refund: RefundRequest }) {
  const text = useText();
  if (!dispute || returnMoneySts !== REFUND_STATE.disputed) return null;
  return (
    <Flex wrap gap="small" align="center">
      {text('consoleRefunds.evidenceUntil')}
      <Countdown until={dispute.evidenceEndTimeIso} />
    </Flex>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
