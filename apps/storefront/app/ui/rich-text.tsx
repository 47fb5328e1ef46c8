/**
 * Text that authors wrote, sanitised by the server before it was stored. The only place of the storefront that shows
 * HTML which it did not make itself.
 */
export function RichText({ html }: { html: string }) {
  const markup = { dangerouslySetInnerHTML: { __html: html } };
  return <div className="rich-text" {...markup} />;
}
