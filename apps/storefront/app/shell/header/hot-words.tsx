import { Link } from 'react-router';
import { useText } from '../../words/words.tsx';
import { useShell } from '../shell-data.ts';
import { SEARCH_KINDS, searchAddress } from './search-kinds.ts';

const [GOODS] = SEARCH_KINDS;

export function HotWords() {
  const text = useText();
  const { hotWords } = useShell();
  if (hotWords.length === 0) return null;
  return (
    <nav
      aria-label={text('shell.hotWordsLabel')}
      className="mt-1 hidden items-center gap-4 text-ink-soft text-xs md:flex"
    >
      <span aria-hidden>{text('shell.hotWords')}</span>
      {hotWords.map(({ title, content }) => (
        <Link key={content} to={searchAddress(GOODS, content)} className="truncate py-1 hover:text-brand-ink">
          {title}
        </Link>
      ))}
    </nav>
  );
}
