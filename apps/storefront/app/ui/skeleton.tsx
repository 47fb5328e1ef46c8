/** A shape where something will be. Give it the measures of what comes, so that nothing moves. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-control bg-well ${className}`} />;
}
