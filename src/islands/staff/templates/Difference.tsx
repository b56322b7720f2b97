import { diffArrays } from 'diff';
import { useId, useState } from 'react';
import * as papers from '#domain/papers/api.staff.ts';
import { readTemplate } from '#domain/papers/template-requests.ts';
import { fill } from '#i18n/format.ts';
import { Select } from '#ui/Select.tsx';
import { Panel } from '../Panel.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { linesOfTemplate } from './block-lines.ts';
import type { TemplateProps } from './template-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** How this version differs from the one in use or the one before. */
export function Difference(props: TemplateProps) {
  const words = useStaffWords();
  const { known } = props;
  const labels = words.templates;
  const id = useId();
  const others = known.versions.filter((one) => one.id !== known.template.id);
  const inUse = others.find(({ state }) => state === 'in_force' || state === 'sample');
  const before = others.find(({ number }) => number < known.template.number);
  const [chosen, setChosen] = useState((inUse ?? before ?? others[0])?.id ?? null);
  if (chosen === null) return null;
  return (
    <Panel title={labels.difference.title}>
      <Select
        id={`${id}-other`}
        label={labels.difference.against}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={others.map((one) => ({
          value: one.id,
          text: `${fill(labels.version, { number: one.number })}: ${labels.states[one.state]}`,
        }))}
      />
      <Lines key={chosen} {...props} other={chosen} />
    </Panel>
  );
}

function Lines({ template, other }: TemplateProps & { readonly other: string }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.templates.difference;
  const { data: answer, fault } = useApiQuery(papers.readTemplate, { id: other });
  if (fault) return fault;
  if (!answer) return <p className="text-ink-soft">{words.frame.list.loading}</p>;
  const parts = diffArrays(
    linesOfTemplate(readTemplate(answer.template.content), words),
    linesOfTemplate(template, words),
  ).filter(({ added, removed }) => added || removed);
  if (parts.length === 0) return <p>{labels.same}</p>;
  return (
    <ul className="grid grid-cols-1 gap-2 wrap-anywhere" lang={template.language}>
      {parts.flatMap(({ value, added }) =>
        value.map((line) => (
          <li key={`${added ? '+' : '-'}${line}`} className="grid grid-cols-1">
            <span className="text-xs text-ink-soft" lang={locale}>
              {added ? labels.added : labels.removed}
            </span>
            {added ? (
              <ins className="bg-good-soft px-2 py-1 text-good no-underline">{line}</ins>
            ) : (
              <del className="bg-danger-soft px-2 py-1 text-danger">{line}</del>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
