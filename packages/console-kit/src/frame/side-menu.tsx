import { Link, useLocation } from 'react-router';
import { useConsole } from '../console-context.tsx';
import type { MenuEntry } from '../console-definition.ts';
import { Icon } from '../icon.tsx';
import { permittedMenu } from '../permitted-menu.ts';
import { useOptionalPerson } from '../sign-in/session.tsx';
import { useWaitingByPage } from '../work/use-waiting-work.ts';

interface SideMenuProps {
  onChosen?: () => void;
}

/** The pages that the person may open, in groups, with their counts of waiting work. */
export function SideMenu({ onChosen }: SideMenuProps) {
  const { text, definition } = useConsole();
  const person = useOptionalPerson();
  const groups = person ? permittedMenu(definition.menu, new Set(person.permissions)) : definition.menu;
  const counts = useWaitingByPage();
  return (
    <nav aria-label={text('console.menu')} className="side-menu">
      {groups.map(({ label, entries }) => (
        <div key={label ?? ''}>
          {label && <div className="side-menu-group">{text(label)}</div>}
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} count={counts.get(entry.path) ?? 0} onChosen={onChosen} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  entry: MenuEntry;
  count: number;
  onChosen: (() => void) | undefined;
}

const MAX_SHOWN = 99;

function Entry({ entry: { path, label, icon }, count, onChosen }: EntryProps) {
  const { text } = useConsole();
  const { pathname } = useLocation();
  const isCurrent = path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);
  return (
    <li>
      <Link to={path} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
        <Icon name={icon} />
        <span className="side-menu-label">{text(label)}</span>
        {count > 0 && <span className="side-menu-count">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>}
      </Link>
    </li>
  );
}
