import { useId } from 'react';
import { conditionNames, type ConditionName } from '#domain/papers/conditions.ts';
import type { LegalFact } from '#domain/papers/legal-facts.ts';
import { sentenceMax, type TemplateSentence } from '#domain/papers/template.ts';
import { variableNames } from '#domain/papers/variables.ts';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ChosenList } from './ChosenList.tsx';
import { useStaffWords } from '../staff-words.ts';

interface Lists {
  readonly facts: readonly LegalFact[];
}

interface SentenceFieldsProps extends Lists {
  readonly sentence: TemplateSentence;
  readonly onChange: (sentence: TemplateSentence) => void;
}

/** One sentence: its words, the names that are filled in, its conditions, and the facts it relies on. */
export function SentenceFields({ sentence, onChange, ...lists }: SentenceFieldsProps) {
  const words = useStaffWords();
  const labels = words.templates.block;
  const id = useId();
  const { text, when, facts } = sentence;
  const change = (next: {
    text?: string;
    when?: ConditionName[] | undefined;
    facts?: string[] | undefined;
  }) => onChange(withoutEmpty({ text, when, facts, ...next }));
  return (
    <>
      <TextInput
        id={`${id}-text`}
        label={labels.text}
        hint={labels.textHint}
        lines={4}
        maxLength={sentenceMax}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Select
        id={`${id}-insert`}
        label={labels.insert}
        placeholder=""
        value=""
        onChange={({ target }) => target.value && change({ text: `${text}{${target.value}}` })}
        options={variableNames.map((value) => ({ value, text: words.papers.made.missing[value] }))}
      />
      <ChosenWhen {...lists} when={when} onWhen={(chosen) => change({ when: chosen })} />
      <ChosenFacts {...lists} chosen={facts} onFacts={(chosen) => change({ facts: chosen })} />
    </>
  );
}

/** Optional parts are omitted rather than empty, so that equal words make an equal version. */
function withoutEmpty({
  text,
  when,
  facts,
}: {
  text: string;
  when: ConditionName[] | undefined;
  facts: string[] | undefined;
}): TemplateSentence {
  return { text, ...(facts && { facts }), ...(when && { when }) };
}

interface ChosenWhenProps {
  readonly when: readonly ConditionName[] | undefined;
  readonly onWhen: (when: ConditionName[] | undefined) => void;
}

export function ChosenWhen({ when, onWhen }: ChosenWhenProps) {
  const words = useStaffWords();
  const labels = words.templates;
  return (
    <ChosenList
      label={labels.block.when}
      none={labels.block.always}
      remove={labels.block.short.remove}
      options={conditionNames.map((value) => ({ value, text: labels.conditions[value] }))}
      chosen={when ?? []}
      onChange={(chosen) => {
        const next = conditionNames.filter((one) => chosen.includes(one));
        onWhen(next.length > 0 ? next : undefined);
      }}
    />
  );
}

interface ChosenFactsProps extends Lists {
  readonly chosen: readonly string[] | undefined;
  readonly onFacts: (facts: string[] | undefined) => void;
}

export function ChosenFacts({ facts, chosen, onFacts }: ChosenFactsProps) {
  const words = useStaffWords();
  const labels = words.templates.block;
  return (
    <ChosenList
      label={labels.facts}
      none={labels.noFacts}
      remove={labels.short.remove}
      options={facts.map(({ id, tag, text }) => ({ value: id, text: `[${tag}] ${text}` }))}
      chosen={chosen ?? []}
      onChange={(next) => onFacts(next.length > 0 ? [...next] : undefined)}
    />
  );
}
