import { Button, Result } from 'antd';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import { Page } from '../page.tsx';

export function NoSuchPage() {
  const text = useText();
  return (
    <Page title={text('console.noSuchPage')}>
      <Result
        status="404"
        subTitle={text('console.noSuchPageText')}
        extra={<Link to="/">{text('console.backToStart')}</Link>}
      />
    </Page>
  );
}

/** A page that could not be fetched (a new version went live, or the network is down) or that failed while showing. */
export function PageProblem() {
  const text = useText();
  return (
    <Page title={text('console.pageProblem')}>
      <Result
        status="warning"
        subTitle={text('console.pageProblemText')}
        extra={<Button onClick={() => location.reload()}>{text('console.reload')}</Button>}
      />
    </Page>
  );
}
