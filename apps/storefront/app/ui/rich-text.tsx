/**
 * Text that authors wrote, sanitised by the server: the only place of the storefront that shows HTML which it did not
 * make itself. It may be in another language than the page, so it finds its own direction.
 */
export function RichText({ html }: { html: string }) {
  return <div dir="auto" className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
