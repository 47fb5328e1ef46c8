import type { ReactNode } from 'react';
import { useText } from '../console-context.tsx';
import { Panel } from '../page/panel.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import { TimeText } from '../text/time-text.tsx';
import { PictureStrip } from './picture-strip.tsx';
import type { RefundRequest } from './refund-state.tsx';
import './after-sales.css';

interface Statement {
  readonly title: string;
  readonly reason?: string;
  readonly words: string;
  readonly imgs: readonly string[];
  readonly time?: string | undefined;
}

interface StatementsPanelProps {
  refund: RefundRequest;
  /** Names of the two sides, e.g. links to their pages. */
  buyer: ReactNode;
  store: ReactNode;
  /** At the end of the title's line. */
  extra?: ReactNode;
}

/** Statements and pictures of the buyer and of the store, side by side. */
export function StatementsPanel({ refund, buyer, store, extra }: StatementsPanelProps) {
  const text = useText();
  return (
    <Panel title={text('consoleRefunds.statements')} extra={extra}>
      <div className="both-sides">
        <Side name={text('consoleRefunds.by.buyer')} who={buyer} statements={useBuyerStatements(refund)} />
        <Side name={text('consoleRefunds.by.seller')} who={store} statements={useStoreStatements(refund)} />
      </div>
    </Panel>
  );
}

interface SideProps {
  name: string;
  who: ReactNode;
  statements: readonly Statement[];
}

function Side({ name, who, statements }: SideProps) {
  const text = useText();
  return (
    <section aria-label={name}>
      <h3 className="side-name">
        {name} · {who}
      </h3>
      {statements.length === 0 && <SecondaryText>{text('consoleRefunds.statements.nothing')}</SecondaryText>}
      {statements.map(({ title, reason, words, imgs, time }) => (
        <article key={`${title} ${time} ${words}`} className="statement">
          <SecondaryText>
            {title}
            {time && (
              <>
                {' · '}
                <TimeText time={time} />
              </>
            )}
          </SecondaryText>
          {reason && <strong>{reason}</strong>}
          {words && <bdi className="said">{words}</bdi>}
          <PictureStrip paths={imgs} />
        </article>
      ))}
    </section>
  );
}

/** The buyer's request, return parcel, dispute and later additions; the oldest first. */
function useBuyerStatements({ reason, words, imgs, applyTime, dispute, steps }: RefundRequest): Statement[] {
  const text = useText();
  const request: Statement = {
    title: text('consoleRefunds.statements.request'),
    reason: text(`consoleRefunds.reason.${reason}`),
    ...{ words, imgs, time: applyTime },
  };
  const sent = statementsIn(steps, 'buyer', 'sentBack').map((step) => ({
    title: text('consoleRefunds.statements.sentBack'),
    ...step,
  }));
  const question: Statement[] = dispute
    ? [
        {
          title: text('consoleRefunds.statements.dispute'),
          reason: text(`consoleRefunds.dispute.${dispute.reason}`),
          ...{ words: dispute.words, imgs: dispute.imgs, time: dispute.time },
        },
      ]
    : [];
  return [request, ...sent, ...question, ...useAddedStatements(steps, 'buyer')];
}

/** The store's offers, refusal and later additions. */
function useStoreStatements({ refusalReason, refusalWords, steps }: RefundRequest): Statement[] {
  const text = useText();
  const offers = statementsIn(steps, 'seller', 'offered').map((step) => ({
    title: text('consoleRefunds.statements.offer'),
    ...step,
  }));
  const refused = steps.find(({ what, by }) => what === 'refused' && by === 'seller');
  const refusal: Statement[] = refusalReason
    ? [
        {
          title: text('consoleRefunds.statements.refusal'),
          reason: text(`consoleRefunds.refusal.${refusalReason}`),
          ...{ words: refusalWords, imgs: refused?.imgs ?? [], time: refused?.time },
        },
      ]
    : [];
  return [...offers, ...refusal, ...useAddedStatements(steps, 'seller')];
}

function useAddedStatements(steps: RefundRequest['steps'], side: 'buyer' | 'seller'): Statement[] {
  const title = useText()('consoleRefunds.statements.added');
  return statementsIn(steps, side, 'said').map((step) => ({ title, ...step }));
}

/**
 * Statements that a side made with one kind of step, the oldest first; steps without words and pictures are left out.
 */
function statementsIn(steps: RefundRequest['steps'], side: 'buyer' | 'seller', kind: string) {
  return steps
    .filter(({ what, by, words, imgs }) => what === kind && by === side && (words || imgs.length > 0))
    .map(({ words, imgs, time }) => ({ words, imgs, time }))
    .toReversed();
}
