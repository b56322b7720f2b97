import { useState } from 'react';
import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill, plural } from '#i18n/format.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Form } from '#ui/form/Form.tsx';
import { sentenceOfMade, templateName, type MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

/** Papers whose template or facts changed after they were made, and one button that makes all of them again. */
export function OutdatedPapers(props: MatterPapersProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { matter, onChanged } = props;
  const labels = words.papers.made;
  // Said here: once nothing is outdated, the form is gone with whatever it says.
  const [made, setMade] = useState<{ readonly text: string } | null>(null);
  const ready = matter.outdated.filter(({ canBeMade }) => canBeMade);
  if (matter.outdated.length === 0) return <FocusedNote note={made} />;
  return (
    <div className="notice grid grid-cols-1 gap-2">
      <p>{plural(matter.outdated.length, labels.outdated, locale)}</p>
      <ul className="grid list-disc grid-cols-1 gap-1 ps-5">
        {matter.outdated.map((paper) => (
          <li key={paper.kind + paper.language}>
            <span>{fill(labels.outdatedPaper, { title: templateName(paper, words), code: paper.code })}</span>
            {!paper.canBeMade && <span>{` ${labels.outdatedCannot}`}</span>}
          </li>
        ))}
      </ul>
      {ready.length > 0 && (
        <>
          <p className="text-xs">{labels.outdatedLead}</p>
          <Form
            call={mattersApi.makePapers}
            words={{ submit: plural(ready.length, labels.remake, locale) }}
            fixed={{ id: matter.id, papers: ready.map(({ kind, language }) => ({ kind, language })) }}
            done={(answer) => sentenceOfMade(answer, { words, locale })}
            onDone={(answer) => setMade({ text: sentenceOfMade(answer, { words, locale }) })}
            reload={onChanged}
            quiet
          />
        </>
      )}
    </div>
  );
}
