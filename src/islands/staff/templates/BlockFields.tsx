import { useId } from 'react';
import type { LegalFact } from '#domain/papers/legal-facts.ts';
import { ownWordFields } from '#domain/papers/statement.ts';
import { sentenceMax, signers, type TemplateBlock, type TemplateSentence } from '#domain/papers/template.ts';
import { secondButton } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { numbered } from './blocks.ts';
import { ChosenFacts, ChosenWhen, SentenceFields } from './SentenceFields.tsx';
import { useStaffWords } from '../staff-words.ts';

export interface BlockFieldsProps<Block extends TemplateBlock = TemplateBlock> {
  readonly facts: readonly LegalFact[];
  readonly block: Block;
  readonly onChange: (block: TemplateBlock) => void;
}

/** The fields of one block: its words, its conditions and its facts, the last two from closed lists. */
export function BlockFields(props: BlockFieldsProps) {
  const words = useStaffWords();
  const { block, onChange } = props;
  const labels = words.templates.block;
  const id = useId();
  if ('text' in block) {
    const { follows } = block;
    return (
      <>
        <SentenceFields
          {...props}
          sentence={block}
          onChange={(next) => onChange({ ...next, ...(follows && { follows }) })}
        />
        <label className={choice} htmlFor={`${id}-follows`}>
          <input
            className={choiceInput}
            id={`${id}-follows`}
            type="checkbox"
            checked={follows ?? false}
            onChange={({ target: { checked } }) => {
              const { follows: _, ...rest } = block;
              onChange(checked ? { ...rest, follows: true } : rest);
            }}
          />
          <span>{labels.follows}</span>
        </label>
      </>
    );
  }
  if ('heading' in block)
    return (
      <>
        <TextInput
          id={`${id}-heading`}
          label={labels.text}
          maxLength={sentenceMax}
          value={block.heading}
          onChange={({ target }) => onChange({ ...block, heading: target.value })}
        />
        <ChosenWhen when={block.when} onWhen={(when) => onChange(withWhen(block, when))} />
        <ChosenFacts
          facts={props.facts}
          chosen={block.facts}
          onFacts={(facts) => {
            const { facts: _, ...rest } = block;
            onChange(facts ? { ...rest, facts } : rest);
          }}
        />
      </>
    );
  if ('list' in block || 'boxes' in block) return <ListFields {...props} block={block} />;
  if ('own' in block)
    return (
      <>
        <Select
          id={`${id}-own`}
          label={labels.whichWords}
          value={block.own}
          onChange={({ target }) =>
            onChange({ ...block, own: ownWordFields.find((one) => one === target.value) ?? block.own })
          }
          options={ownWordFields.map((value) => ({ value, text: words.papers.made.fields[value] }))}
        />
        <ChosenWhen when={block.when} onWhen={(when) => onChange(withWhen(block, when))} />
      </>
    );
  if ('signature' in block)
    return (
      <Select
        id={`${id}-signer`}
        label={labels.signer}
        value={block.signature}
        onChange={({ target }) =>
          onChange({ signature: signers.find((one) => one === target.value) ?? block.signature })
        }
        options={signers.map((value) => ({ value, text: words.templates.signers[value] }))}
      />
    );
  if ('blank' in block) return <BlankFields {...props} block={block} />;
  if ('exhibits' in block)
    return <ChosenWhen when={block.when} onWhen={(when) => onChange(withWhen(block, when))} />;
  return null;
}

/** The block with new conditions; none means always. */
function withWhen<Block extends TemplateBlock & { readonly when?: unknown }>(
  block: Block,
  when: Block['when'],
): Block {
  return { ...block, when };
}

type ListBlock = Extract<TemplateBlock, { readonly list: unknown } | { readonly boxes: unknown }>;
type Sentences = readonly TemplateSentence[];

function ListFields(props: BlockFieldsProps<ListBlock>) {
  const words = useStaffWords();
  const { block, onChange } = props;
  const labels = words.templates.block;
  const id = useId();
  const sentences: Sentences = 'boxes' in block ? block.boxes : block.list;
  const change = (next: Sentences) =>
    onChange('boxes' in block ? { ...block, boxes: [...next] } : { ...block, list: [...next] });
  return (
    <>
      {'boxes' in block && (
        <TextInput
          id={`${id}-label`}
          label={labels.boxesLabel}
          maxLength={sentenceMax}
          value={block.label ?? ''}
          onChange={({ target }) => {
            const { label: _, ...rest } = block;
            onChange(target.value ? { ...rest, label: target.value } : rest);
          }}
        />
      )}
      <label className={choice} htmlFor={`${id}-way`}>
        <input
          className={choiceInput}
          id={`${id}-way`}
          type="checkbox"
          checked={('boxes' in block ? block.inRow : block.ordered) ?? false}
          onChange={({ target: { checked } }) =>
            onChange('boxes' in block ? { ...block, inRow: checked } : { ...block, ordered: checked })
          }
        />
        <span>{'boxes' in block ? labels.inRow : labels.ordered}</span>
      </label>
      {numbered(sentences).map(({ one: sentence, place }) => (
        <div key={place} className="grid grid-cols-1 gap-3 border-s-4 border-line ps-3">
          <SentenceFields
            {...props}
            sentence={sentence}
            onChange={(next) => change(sentences.map((one, other) => (other === place ? next : one)))}
          />
          {sentences.length > 1 && (
            <button
              type="button"
              className={secondButton}
              onClick={() => change(sentences.filter((_, other) => other !== place))}
            >
              {labels.removeItem}
            </button>
          )}
        </div>
      ))}
      <button type="button" className={secondButton} onClick={() => change([...sentences, { text: '' }])}>
        {labels.addItem}
      </button>
      <ChosenWhen when={block.when} onWhen={(when) => onChange(withWhen(block, when))} />
    </>
  );
}

type BlankBlock = Extract<TemplateBlock, { readonly blank: unknown }>;

function BlankFields(props: BlockFieldsProps<BlankBlock>) {
  const words = useStaffWords();
  const { block, onChange } = props;
  const labels = words.templates.block;
  const id = useId();
  return (
    <>
      <TextInput
        id={`${id}-blank`}
        label={labels.text}
        maxLength={sentenceMax}
        value={block.blank}
        onChange={({ target }) => onChange({ ...block, blank: target.value })}
      />
      <TextInput
        id={`${id}-lines`}
        label={labels.lines}
        type="number"
        min={1}
        max={30}
        value={block.lines}
        onChange={({ target }) =>
          onChange({ ...block, lines: Math.min(30, Math.max(1, Math.trunc(Number(target.value)) || 1)) })
        }
      />
      <label className={choice} htmlFor={`${id}-findings`}>
        <input
          className={choiceInput}
          id={`${id}-findings`}
          type="checkbox"
          checked={block.findings ?? false}
          onChange={({ target }) => onChange({ ...block, findings: target.checked })}
        />
        <span>{labels.findings}</span>
      </label>
      <ChosenWhen when={block.when} onWhen={(when) => onChange(withWhen(block, when))} />
    </>
  );
}
