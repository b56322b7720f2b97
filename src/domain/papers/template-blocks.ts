import type { TemplateBlock } from './template.ts';

/** The kinds of blocks a template is made of. */
export const blockKinds = [
  'heading',
  'text',
  'list',
  'own',
  'served',
  'exhibits',
  'signature',
  'blank',
  'boxes',
  'caption',
] as const;
export type BlockKind = (typeof blockKinds)[number];

export function kindOfBlock(block: TemplateBlock): BlockKind {
  return blockKinds.find((kind) => kind in block) ?? 'text';
}

/** A block as it begins; its words are still to be written. */
export function newBlock(kind: BlockKind): TemplateBlock {
  switch (kind) {
    case 'caption':
      return { caption: true };
    case 'heading':
      return { heading: '' };
    case 'text':
      return { text: '' };
    case 'list':
      return { list: [{ text: '' }] };
    case 'own':
      return { own: 'story' };
    case 'served':
      return { served: true };
    case 'exhibits':
      return { exhibits: true };
    case 'signature':
      return { signature: 'party' };
    case 'boxes':
      return { boxes: [{ text: '' }] };
    case 'blank':
      return { blank: '', lines: 4 };
  }
}
