/** A placeholder. Give it the size of the content, so that the layout does not shift. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-well ${className}`} />;
}
