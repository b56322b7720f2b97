import { useState } from 'react';
import type { TemplateBlock } from '#domain/papers/template.ts';

interface KeyedBlock {
  /** A key for React: a block has no id, and it can move. */
  readonly key: number;
  readonly block: TemplateBlock;
}

/** Keys for entries without an id, by position: none moves while it is shown. */
export const numbered = <One>(list: readonly One[]) => list.map((one, place) => ({ one, place }));

export const keyed = (blocks: readonly TemplateBlock[]): readonly KeyedBlock[] =>
  blocks.map((block, key) => ({ key, block }));

/** The words of a block, to recognize it by; empty for a new one. */
export function wordsOfBlock(block: TemplateBlock): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading;
  if ('blank' in block) return block.blank;
  if ('boxes' in block) return [block.label ?? '', ...block.boxes.map(({ text }) => text)].join(' · ');
  if ('list' in block) return block.list.map(({ text }) => text).join(' · ');
  return ' ';
}

/** The blocks being edited, in order. */
export function useBlocks(initial: () => readonly KeyedBlock[]) {
  const [list, setList] = useState(initial);
  const move = (key: number, by: -1 | 1) =>
    setList((before) => {
      const from = before.findIndex((one) => one.key === key);
      const moved = before[from];
      const other = before[from + by];
      if (!moved || !other) return before;
      return before.with(from, other).with(from + by, moved);
    });
  return {
    list,
    change: (key: number, block: TemplateBlock) =>
      setList((before) => before.map((one) => (one.key === key ? { key, block } : one))),
    add: (block: TemplateBlock) =>
      setList((before) => [...before, { key: 1 + Math.max(-1, ...before.map(({ key }) => key)), block }]),
    remove: (key: number) => setList((before) => before.filter((one) => one.key !== key)),
    up: (key: number) => move(key, -1),
    down: (key: number) => move(key, 1),
  };
}
