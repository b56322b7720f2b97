import { useRef } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Form } from '#ui/form/Form.tsx';
import { TextArea } from '#ui/form/fields.tsx';
import type { CasePartProps } from '../cases/part-props.ts';
import { Panel } from '../Panel.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

type Conflict = CaseSheet['conflicts'][number];

/** Attorneys who are kept out of the case. A second person takes such an answer back, with the reason. */
export function DeclaredConflicts({ item, reload }: CasePartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys.conflict;
  // What was taken back stays in its place, to say so.
  const seen = useRef(new Map<string, Conflict>());
  for (const one of item.conflicts) seen.current.set(one.attorneyId, one);
  if (seen.current.size === 0) return null;
  return (
    <Panel title={labels.declared}>
      {[...seen.current.values()].map((one) => (
        <div key={one.attorneyId} className="grid gap-1.5">
          {item.conflicts.some(({ attorneyId }) => attorneyId === one.attorneyId) && (
            <>
              <p>
                {fill(labels.keptOut, {
                  name: one.attorney ?? '–',
                  day: formatDate(one.declaredAt.slice(0, 10), locale),
                })}
              </p>
              {one.note && <p className="text-ink-soft wrap-anywhere">{one.note}</p>}
            </>
          )}
          <Form
            call={casesApi.takeBackConflict}
            words={labels.takeBack}
            fixed={{ id: item.row.id, attorneyId: one.attorneyId }}
            after="gone"
            onDone={reload}
            quiet
          >
            <TextArea name="note" lines={2} />
          </Form>
        </div>
      ))}
    </Panel>
  );
}
