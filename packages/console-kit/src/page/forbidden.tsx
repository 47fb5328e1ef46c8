import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import { Page } from './page.tsx';
import { Problem } from './problem.tsx';

/** Shown in place of a page that the person's role has no permission for. */
export function Forbidden() {
  const text = useText();
  return (
    <Page title={text('console.forbidden')}>
      <Problem icon="forbidden" action={<Link to="/">{text('console.backToStart')}</Link>}>
        {text('console.forbiddenText')}
      </Problem>
    </Page>
  );
}
