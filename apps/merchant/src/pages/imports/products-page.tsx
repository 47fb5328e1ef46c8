import { ImportsPage } from './imports-page.tsx';

export function Component() {
  return <ImportsPage kind="products" />;
}
