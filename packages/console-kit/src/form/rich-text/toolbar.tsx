import type { Editor } from '@tiptap/core';
import { Button, Input, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../console-context.tsx';
import { Icon } from '../../icon.tsx';
import { ToolIcon, type ToolName } from '../../tool-icon.tsx';
import { PICTURE_TYPES, useUploads } from '../pictures/use-uploads.tsx';

interface ToolbarProps {
  editor: Editor;
  /** Changes with the text and the cursor, so that the toolbar renders again with the right buttons pressed. */
  state: unknown;
}

const TOOLS = [
  { name: 'bold', icon: 'bold', isActive: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  {
    name: 'italic',
    icon: 'italic',
    isActive: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: 'underline',
    icon: 'underline',
    isActive: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: 'heading2',
    icon: 'heading2',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'heading3',
    icon: 'heading3',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    name: 'bullets',
    icon: 'bullets',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    icon: 'numbers',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    icon: 'quote',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
] as const satisfies readonly {
  name: string;
  icon: ToolName;
  isActive: (editor: Editor) => boolean;
  run: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>;
}[];

/** Formatting buttons for the selected text. */
export function Toolbar({ editor }: ToolbarProps) {
  const text = useText();
  return (
    <div role="toolbar" aria-label={text('console.richText.tools')} className="rich-text-tools">
      {TOOLS.map(({ name, icon, isActive, run }) => (
        <Button
          key={name}
          type={isActive(editor) ? 'primary' : 'text'}
          aria-pressed={isActive(editor)}
          aria-label={text(`console.richText.${name}`)}
          title={text(`console.richText.${name}`)}
          icon={<ToolIcon name={icon} />}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
      <LinkButton editor={editor} />
      <PictureButton editor={editor} />
      <Button
        type="text"
        aria-label={text('console.richText.undo')}
        title={text('console.richText.undo')}
        icon={<ToolIcon name="undo" />}
        disabled={!editor.can().undo()}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <Button
        type="text"
        aria-label={text('console.richText.redo')}
        title={text('console.richText.redo')}
        icon={<ToolIcon name="redo" />}
        disabled={!editor.can().redo()}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  );
}

/** Sets the address of a link on the selected text; an empty address removes the link. */
function LinkButton({ editor }: { editor: Editor }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const set = (href: string) => {
    const link = editor.chain().focus().extendMarkRange('link');
    if (href.trim()) link.setLink({ href: href.trim() }).run();
    else link.unsetLink().run();
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Input.Search
          autoFocus
          type="url"
          aria-label={text('console.richText.address')}
          placeholder="https://"
          defaultValue={String(editor.getAttributes('link').href ?? '')}
          enterButton={text('console.richText.setLink')}
          onSearch={set}
        />
      }
    >
      <Button
        type={editor.isActive('link') ? 'primary' : 'text'}
        aria-label={text('console.richText.link')}
        aria-expanded={isOpen}
        title={text('console.richText.link')}
        icon={<ToolIcon name="link" />}
      />
    </Popover>
  );
}

function PictureButton({ editor }: { editor: Editor }) {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const { running, send } = useUploads();
  const insert = (path: string) => {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src: `/${path}` } })
      .run();
  };
  return (
    <>
      <Button
        type="text"
        aria-label={text('console.richText.picture')}
        title={text('console.richText.picture')}
        icon={<Icon name="banners" />}
        loading={running.length > 0}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={text('console.richText.picture')}
        accept={PICTURE_TYPES.join(',')}
        onChange={(event) => {
          for (const file of event.target.files ?? []) void send(file, insert);
          event.target.value = '';
        }}
      />
    </>
  );
}
