import { useLocale, useText } from '@galleria/console-kit/console-context';
import { CallAlert } from '@galleria/console-kit/page/loaded';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { storeFlashRounds } from '@galleria/contract/activities/flash-sale';
import type { OutputOf } from '@galleria/contract/operation';
import { languageTag } from '@galleria/domain/site/locales';
import { Col, Form, Row, Select } from 'antd';
import { useId, useState } from 'react';
import type { TermsFieldsProps } from '../kind-forms.ts';

type Round = OutputOf<typeof storeFlashRounds>['rounds'][number];

/** Fields for a day and one of the rounds that the mall offers on it, in place of start and end. */
export function RoundFields({ draft, problems, change }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  const [dayId, roundId] = [useId(), useId()];
  const { activityId, terms } = draft;
  const [requestedDay, setRequestedDay] = useState(terms.flashDay);
  const answer = usePagedCall(storeFlashRounds, { day: requestedDay, activityId });
  const days = useDayOptions(answer.data?.days ?? []);
  const day = requestedDay ?? answer.data?.days[0];
  const rounds = answer.data?.rounds.filter((round) => round.day === day) ?? [];
  const options = useRoundOptions(rounds);
  const problem = problems.get('round');

  function chooseDay(next: string) {
    setRequestedDay(next);
    change({ terms: {}, startTime: '', endTime: '' });
  }
  function chooseRound(number: number) {
    const round = rounds.find((one) => one.round === number);
    if (!round) return;
    const { startTime, endTime } = round;
    change({ terms: { flashDay: round.day, flashRound: round.round }, startTime, endTime });
  }
  const isOffered = rounds.some(({ round }) => round === terms.flashRound);
  return (
    <>
      {answer.error && <CallAlert failure={answer.error} onRetry={() => void answer.refetch()} />}
      <Row gutter={16}>
        <Col xs={24} md={10}>
          <Form.Item label={text('merchantFlashSale.day')} htmlFor={dayId}>
            <Select<string> id={dayId} value={day ?? null} options={days} onChange={chooseDay} />
          </Form.Item>
        </Col>
        <Col xs={24} md={14}>
          <Form.Item
            label={text('merchantFlashSale.round')}
            htmlFor={roundId}
            extra={text('merchantFlashSale.roundHelp')}
            {...(problem && { validateStatus: 'error' as const, help: problem })}
          >
            <Select<number>
              id={roundId}
              placeholder={text('merchantFlashSale.chooseRound')}
              value={isOffered ? (terms.flashRound ?? null) : null}
              options={options}
              notFoundContent={text('merchantFlashSale.noRounds')}
              onChange={chooseRound}
            />
          </Form.Item>
        </Col>
      </Row>
    </>
  );
}

/** Days of the mall's calendar, formatted in the reader's language. */
function useDayOptions(days: readonly string[]) {
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return days.map((value) => ({ value, label: format.format(Date.parse(value)) }));
}

/** Rounds with their times on the seller's clock, and the number of products that the store can still enter. */
function useRoundOptions(rounds: readonly Round[]) {
  const text = useText<'merchant'>();
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  const hour = (iso: string) => format.format(Date.parse(iso));
  return rounds.map(({ round, startTimeIso, endTimeIso, productsLeft }) => ({
    value: round,
    label: `${hour(startTimeIso)} – ${hour(endTimeIso)} · ${text('merchantFlashSale.roundLeft', { count: productsLeft })}`,
    disabled: productsLeft <= 0,
  }));
}
