import { Button } from 'antd';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import { Page } from '../page/page.tsx';
import { Problem } from '../page/problem.tsx';

export function NoSuchPage() {
  const text = useText();
  return (
    <Page title={text('console.noSuchPage')}>
      <Problem icon="search" action={<Link to="/">{text('console.backToStart')}</Link>}>
        {text('console.noSuchPageText')}
      </Problem>
    </Page>
  );
}

/**
 * Shown when a page's code cannot be loaded (a new version was deployed, or the network is down) or rendering it
 * throws.
 */
export function PageProblem() {
  const text = useText();
  return (
    <Page title={text('console.pageProblem')}>
      <Problem icon="problem" action={<Button onClick={() => location.reload()}>{text('console.reload')}</Button>}>
        {text('console.pageProblemText')}
      </Problem>
    </Page>
  );
}
