import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { mallNowMs, syncMallClock } from './mall-clock.ts';
import { recheckDelayMs } from './turn.ts';

/** React Router's location key of the address that the document was loaded from. */
const FIRST_LOCATION = 'default';

interface TurnWatchProps {
  /** The mall's time in the response with the page's data. */
  nowIso: string | undefined;
  /** When an activity on the page next starts or ends; undefined: never. */
  turnIso: string | undefined;
}

/**
 * Keeps a page with activities up to date: when one starts or ends, the page's data is revalidated, once, and screen
 * readers are told. Rendered by the page itself and not in a part that hydrates later, so that it works without any
 * interaction.
 */
export default function TurnWatch({ nowIso, turnIso }: TurnWatchProps) {
  const text = useText();
  const [announcedTurn, setAnnouncedTurn] = useState<string>();
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(async () => {
    window.earlyInteractions?.wake();
    await revalidate();
    setAnnouncedTurn(turnIso);
  });
  const cameWithDocument = useLocation().key === FIRST_LOCATION;
  useEffect(() => {
    if (nowIso) syncMallClock(nowIso, cameWithDocument);
  }, [nowIso, cameWithDocument]);
  useEffect(() => {
    if (!turnIso) return;
    const chance = Math.random();
    let timer: number | undefined;
    const check = () => {
      const wait = recheckDelayMs(Date.parse(turnIso), mallNowMs(), chance, document.hidden);
      if (wait === undefined) void reload();
      else timer = window.setTimeout(check, wait);
    };
    check();
    return () => window.clearTimeout(timer);
  }, [turnIso]);
  return (
    <p role="status" className="sr-only">
      {announcedTurn && <span key={announcedTurn}>{text('activities.turned')}</span>}
    </p>
  );
}
