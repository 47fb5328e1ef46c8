import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useText } from '../../words/words.tsx';
import { mallNowMs, noteMallTime } from './mall-clock.ts';
import { waitMs } from './turn.ts';

/** The router's key of the address that the document was loaded from. */
const FIRST_LOCATION = 'default';

interface TurnWatchProps {
  /** The mall's time, as the answer with the page's data has it. */
  nowIso: string | undefined;
  /** When something on the page starts or ends; nothing: it never does. */
  turnIso: string | undefined;
}

/**
 * Keeps a page right that shows activities: when one starts or ends, the page's data is loaded again, once, and those who
 * do not see it hear of it. It stands in the page itself and not in a part that hydrates later, so that it works without
 * being touched.
 */
export default function TurnWatch({ nowIso, turnIso }: TurnWatchProps) {
  const text = useText();
  const [turned, setTurned] = useState<string>();
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(async () => {
    window.earlyInteractions?.wake();
    await revalidate();
    setTurned(turnIso);
  });
  const cameWithDocument = useLocation().key === FIRST_LOCATION;
  useEffect(() => {
    if (nowIso) noteMallTime(nowIso, cameWithDocument);
  }, [nowIso, cameWithDocument]);
  useEffect(() => {
    if (!turnIso) return;
    const chance = Math.random();
    let timer: number | undefined;
    const look = () => {
      const wait = waitMs(Date.parse(turnIso), mallNowMs(), chance, document.hidden);
      if (wait === undefined) void ask();
      else timer = window.setTimeout(look, wait);
    };
    look();
    return () => window.clearTimeout(timer);
  }, [turnIso]);
  return (
    <p role="status" className="sr-only">
      {turned && <span key={turned}>{text('activities.turned')}</span>}
    </p>
  );
}
