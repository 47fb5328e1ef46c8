import { lazy, Suspense } from 'react';
import '../fields.css';

export interface RichTextInputProps {
  id?: string;
  /** HTML; the server removes elements that are not allowed. */
  value?: string | undefined;
  onChange?: (html: string) => void;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  'aria-label': string;
}

/** A large bundle, so loaded only when a text is edited. */
const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'));

/** Text with headings, lists, links and pictures. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<div className="rich-text-input rich-text-waiting" />}>
      <RichTextEditor key={props.lang} {...props} />
    </Suspense>
  );
}
