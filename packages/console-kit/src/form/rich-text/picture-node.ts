import { Node } from '@tiptap/core';

/** A picture of the mall inside a text. The document keeps the address without a width, as it is saved. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
