import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { useText } from '../../words/words.tsx';
import { useShell } from '../shell-data.ts';

/** The mall's picture where it has one, else its name with the brand's dot. */
export function Logo({ small = false }: { small?: boolean }) {
  const text = useText();
  const { mall } = useShell();
  return (
    <Link to="/" aria-label={text('shell.mallHomeLabel', { mall: mall.logoText })} className="shrink-0 rounded-control">
      {mall.logo ? (
        <Picture path={mall.logo} alt="" sizes="160px" eager className={`w-auto ${small ? 'h-8' : 'h-11'}`} />
      ) : (
        <span dir="ltr" className={`font-bold tracking-tight ${small ? 'text-lg' : 'text-xl'}`}>
          {mall.logoText}
          <span className="text-brand">.</span>
        </span>
      )}
    </Link>
  );
}
