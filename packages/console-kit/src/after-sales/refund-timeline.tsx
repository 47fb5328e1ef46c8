import { Tag } from 'antd';
import { useText } from '../console-context.tsx';
import { Panel } from '../page/panel.tsx';
import { MoneyText } from '../text/money-text.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import { TimeText } from '../text/time-text.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { type Step, stepMessageId } from './step-message.ts';
import './after-sales.css';

/** Everything that happened to a request, the latest first. */
export function RefundTimeline({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  return (
    <Panel title={text('consoleRefunds.timeline')}>
      {steps.length === 0 && <SecondaryText>{text('consoleRefunds.timeline.none')}</SecondaryText>}
      <ol className="refund-timeline">
        {steps.map((step) => (
          <TimelineStep key={[step.time, step.what, step.by, step.words].join(' ')} step={step} />
        ))}
      </ol>
    </Panel>
  );
}

function TimelineStep({ step }: { step: Step }) {
  const text = useText();
  const { what, by, time, imgs, amount } = step;
  const who = 'who' in step ? step.who : '';
  // The words of an assignment are a staff member's name, which the sentence contains.
  const remark = what === 'assigned' ? '' : step.words;
  return (
    <li>
      <SecondaryText>
        <TimeText time={time} />
      </SecondaryText>
      <div className="refund-step">
        <div>
          <Tag>
            {text(`consoleRefunds.by.${by}`)}
            {who && (
              <>
                {' · '}
                <bdi>{who}</bdi>
              </>
            )}
          </Tag>{' '}
          {text(stepMessageId(step), { name: step.words })}
          {amount !== null && (
            <>
              {' · '}
              <strong>
                <MoneyText amount={amount} />
              </strong>
            </>
          )}
        </div>
        {remark && <bdi className="said">{remark}</bdi>}
        <PictureStrip paths={imgs} />
      </div>
    </li>
  );
}
