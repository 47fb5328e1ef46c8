import { ErrorLine } from '../../ui/error-line.tsx';

/** What the mall refused, in the part of the page that it is about. The focus goes here. */
export function Refusal({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div data-refusal tabIndex={-1} className="scroll-mt-24 rounded-control bg-danger-tint px-3.5 py-3">
      <ErrorLine>{message}</ErrorLine>
    </div>
  );
}
