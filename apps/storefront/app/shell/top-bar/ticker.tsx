import { Megaphone, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { wantsLessMotion } from '../../ui/less-motion.ts';
import { useShell } from '../../visit/shell-data.ts';

const TURN_MS = 4_000;

/**
 * Top notices, one at a time. The first one stays until the header is hydrated. Pauses on hover, on focus and at a
 * click.
 */
export function Ticker() {
  const text = useText();
  const { notices } = useShell();
  const [held, setHeld] = useState(false);
  const { turns, playing, toggle } = useTurns(held || notices.length < 2);
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
      {notices.length > 1 && <PauseButton playing={playing} onToggle={toggle} />}
      <ul className="relative h-8 min-w-0 grow overflow-hidden">
        {notices.map(({ id, title }, index) => (
          <li
            key={id}
            inert={index !== turns % notices.length}
            className={`absolute inset-0 flex items-center ${motionOf(index, turns, notices.length)}`}
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

/** Invisible until hydration, but its space is reserved. */
function PauseButton({ playing, onToggle }: { playing: boolean | undefined; onToggle: () => void }) {
  const text = useText();
  const label = text(playing ? 'shell.noticesPause' : 'shell.noticesPlay');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onToggle}
      className={`grid size-6 shrink-0 place-items-center rounded-control hover:text-ink [&_svg]:size-3 ${playing === undefined ? 'invisible' : ''}`}
    >
      {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
    </button>
  );
}

/** A notice slides in from below and leaves upwards, also if the next one is the same. */
function motionOf(index: number, turns: number, count: number): string {
  if (index === turns % count) return turns === 0 ? '' : 'animate-turn-in';
  return turns > 0 && index === (turns - 1) % count ? 'animate-turn-out' : 'opacity-0';
}

/** `playing` is undefined until the browser's preference for reduced motion is known. */
function useTurns(held: boolean) {
  const [turns, setTurns] = useState(0);
  const [playing, setPlaying] = useState<boolean>();
  useEffect(() => setPlaying(!wantsLessMotion()), []);
  useEffect(() => {
    if (held || !playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurns((done) => done + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [playing, held]);
  return { turns, playing, toggle: () => setPlaying((was) => !was) };
}
