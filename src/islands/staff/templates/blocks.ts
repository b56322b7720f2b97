import { useState } from 'react';
import type { TemplateBlock } from '#domain/papers/template.ts';

interface KeyedBlock {
  /** A block has no name of its own, and it moves. */
  readonly key: number;
  readonly block: TemplateBlock;
}

/** Entries without a name of their own, known by their place: none is moved while it is in sight. */
export const numbered = <One>(list: readonly One[]) => list.map((one, place) => ({ one, place }));

export const keyed = (blocks: readonly TemplateBlock[]): readonly KeyedBlock[] =>
  blocks.map((block, key) => ({ key, block }));

/** What a block says, to know it by; empty for one that is still to be written. */
export function wordsOfBlock(block: TemplateBlock): string {
  if ('text' in block) return block.text;
  if ('heading' in block) return block.heading;
  if ('blank' in block) return block.blank;
  if ('list' in block) return block.list.map(({ text }) => text).join(' · ');
  return ' ';
}

/** The blocks somebody is writing, in their order. */
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
