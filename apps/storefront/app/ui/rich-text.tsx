/**
 * Text that authors wrote, sanitised by the server before it was stored. The only place of the storefront that shows
 * HTML which it did not make itself.
 */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
