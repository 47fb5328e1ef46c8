import { ImportPage } from './import-page.tsx';

export function Component() {
  return <ImportPage kind="products" />;
}
