import { useText } from '@galleria/console-kit/console-context';
import { Loaded } from '@galleria/console-kit/page/loaded';
import { Page } from '@galleria/console-kit/page/page';
import { useCall } from '@galleria/console-kit/use-call';
import { productEditorChoices } from '@galleria/contract/catalogue/store-products';
import { Link } from 'react-router';
import { Editor } from './editor/editor.tsx';

export function Component() {
  const text = useText<'merchant'>();
  const choices = useCall(productEditorChoices, {});
  return (
    <Page title={text('merchantProducts.new')} intro={<Link to="/products">{text('merchantProducts.title')}</Link>}>
      <Loaded answer={choices} lines={12}>
        {(offered) => <Editor info={undefined} choices={offered} />}
      </Loaded>
    </Page>
  );
}
