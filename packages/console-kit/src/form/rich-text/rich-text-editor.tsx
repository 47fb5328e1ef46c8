import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { ConfigProvider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { RichTextInputProps } from '../texts/rich-text-input.tsx';
import { PictureNode } from './picture-node.ts';
import { Toolbar } from './toolbar.tsx';

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['mailto', 'tel'], HTMLAttributes: { rel: null, target: null } },
  }),
  PictureNode,
];

/** The editor itself. A value set from outside, such as a text copied from another language, replaces the content. */
export default function RichTextEditor(props: RichTextInputProps) {
  const { id, value = '', onChange, lang = '', dir = 'ltr', 'aria-label': label } = props;
  const isDisabled = ConfigProvider.useConfig().componentDisabled;
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [state, setState] = useState<unknown>();
  const latest = useRef({ value, onChange });
  latest.current = { ...latest.current, onChange };

  useEffect(() => {
    const created = new Editor({
      element: container.current,
      extensions: EXTENSIONS,
      content: latest.current.value,
      injectCSS: false,
      editable: !isDisabled,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text', lang, dir },
      },
      onTransaction: (changed) => setState(changed.editor.state),
      onUpdate: (changed) => {
        const html = changed.editor.isEmpty ? '' : changed.editor.getHTML();
        latest.current.value = html;
        latest.current.onChange?.(html);
      },
    });
    setEditor(created);
    return () => created.destroy();
  }, [label, lang, dir, isDisabled]);

  useEffect(() => {
    if (!editor || value === latest.current.value) return;
    latest.current.value = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div id={id} className="rich-text-input">
      {editor && !isDisabled && <Toolbar editor={editor} state={state} />}
      <div ref={container} />
    </div>
  );
}
