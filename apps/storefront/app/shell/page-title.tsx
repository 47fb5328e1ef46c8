import { useShell } from './shell-data.ts';

/** Every page renders one. Without a name of its own the page is called after the mall (the home page). */
export function PageTitle({ name }: { name?: string }) {
  const { title } = useShell().mall;
  return <title>{name ? `${name} · ${title}` : title}</title>;
}
