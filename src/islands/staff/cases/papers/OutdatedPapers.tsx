import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill, plural } from '#i18n/format.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import { sentenceOfMade, templateName, type MatterPapersProps } from './paper-props.ts';

/** Papers whose template or facts changed after they were made, and one button that makes all of them again. */
export function OutdatedPapers(props: MatterPapersProps) {
  const { matter, words, locale, onChanged } = props;
  const labels = words.papers.made;
  const state = useCaseWrite(words, locale, onChanged);
  const ready = matter.outdated.filter(({ canBeMade }) => canBeMade);
  if (matter.outdated.length === 0) return <DoneNote>{state.note}</DoneNote>;
  return (
    <form
      noValidate
      className="notice grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void state.write(
          mattersApi.makePapers,
          { id: matter.id, papers: ready.map(({ kind, language }) => ({ kind, language })) },
          (made) => sentenceOfMade(made, props),
        );
      }}
    >
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
          <WriteEnd words={words} submit={plural(ready.length, labels.remake, locale)} quiet state={state} />
        </>
      )}
    </form>
  );
}
