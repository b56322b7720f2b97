import type { LegalFact } from '#domain/papers/legal-facts.ts';
import { sentencesOfTemplate, unverifiedFacts, type PaperTemplate } from '#domain/papers/template.ts';
import { fill } from '#i18n/format.ts';
import { Panel } from '../Panel.tsx';
import type { TemplateProps } from './template-props.ts';
import { useStaffWords } from '../staff-words.ts';

/** The sentences of a version that rely on unverified facts, for people who do not decide about them. */
export function UnverifiedSentences({ template, facts }: TemplateProps) {
  const words = useStaffWords();
  const labels = words.templates.facts;
  const unverified = unverifiedFacts(template, facts);
  if (unverified.length === 0) return null;
  return (
    <Panel title={labels.title}>
      <p className="text-ink-soft">{labels.lead}</p>
      <ul className="grid grid-cols-1 gap-3">
        {unverified.map((fact) => (
          <li key={fact.id} className="grid grid-cols-1 gap-1 border-t border-line pt-2">
            <span className="font-strong" lang="en">
              {fact.text}
            </span>
            <FactBeside fact={fact} template={template} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface FactBesideProps {
  readonly fact: LegalFact;
  readonly template: PaperTemplate;
}

/** How certain a fact is, its source, and what the template uses it for. */
export function FactBeside({ fact, template }: FactBesideProps) {
  const words = useStaffWords();
  const labels = words.templates;
  const sentences = sentencesOfTemplate(template).filter((one) => one.facts?.includes(fact.id));
  return (
    <div className="grid grid-cols-1 gap-1 text-xs">
      <span className="text-ink-soft">
        {fill(labels.facts.source, { tag: labels.tags[fact.tag], source: fact.source })}
      </span>
      <span>{labels.facts.says}</span>
      <ul className="grid list-disc grid-cols-1 gap-1 ps-5" lang={template.language}>
        {sentences.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
