import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../words/words.tsx';
import { useShell } from '../shell-data.ts';

const TURN_MS = 4_000;

/** Top notices, one at a time. It stands still under the pointer, under the focus, and for who wants less motion. */
export function Ticker() {
  const text = useText();
  const { notices } = useShell();
  const [held, setHeld] = useState(false);
  const current = useTurns(notices.length, held);
  if (notices.length === 0) return <div className="grow" />;
  return (
    <section
      aria-label={text('shell.notices')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex min-w-0 grow items-center gap-2"
    >
      <Link
        to="/notice-list?shopId=0"
        aria-label={text('shell.allNotices')}
        title={text('shell.allNotices')}
        className="grid size-6 shrink-0 place-items-center rounded-control text-brand-ink"
      >
        <Megaphone aria-hidden className="flip-rtl size-3.5" />
      </Link>
      <ul className="relative h-8 min-w-0 grow overflow-hidden">
        {notices.map(({ id, title }, index) => (
          <li
            key={id}
            inert={index !== current}
            className={`absolute inset-0 flex items-center transition-[transform,opacity] duration-200 ${placeOf(index, current, notices.length)}`}
          >
            <Link
              to={`/notice-detail?id=${id}&shopId=0`}
              className="-outline-offset-2 truncate rounded-control py-1.5 hover:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf(index: number, current: number, count: number): string {
  if (index === current) return '';
  const justLeft = index === (current + count - 1) % count;
  return justLeft ? '-translate-y-full opacity-0' : 'translate-y-full opacity-0';
}

function useTurns(count: number, held: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (held || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurns((done) => done + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [count, held]);
  return count === 0 ? 0 : turns % count;
}
