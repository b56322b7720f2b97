import { useId, useState } from 'react';
import { assemblePaper, type PaperBlock } from '#domain/papers/assemble.ts';
import { lintPaper } from '#domain/papers/lint.ts';
import { vipInThreeCourts } from '#domain/papers/sample-facts.ts';
import { filledLine } from '#domain/papers/signature-lines.ts';
import type { PaperTemplate } from '#domain/papers/template.ts';
import { fill } from '#i18n/format.ts';
import { Select } from '#ui/Select.tsx';
import { Panel } from '../Panel.tsx';
import { numbered } from './blocks.ts';
import { useStaffWords } from '../staff-words.ts';

interface PreviewProps {
  readonly template: PaperTemplate;
}

/** How a template reads for an invented person, made by the same rules as the paper itself. */
export function Preview({ template }: PreviewProps) {
  const words = useStaffWords();
  const labels = words.templates.preview;
  const id = useId();
  const [place, setPlace] = useState(0);
  const facts = vipInThreeCourts[place];
  if (!facts) return null;
  const made = assemblePaper(template, facts);
  const lints =
    'paper' in made
      ? lintPaper(made.paper, {
          court: facts.court,
          birthDate: null,
          docketNumber: facts.docketNumber,
          company: [],
        })
      : [];
  return (
    <Panel title={labels.title}>
      <Select
        id={`${id}-person`}
        label={labels.sample}
        value={String(place)}
        onChange={({ target }) => setPlace(Number(target.value))}
        options={labels.people.map((text, index) => ({ value: String(index), text }))}
      />
      {lints.length > 0 && (
        <div className="notice grid grid-cols-1 gap-1">
          <p>{labels.lints}</p>
          {lints.map(({ code, what }) => (
            <p key={code + what}>{fill(words.papers.made.lints[code], { what })}</p>
          ))}
        </div>
      )}
      {'paper' in made ? (
        <div
          className="grid grid-cols-1 gap-2.5 rounded-s border border-line bg-ground p-4 wrap-anywhere"
          lang={template.language}
        >
          {numbered(made.paper.blocks).map(({ one, place: number }) => (
            <Block key={number} block={one} />
          ))}
        </div>
      ) : (
        <p className="notice">
          {fill(labels.missing, {
            facts: made.missing.map((one) => words.papers.made.missing[one]).join(', '),
          })}
        </p>
      )}
    </Panel>
  );
}

function Block({ block }: { readonly block: PaperBlock }) {
  const words = useStaffWords();
  const labels = words.templates.preview;
  switch (block.kind) {
    case 'caption':
      return (
        <p className="text-ink-soft">
          {fill(labels.caption, {
            court: block.court,
            docket: block.docketNumber,
            plaintiffs: block.plaintiffs.join(', '),
            respondents: block.respondents.join(', '),
          })}
        </p>
      );
    case 'heading':
      return <p className="font-strong">{block.text}</p>;
    case 'text':
      return block.own ? (
        <p className="border-s-4 border-line ps-3" title={labels.own}>
          {block.text}
        </p>
      ) : (
        <p>{block.text}</p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`grid grid-cols-1 gap-1 ps-5 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'boxes':
      return (
        <div className="grid grid-cols-1 gap-1">
          {block.label && <p className="font-strong">{block.label}</p>}
          {block.items.map((item) => (
            <p key={item}>☐ {item}</p>
          ))}
        </div>
      );
    case 'signature':
      return block.lines.length > 0 ? (
        <p className="text-ink-soft">
          {fill(labels.signature, { lines: block.lines.map(filledLine).join(' · ') })}
        </p>
      ) : null;
    case 'blank':
      return (
        <p>
          {block.label}{' '}
          <span className="text-ink-soft">
            [{fill(block.findings ? labels.blankFindings : labels.blank, { lines: block.lines })}]
          </span>
        </p>
      );
  }
}
