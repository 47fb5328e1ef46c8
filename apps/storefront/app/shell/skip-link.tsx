import { useText } from '../messages/messages.tsx';

/** The first focusable element of every page. */
export function SkipLink() {
  const text = useText();
  return (
    <a
      href="#content"
      className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2.5 font-semibold text-paper text-sm transition-transform focus:translate-y-0"
    >
      {text('shell.skipToContent')}
    </a>
  );
}
