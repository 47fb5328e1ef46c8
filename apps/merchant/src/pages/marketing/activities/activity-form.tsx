import { BusyButton } from '@galleria/console-kit/busy-button';
import { useText } from '@galleria/console-kit/console-context';
import { FormRefusal } from '@galleria/console-kit/form/form-refusal';
import { DateTimeInput } from '@galleria/console-kit/form/inputs/date-time-input';
import { LabelledField } from '@galleria/console-kit/form/labelled-field';
import { LocaleTextsInput } from '@galleria/console-kit/form/texts/locale-text-input';
import { Panel } from '@galleria/console-kit/page/panel';
import { MAX_ACTIVITY_NAME_LENGTH } from '@galleria/contract/activities/fields';
import { ACTIVITY_RULES } from '@galleria/domain/activities/activity-rules';
import { Button, Col, Flex, Form, InputNumber, Row } from 'antd';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { ActivityDraft } from './activity-draft.ts';
import { DraftCalendar } from './draft-calendar.tsx';
import { GoodsPanel } from './goods/goods-panel.tsx';
import { KIND_FORMS, type TermsFieldsProps } from './kind-forms.ts';
import { useActivityForm } from './use-activity-form.ts';
import { useClashes } from './use-clashes.ts';

type FormState = ReturnType<typeof useActivityForm>;

/** Form for one activity, with a calendar of the store's other activities. */
export function ActivityForm({ initial }: { initial: ActivityDraft }) {
  const text = useText<'merchant'>();
  const navigate = useNavigate();
  const form = useActivityForm(initial);
  const { draft, refusal, refusals, busy } = form;
  const clashes = useClashes(draft);
  const { isApplication = false } = KIND_FORMS[draft.kind];
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const first = page.current?.querySelector('.ant-form-item-has-error input, .activity-price-wrong input');
    const errorElement = first ?? page.current?.querySelector('.ant-alert-error');
    errorElement?.scrollIntoView({ block: 'center' });
    if (first instanceof HTMLElement) first.focus();
  }, [refusals]);
  return (
    <Form layout="vertical" component={false}>
      <div ref={page} className="activity-form">
        <Row gutter={[16, 16]}>
          <Col xs={24} xl={13}>
            <AboutPanel form={form} />
          </Col>
          <Col xs={24} xl={11}>
            <DraftCalendar draft={draft} clashes={clashes} />
          </Col>
        </Row>
        <GoodsPanel
          hasPrices={KIND_FORMS[draft.kind].hasPrices ?? true}
          rows={draft.rows}
          hasPieces={isApplication}
          clashes={clashes}
          problems={form.problems}
          allowsNormalPrice={KIND_FORMS[draft.kind].allowsNormalPrice ?? false}
          showsMissing={refusals > 0}
          onChange={(changeRows) => form.change(({ rows }) => ({ rows: changeRows(rows) }))}
        />
        <FormRefusal message={refusal} />
        <Flex gap="small" wrap>
          <BusyButton type="primary" busy={busy} onClick={() => void form.save()}>
            {text(isApplication ? 'merchantFlashSale.apply' : 'merchantActivities.save')}
          </BusyButton>
          <Button onClick={() => void navigate(draft.activityId ? `/activities/${draft.activityId}` : '/activities')}>
            {text('console.cancel')}
          </Button>
        </Flex>
      </div>
    </Form>
  );
}

function AboutPanel({ form: { draft, problems, change } }: { form: FormState }) {
  const text = useText<'merchant'>();
  const { TermsFields, TimeFields = PeriodFields, hasNoLimit = false, limitHelp } = KIND_FORMS[draft.kind];
  return (
    <Panel title={text('merchantActivities.about')}>
      <LabelledField
        label={text('consoleActivities.name')}
        help={text('merchantActivities.nameHelp')}
        problem={problems.get('names')}
      >
        {(id) => (
          <LocaleTextsInput
            id={id}
            maxLength={MAX_ACTIVITY_NAME_LENGTH}
            value={draft.names}
            onChange={(names) => change({ names })}
          />
        )}
      </LabelledField>
      <TimeFields draft={draft} problems={problems} change={change} />
      {!hasNoLimit && (
        <LabelledField
          label={text('consoleActivities.limitPerBuyer')}
          help={text(limitHelp ?? 'merchantActivities.limitHelp')}
          problem={problems.get('limitPerBuyer')}
        >
          {(id) => (
            <InputNumber<number>
              id={id}
              min={1}
              max={ACTIVITY_RULES.limitPerBuyerAtMost}
              precision={0}
              value={draft.limitPerBuyer}
              onChange={(limitPerBuyer) => change({ limitPerBuyer })}
            />
          )}
        </LabelledField>
      )}
      {TermsFields && <TermsFields draft={draft} problems={problems} change={change} />}
    </Panel>
  );
}

/** Fields for start and end. */
function PeriodFields({ draft, problems, change }: TermsFieldsProps) {
  const text = useText<'merchant'>();
  return (
    <Row gutter={16}>
      <Col xs={24} md={12}>
        <LabelledField label={text('merchantActivities.startTime')} problem={problems.get('startTime')}>
          {(id) => <DateTimeInput id={id} value={draft.startTime} onChange={(startTime) => change({ startTime })} />}
        </LabelledField>
      </Col>
      <Col xs={24} md={12}>
        <LabelledField label={text('merchantActivities.endTime')} problem={problems.get('endTime')}>
          {(id) => <DateTimeInput id={id} value={draft.endTime} onChange={(endTime) => change({ endTime })} />}
        </LabelledField>
      </Col>
    </Row>
  );
}
