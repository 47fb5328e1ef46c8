/** In the shape of what comes. It is there before any script, so it takes nothing from the kit. */
export function ProductSkeleton() {
  return (
    <div aria-hidden className="page-column animate-pulse py-4">
      <div className="mb-4 h-5 w-64 bg-well" />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-10">
        <div className="aspect-square bg-well lg:ms-21" />
        <div className="flex flex-col gap-4">
          <div className="h-16 bg-well" />
          <div className="h-5 w-40 bg-well" />
          <div className="h-10 w-32 bg-well" />
          <div className="h-24 bg-well" />
        </div>
      </div>
    </div>
  );
}
