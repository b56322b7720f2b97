import type { PaperTemplate, TemplateSentence } from '#domain/papers/template.ts';
import { kindOfBlock } from '#domain/papers/template-blocks.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';

type Conditional = Partial<Pick<TemplateSentence, 'when' | 'facts'>>;

/** A template as readable lines, each with its conditions and facts, to compare versions by. */
export function linesOfTemplate({ title, blocks }: PaperTemplate, words: StaffWords): string[] {
  const labels = words.templates;
  const besides = ({ when, facts }: Conditional) =>
    [
      when &&
        fill(labels.difference.when, { conditions: when.map((one) => labels.conditions[one]).join(', ') }),
      facts && fill(labels.difference.facts, { facts: facts.join(', ') }),
    ]
      .filter(Boolean)
      .map((text) => ` [${text}]`)
      .join('');
  return [
    title,
    ...blocks.flatMap((block): string[] => {
      const name = labels.blocks[kindOfBlock(block)];
      if ('heading' in block) return [`${name}: ${block.heading}${besides(block)}`];
      if ('text' in block) return [`${block.follows ? '… ' : ''}${block.text}${besides(block)}`];
      if ('list' in block)
        return block.list.map((one) => `• ${one.text}${besides(one)}${besides({ when: block.when })}`);
      if ('boxes' in block)
        return [
          `${name}: ${block.label ?? ''}${besides({ when: block.when })}`,
          ...block.boxes.map((one) => `☐ ${one.text}${besides(one)}`),
        ];
      if ('own' in block)
        return [`${name}: ${words.papers.made.fields[block.own]}${besides({ when: block.when })}`];
      if ('signature' in block) return [`${name}: ${labels.signers[block.signature]}`];
      if ('blank' in block)
        return [
          `${name}: ${block.blank} (${fill(block.findings ? labels.preview.blankFindings : labels.preview.blank, { lines: block.lines })})${besides({ when: block.when })}`,
        ];
      return [`${name}${'when' in block ? besides({ when: block.when }) : ''}`];
    }),
  ];
}
